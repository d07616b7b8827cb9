import { resolve } from 'node:path';
import { PORT } from './args.ts';
import { runCommand } from './command.ts';
import { listen } from './listen.ts';
import { hostServer } from './preview/host-server.ts';

await runCommand({
  usage: 'npm run preview -- [options]',
  about:
    'Serves the built site like a host: with its headers, and 404.html for unknown paths. It does not redirect: /review shows its page.',
  options: {
    port: { ...PORT, help: 'Port to listen on (8080). If it is busy, the next free port is used.' },
    host: { value: 'NAME', help: 'Name or address to listen on (localhost).' },
    out: { value: 'DIR', help: 'Folder to serve (dist).' },
  },
  run: async ({ port = 8080, host = 'localhost', out = 'dist' }, root) => {
    const open = await listen(hostServer(resolve(root, out), host), port, host);
    console.log(`http://${host}:${open}  (stop with Ctrl-C)`);
  },
});
