import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { BuildError } from '../src/generator/build-error.ts';
import { errorCode } from '../src/generator/write/disk.ts';
import { answerHeaders, type HostRules } from '../src/generator/hosts/answer-headers.ts';
import { PORT } from './args.ts';
import { runCommand } from './command.ts';
import { readHostRules } from './read-host-rules.ts';

await runCommand({
  usage: 'npm run serve -- [options]',
  about: 'Serves the built site as a host would: its headers, and 404.html for what is not there. Redirects are left to hosts: here /review is its page.',
  options: {
    port: { ...PORT, help: 'Port to listen on (4174). The next free one is taken when it is busy.' },
    host: { value: 'NAME', help: 'Name or address to listen on (localhost).' },
    out: { value: 'DIR', help: 'Folder to serve (dist).' },
    quiet: { help: 'Print nothing.' },
  },
  run: async ({ port = 4174, host = 'localhost', out = 'dist', quiet }, root) => {
    const folder = resolve(root, out);
    if (!existsSync(join(folder, 'index.html'))) throw new BuildError(`There is no site in ${out} yet. Run npm run build first.`);
    let last: HostRules | undefined;
    // Read for each request: a new build may bring a new policy, under which the old one's scripts would not run.
    const rules = (): HostRules => (last = readHostRules(folder, last));
    sirvCli()(folder, {
      port,
      host,
      quiet,
      clear: false,
      etag: true,
      // Looks at the disk for each request, so that a new build shows without a restart.
      dev: true,
      setHeaders: (response: ServerResponse, path: string) => {
        setHeaders(response, answerHeaders(rules(), path));
        // Its own table does not know this type.
        if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
        // A build may take the file away between the look and the reading.
        response.once('pipe', (file) => file.once('error', () => response.destroy()));
      },
      // Its own answer to an unknown path is an empty page.
      onNoMatch: (_request: IncomingMessage, response: ServerResponse) => answerNotFound(folder, rules(), response),
    });
  },
});

/** The not-found page, with its own headers, so that nobody keeps it for ever in the place of an asset. */
function answerNotFound(folder: string, rules: HostRules, response: ServerResponse): void {
  setHeaders(response, answerHeaders(rules, '/404.html'));
  const page = notFoundPage(folder);
  response.writeHead(404, { 'Content-Type': page ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8' }).end(page ?? 'Not found');
}

/** Nothing when it is not there, as in the instant when a build replaces the folder. */
function notFoundPage(folder: string): Uint8Array | undefined {
  try {
    return readFileSync(join(folder, '404.html'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const setHeaders = (response: ServerResponse, headers: [string, string][]): void => headers.forEach(([name, value]) => void response.setHeader(name, value));

/** The command's own starter. It takes options that its command line has no words for; its package exports only package.json. */
function sirvCli(): (folder: string, options: object) => void {
  const require = createRequire(import.meta.url);
  return require(join(dirname(require.resolve('sirv-cli/package.json')), 'index.js'));
}
