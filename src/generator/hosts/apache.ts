import { REVALIDATE, HASHED_PREFIX, BROTLI_EXTENSION, KEEP_FOREVER } from '../base/served-files.ts';
import { escapeRegExp } from '../base/text.ts';
import { HOST_FILE_PATTERN, TAKES_BROTLI, type HostSettings } from './host-settings.ts';

/**
 * `.htaccess` for Apache 2.4 at the root of a site whose configuration says `AllowOverride All`.
 * Its note has lines that only the configuration can have. With them, redirects name the site's
 * host and not the one in the request, the server does not answer TRACE, which repeats cookies, and
 * an encoded slash gets the not-found page with its headers.
 */
export function apacheFile({ redirects, headers }: HostSettings): string {
  // In a substitution, % and $ refer to parts of the match.
  const target = (url: string) => url.replace(/[%$]/g, '\\$&');
  const redirectRules = redirects.map(
    ({ from, to, status }) =>
      `RewriteRule ^${escapeRegExp(from.slice(1))}/?$ "${target(to)}" [R=${status},L,NE]\n`,
  );
  const headerLines = headers.map(([name, value]) => `  Header always set ${name} "${value}"\n`);
  return `# For Apache 2.4, written by the build. Needs AllowOverride All and mod_rewrite; uses mod_headers and mod_deflate if they are loaded.
# If you can change the server's configuration, also set there, in the <VirtualHost> of this site:
#   UseCanonicalName On
#   TraceEnable off
#   AllowEncodedSlashes NoDecode
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
AddDefaultCharset utf-8
AddType font/woff2 .woff2
AddType image/avif .avif
AddType application/manifest+json .webmanifest
AddType "text/vcard; charset=utf-8" .vcf
AddEncoding br ${BROTLI_EXTENSION}
ErrorDocument 404 /404.html

RewriteEngine On
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

# The page for unknown addresses. Nobody can ask for it by its name.
RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteCond %{HTTP:Accept-Encoding} ${TAKES_BROTLI} [NC]
RewriteCond %{DOCUMENT_ROOT}/404.html${BROTLI_EXTENSION} -f
RewriteRule ^404\\.html$ /404.html${BROTLI_EXTENSION} [END]
RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteRule ^404\\.html$ - [END]

${redirectRules.join('')}
# Files for hosts and hidden files are not for visitors.
RewriteRule ^(404(\\.html)?(/.*)?|.+\\${BROTLI_EXTENSION}|${HOST_FILE_PATTERN}|\\.(?!well-known/).*)$ - [R=404,L]

# Each page has one address, without .html, index or a slash at the end. Redirect only to pages that exist.
RewriteRule ^index(\\.html)?/?$ / [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(/|/index/?|(/index)?\\.html/?)$ /$1 [R=301,L]

# A page may have a compressed file beside it.
RewriteRule ^$ index
RewriteCond %{HTTP:Accept-Encoding} ${TAKES_BROTLI} [NC]
RewriteCond %{DOCUMENT_ROOT}/$1.html${BROTLI_EXTENSION} -f
RewriteRule ^(.+)$ /$1.html${BROTLI_EXTENSION} [END]

RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [END]

# A folder is not a page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]

<IfModule mod_headers.c>
  # mod_deflate adds a suffix to the ETag of a compressed file, and does not recognize that ETag later. Remove the suffix.
  RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""
${headerLines.join('')}  Header merge Vary Accept-Encoding
  <If "%{REQUEST_URI} =~ m#^${HASHED_PREFIX}#">
    Header set Cache-Control "${KEEP_FOREVER}"
  </If>
  <Else>
    Header always set Cache-Control "${REVALIDATE}"
  </Else>
</IfModule>

<IfModule mod_deflate.c>
  SetEnvIf Request_URI "\\${BROTLI_EXTENSION}$" no-gzip
  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json application/xml text/xml text/plain image/svg+xml
  # The line above leaves out the not-found page.
  <Files "404.html">
    SetOutputFilter DEFLATE
  </Files>
</IfModule>
`;
}
