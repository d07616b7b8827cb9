import {
  ASK_FIRST,
  ASSETS,
  COMPRESSED,
  HOST_FILES,
  KEEP_FOREVER,
  type HostFacts,
} from './host-facts.ts';

/** A Caddyfile for Caddy 2.6 or newer. */
export function caddyFile({ host, root, redirects, headers, types }: HostFacts): string {
  return `# For Caddy 2, written by the build. Set root. Caddy gets a TLS certificate by itself.
${host} {
	root * ${root}
	encode {
		gzip 9
	}

	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"\n`).join('')}	}
	# Fewer bytes before a page's first one: the ETag is enough to ask again.
	header {
		-Server
		-Last-Modified
		-Accept-Ranges
	}
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
${redirects.map(({ from, to, status }) => `\tredir ${from} "${to}" ${status}\n\tredir ${from}/ "${to}" ${status}\n`).join('')}
	# Inside route, directives run in the written order.
	route {
		@write not method GET HEAD
		respond @write 405

		# Files for hosts and hidden files are not for visitors.
		@hidden {
			path /404 /404/ /404.html *${COMPRESSED} ${HOST_FILES.map((name) => `/${name}`).join(' ')} /.*
			not path /.well-known/*
		}
		error @hidden 404

		# No file has such a name. Caddy would answer with a server error.
		@nameless expression \`{path}.matches("[[:cntrl:]]") || {path}.split("/").exists(name, size(bytes(name)) > 255)\`
		error @nameless 404

		# Each page has one address, without .html, index or a slash at the end. Redirect only to pages that exist.
		@home path_regexp ^/index(\\.html)?/?$
		route @home {
			rewrite * /
			redir {uri} 301
		}
		@other_name path_regexp name ^(/.+?)(/|/index/?|(/index)?\\.html/?)$
		@page file {re.name.1}.html
		route @other_name {
			route @page {
				rewrite * {re.name.1}
				redir {uri} 301
			}
			error 404
		}

		try_files {path} {path}.html {path}/index.html
		file_server {
			precompressed br
		}
	}

	handle_errors {
		encode {
			gzip 9
		}
		rewrite * /404.html
		file_server {
			precompressed br
		}
	}
}
`;
}
