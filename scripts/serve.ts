import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { BuildError } from '../src/output/build-error.ts';
import { errorCode } from '../src/output/disk.ts';
import { answerHeaders, type HostRules, isHostFile, redirectOf } from '../src/output/host-answer.ts';
import { requestPath } from '../src/output/request-path.ts';
import { PORT } from './args.ts';
import { runCommand } from './command.ts';
import { readHostRules } from './read-host-rules.ts';

/** `originalUrl` is what was asked for, when something before the server changed `url`. */
type Request = IncomingMessage & { originalUrl?: string };

await runCommand({
  usage: 'npm run serve -- [options]',
  about: 'Serves the built site as a host would: its headers, its redirects, and 404.html for what is not there.',
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
    leadAway((path) => isHostFile(path) || redirectOf(rules(), path) !== undefined);
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
      onNoMatch: (request: Request, response: ServerResponse) => answerWithoutFile(folder, rules(), requestPath(request.originalUrl ?? request.url), response),
    });
  },
});

/** Lets sirv look for the paths of `isNoFile` where no file can be. It keeps its server to itself; this is the one place before it. */
function leadAway(isNoFile: (path: string) => boolean): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: Request };
    if (isNoFile(requestPath(request.url))) [request.originalUrl, request.url] = [request.url, '/\0'];
  });
}

/** A redirect, or the not-found page: with its own headers, so that nobody keeps it for ever in the place of an asset. */
function answerWithoutFile(folder: string, rules: HostRules, path: string, response: ServerResponse): void {
  const redirect = redirectOf(rules, path);
  setHeaders(response, answerHeaders(rules, redirect ? path : '/404.html'));
  if (redirect) return void response.writeHead(redirect.statusCode, { Location: redirect.destination }).end();
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
