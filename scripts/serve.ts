import { type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { BuildError } from '../src/output/build-error.ts';
import { runCommand } from './command.ts';

type Headers = { source: string; headers: { key: string; value: string }[] }[];

await runCommand({
  usage: 'npm run serve -- [options]',
  about: 'Serves the built site as a host would: its headers, and 404.html for what is not there.',
  options: {
    port: { value: 'NUMBER', help: 'Port to listen on (4174). The next free one is taken when it is busy.' },
    host: { value: 'NAME', help: 'Name or address to listen on (localhost).' },
    out: { value: 'DIR', help: 'Folder to serve (dist).' },
    quiet: { help: 'Print nothing.' },
  },
  run: async ({ port = '4174', host = 'localhost', out = 'dist', quiet }, root) => {
    const folder = resolve(root, out);
    if (!existsSync(join(folder, 'index.html'))) throw new BuildError(`There is no site in ${out} yet. Run npm run build first.`);
    const headers = everyPageHeaders(folder);
    sirvCli()(folder, {
      port,
      host,
      quiet,
      clear: false,
      etag: true,
      // Looks at the disk for each request, so that a new build shows without a restart.
      dev: true,
      setHeaders: (response: ServerResponse) => headers.forEach(({ key, value }) => response.setHeader(key, value)),
      // Its own answer to an unknown path is an empty page.
      onNoMatch: (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
        response.end(readFileSync(join(folder, '404.html')));
      },
    });
  },
});

/** The command's own starter. It takes options that its command line has no words for; its package exports only package.json. */
function sirvCli(): (folder: string, options: object) => void {
  const require = createRequire(import.meta.url);
  return require(join(dirname(require.resolve('sirv-cli/package.json')), 'index.js'));
}

/** The headers that the build wrote for every answer, so that a policy which is too strict shows here first. */
function everyPageHeaders(folder: string): Headers[number]['headers'] {
  const { headers } = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')) as { headers: Headers };
  return headers.find(({ source }) => source === '/(.*)')?.headers ?? [];
}
