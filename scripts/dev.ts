import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type DevState, devAnswer, EVENTS_PATH } from '../src/generator/dev/dev-answer.ts';
import { readPublicFiles } from '../src/generator/assets/public-files.ts';
import { requestPath } from '../src/generator/dev/request-path.ts';
import { PORT } from './args.ts';
import { runCommand } from './command.ts';
import { oneAtATime } from '../src/generator/dev/one-at-a-time.ts';
import { type OpenPages, openPages } from '../src/generator/dev/open-pages.ts';
import { watchFolders } from '../src/generator/dev/watch-folders.ts';

const WATCHED = ['content', 'templates', 'src', 'public'];

await runCommand({
  usage: 'npm run dev -- [options]',
  about: 'Serves the site while it is being worked on: builds on every save and reloads the browser. Errors show in the page.',
  options: {
    port: { ...PORT, help: 'Port to listen on (4173). The next free one is taken when it is busy.' },
    date: { value: 'YYYY-MM-DD', help: 'Build as of that day.' },
  },
  run: async ({ port = 4173, date }, root) => {
    const out = join(root, 'node_modules/.cache/dev-site');
    const state: DevState = { site: new Map() };
    const pages = openPages();
    const rebuild = oneAtATime(async () => {
      state.failure = await buildOnce(root, ['--development', '--out', out, ...(date === undefined ? [] : ['--date', date])]);
      if (state.failure === undefined) state.site = readPublicFiles(out);
      pages.tell();
    });
    // Before the first build, or what is saved during it would be lost.
    watchFolders(root, WATCHED, () => void rebuild().catch(console.error));
    await rebuild();
    console.log(`http://localhost:${await listen(siteServer(state, pages), port)}  (stop with Ctrl-C)`);
  },
});

function siteServer(state: DevState, pages: OpenPages): Server {
  return createServer((request, response) => {
    const path = requestPath(request.url);
    if (path === EVENTS_PATH) return pages.add(response);
    const { status, type, body } = devAnswer(state, path);
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  });
}

/** A build in a process of its own, so that changed code is loaded afresh. Resolves to why it failed, or to nothing. */
function buildOnce(root: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'build', ...args], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (data) => {
      process.stderr.write(data);
      errors += data;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? undefined : errors.trim()));
  });
}

/** Listens on the first free port from `port` on. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(listen(server, port + 1)) : reject(error)));
    server.listen(port, 'localhost', () => resolve((server.address() as { port: number }).port));
  });
}
