import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { editing } from '../src/editing.ts';
import {
  editorExtension,
  editorScript,
  LanAccess,
  lock,
  type ContentCommand,
} from '../src/editor/index.ts';
import { createDevServer } from '../src/generator/development.ts';
import { PORT } from './shared/args.ts';
import { runCommand } from './shared/command.ts';
import { listen } from './shared/listen.ts';
import { devServerOptions, SERVE_OPTIONS } from './shared/dev-server-options.ts';
import { openInBrowser } from './shared/open-in-browser.ts';
import { runScript } from './shared/run-script.ts';

void runCommand({
  usage: 'npm run edit -- [options]',
  about: 'Opens the site for editing: click the words that are wrong, and write the right ones.',
  options: {
    port: { ...PORT, help: 'Port to listen on (4175). If it is busy, the next free port is used.' },
    lan: {
      help: 'Let a phone on the same network in, and nobody else, with a code that works once.',
    },
    ...SERVE_OPTIONS,
  },
  run: async ({ port = 4175, lan, ...shown }, root) => {
    lock(join(root, '.cache/edit/lock'));
    const releaseScript =
      (script: string, env?: Record<string, string>): ContentCommand =>
      (content, onLine) =>
        runScript(script, ['--content', content], root, onLine, env);
    const serverOptions = devServerOptions(root, shown);
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const outside = addresses.flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? [address] : [],
    );
    const access = lan && new LanAccess((path) => invite(path));
    const server = createDevServer({
      ...serverOptions,
      // The owner's tasks are read once.
      programFolders: [...serverOptions.programFolders, 'src/editing.ts'],
      hostnames: lan && new Set(['localhost', '127.0.0.1', ...outside]),
      extend: (devSite) =>
        editorExtension(devSite, {
          ...serverOptions,
          editing,
          release: releaseScript('release'),
          drawCards: releaseScript('share-cards', { NO_INSTALL: '1' }),
          lan: access,
          script: editorScript(root),
        }),
    });
    const freePort = await listen(server, port, lan ? '0.0.0.0' : undefined);
    /** Prints an address for the next device on each network. Some networks may be virtual. */
    function invite(path: string): void {
      for (const host of outside.length > 0 ? outside : ['localhost']) {
        const address = `http://${host}:${freePort}${path}`;
        console.log(renderUnicodeCompact(address));
        console.log(`For one phone on this network, or this machine:\n${address}`);
      }
    }
    if (access) return invite(access.path());
    const address = `http://localhost:${freePort}`;
    console.log(`Edit the site at ${address}  (stop with Ctrl-C)`);
    // Without a terminal, nobody waits for a browser.
    if (process.stdout.isTTY) openInBrowser(address);
  },
});
