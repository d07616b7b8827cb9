import { createDevServer } from '../src/generator/development.ts';
import { PORT } from './shared/args.ts';
import { runCommand } from './shared/command.ts';
import { listen } from './shared/listen.ts';
import { devServerOptions, SERVE_OPTIONS } from './shared/dev-server-options.ts';

void runCommand({
  usage: 'npm run dev -- [options]',
  about: 'Serves the site while you work on it. Each save and each mistake shows in the browser.',
  options: {
    port: { ...PORT, help: 'Port to listen on (4173). If it is busy, the next free port is used.' },
    ...SERVE_OPTIONS,
  },
  run: async ({ port = 4173, ...shown }, root) => {
    const server = createDevServer(devServerOptions(root, shown));
    console.log(`http://localhost:${await listen(server, port)}  (stop with Ctrl-C)`);
  },
});
