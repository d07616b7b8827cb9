import { ASK_FIRST, ASSETS, HOST_FILES, KEEP_FOREVER, type HostFacts } from './host-facts.ts';

/** A Caddyfile for Caddy 2.6 or newer. */
export function caddyFile({ host, root, redirects, headers, types }: HostFacts): string {
  return `# For Caddy 2, written by the build. Set root. Caddy gets a TLS certificate by itself.
${host} {
	root * ${root}
	encode zstd gzip

	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"\n`).join('')}	}
	@asset {
		path ${ASSETS}*
		file
	}
	@other not {
		path ${ASSETS}*
		file
	}
	header @asset Cache-Control "${KEEP_FOREVER}"
	header @other Cache-Control "${ASK_FIRST}"
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
${types.map(({ path, type }) => `\theader ${path} Content-Type "${type}"\n`).join('')}
${redirects.map(({ from, to }) => `\tredir ${from} "${to}" 302\n\tredir ${from}/ "${to}" 302\n`).join('')}
	# Inside route, directives run in the written order.
	route {
		# Files for hosts and hidden files are not for visitors.
		@hidden {
			path ${HOST_FILES.map((name) => `/${name}`).join(' ')} /.*
			not path /.well-known/*
		}
		error @hidden 404

		# No file name has a control character. Caddy would answer such a request with a server error.
		@control path_regexp [[:cntrl:]]
		error @control 404

		# Each page has one address, without a slash at the end. Redirect only to pages that exist.
		@slash path_regexp slash ^(/.+)/$
		@page file {re.slash.1}.html
		route @slash {
			route @page {
				rewrite * {re.slash.1}
				redir {uri} 301
			}
		}

		try_files {path} {path}.html {path}/index.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}
