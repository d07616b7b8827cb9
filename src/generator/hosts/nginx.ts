import { REVALIDATE, HASHED_PREFIX, BROTLI_EXTENSION, KEEP_FOREVER } from '../base/served-files.ts';
import { HOST_FILE_PATTERN, TAKES_BROTLI, type HostSettings } from './host-settings.ts';

/** A server block for nginx 1.18 or newer. Include it inside `http { }`. */
export function nginxFile({ hostname, redirects, headers }: HostSettings): string {
  const headerLines = headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  const redirectRules = redirects.flatMap(({ from, to, status }) =>
    [from, `${from}/`].map((path) => `  location = ${path} { return ${status} "${to}"; }\n`),
  );
  return `# Server block for nginx, written by the build. Include it inside http { }; set root, and add TLS with HTTP/2.
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  root /var/www/${hostname};

  charset utf-8;
  # Fewer bytes before a page's first one.
  server_tokens off;
  max_ranges 0;
  autoindex off;
  absolute_redirect off;
  error_page 404 /404.html;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }

  gzip on;
  gzip_comp_level 9;
  gzip_proxied any;
  gzip_types text/css text/javascript application/javascript application/json application/xml text/xml text/plain image/svg+xml;

  # A page may have a compressed file beside it. No file ends in .none.
  set $compressed .none;
  set $encoding "";
  if ($http_accept_encoding ~* "${TAKES_BROTLI}") { set $compressed ${BROTLI_EXTENSION}; }
  add_header Content-Encoding $encoding always;
  add_header Vary Accept-Encoding always;

  set $keep "${REVALIDATE}";
  add_header Cache-Control $keep always;
${headerLines.join('')}
${redirectRules.join('')}
  # File names in this folder have a hash of the content.
  location ^~ ${HASHED_PREFIX} {
    set $keep "${KEEP_FOREVER}";
    try_files $uri =404;
  }

  # Files for hosts and hidden files are not for visitors.
  location ~ ^/(404(\\.html)?(/.*)?|${HOST_FILE_PATTERN}|\\.(?!well-known/).*)$ { return 404; }

  # Each page has one address, without .html, index or a slash at the end. Redirect only to pages that exist.
  location ~ ^(?<page>|/.+?)(/|/index/?|(/index)?\\.html/?)$ {
    if ($page = "") { return 301 /$is_args$args; }
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }

  location ~ \\${BROTLI_EXTENSION}$ {
    internal;
    gzip off;
    set $encoding br;
    types { }
    default_type text/html;
  }

  location ~ \\.(vcf|webmanifest)$ {
    types {
      "text/vcard; charset=utf-8" vcf;
      application/manifest+json webmanifest;
    }
  }

  location = / {
    if (-f $document_root/index.html$compressed) { rewrite ^ /index.html${BROTLI_EXTENSION} last; }
    try_files /index.html =404;
  }

  location = /404.html {
    internal;
    if (-f $document_root/404.html$compressed) { rewrite ^ /404.html${BROTLI_EXTENSION} last; }
  }

  location / {
    if (-f $document_root$uri.html$compressed) { rewrite ^ $uri.html${BROTLI_EXTENSION} last; }
    try_files $uri $uri.html =404;
  }
}
`;
}
