import { createDevServer } from '../src/generator/dev/dev-server.ts';
import { moduleRegistry } from '../src/generator/dev/module-registry.ts';
import { watchFolders } from '../src/generator/dev/watch-folders.ts';
import { editorScript } from '../src/generator/edit/editor-script.ts';
import { createPen } from '../src/generator/edit/pen.ts';
import type { Release } from '../src/generator/edit/publishing.ts';
import { PORT } from './args.ts';
import { runCommand } from './command.ts';
import { dayFrom } from './day.ts';
import { listen } from './listen.ts';
import { runLines } from './run-lines.ts';
import { WATCHED } from './watched.ts';

void runCommand({
  usage: 'npm run edit -- [options]',
  about: 'Opens the site for editing: click the words that are wrong, and write the right ones.',
  options: {
    port: { ...PORT, help: 'Port to listen on (4175). If it is busy, the next free port is used.' },
    date: { value: 'YYYY-MM-DD', help: 'Show the site as of that day.' },
  },
  run: async ({ port = 4175, date }, root) => {
    const release: Release = (hear) => runLines('npm', ['run', '--silent', 'release'], root, hear);
    const options = { root, day: dayFrom(date), now: () => new Date(), log: (line: string) => console.log(line) };
    const server = createDevServer({
      ...options,
      modules: moduleRegistry(root),
      entry: { file: 'src/site.ts', name: 'site' },
      watch: (changed) => watchFolders(root, WATCHED, changed),
      pen: ({ served, definition }) => createPen({ ...options, release, served, definition, script: () => editorScript(root) }),
    });
    console.log(`Edit the site at http://localhost:${await listen(server, port)}  (stop with Ctrl-C)`);
  },
});
