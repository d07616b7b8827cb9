import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type DevState, devAnswer, EVENTS_PATH } from '../src/output/dev-answer.ts';
import { readPublicFiles } from '../src/output/public-files.ts';
import { requestPath } from '../src/output/request-path.ts';
import { runCommand } from './command.ts';

const WATCHED = ['content', 'templates', 'src', 'public'];

await runCommand({
  usage: 'npm run dev -- [options]',
  about: 'Serves the site while it is being worked on: builds on every save and reloads the browser. Errors show in the page.',
  options: {
    port: { value: 'NUMBER', help: 'Port to listen on (4173). The next free one is taken when it is busy.' },
    date: { value: 'YYYY-MM-DD', help: 'Build as of that day.' },
  },
  run: async ({ port = '4173', date }, root) => {
    const out = join(root, 'node_modules/.cache/dev-site');
    const state: DevState = { site: new Map() };
    const listeners = new Set<ServerResponse>();
    let builds = 0;

    const rebuild = async (): Promise<void> => {
      state.failure = await buildOnce(root, ['--development', '--out', out, ...(date === undefined ? [] : ['--date', date])]);
      if (state.failure === undefined) state.site = readPublicFiles(out);
      builds++;
      for (const listener of listeners) tell(listener, builds);
    };

    const server = createServer((request, response) => {
      const path = requestPath(request.url);
      if (path === EVENTS_PATH) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
        listeners.add(response.on('close', () => listeners.delete(response)));
        return tell(response, builds);
      }
      const { status, type, body } = devAnswer(state, path);
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      response.end(body);
    });
    await rebuild();
    whenSaved(root, rebuild);
    console.log(`http://localhost:${await listen(server, Number(port))}  (stop with Ctrl-C)`);
  },
});

// Restarts of the server must look like a new build to a page that is open.
const SESSION = Date.now();
const tell = (listener: ServerResponse, build: number): void => void listener.write(`data: ${SESSION}.${build}\n\n`);

/** A build in a process of its own, so that changed code is loaded afresh. Resolves to why it failed, or to nothing. */
function buildOnce(root: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'build', ...args], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (data) => {
      process.stderr.write(data);
      errors += data;
    });
    child.once('close', (code) => resolve(code === 0 ? undefined : errors.trim()));
  });
}

/** Calls `act` once for a burst of saves, and once more when something was saved while it ran. */
function whenSaved(root: string, act: () => Promise<void>): void {
  let waiting: NodeJS.Timeout | undefined;
  let busy = false;
  let again = false;
  const run = async (): Promise<void> => {
    if (busy) return void (again = true);
    busy = true;
    do {
      again = false;
      await act();
    } while (again);
    busy = false;
  };
  for (const folder of WATCHED.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void run(), 40);
    });
  }
}

/** Listens on the first free port from `port` on. */
function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(listen(server, port + 1)) : reject(error)));
    server.listen(port, 'localhost', () => resolve((server.address() as { port: number }).port));
  });
}
