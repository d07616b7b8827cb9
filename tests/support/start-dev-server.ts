import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listen } from '../../scripts/shared/listen.ts';
import { createDevServer } from '../../src/generator/dev/dev-server.ts';
import { ROOT } from './project.ts';

type Options = Parameters<typeof createDevServer>[0];

/** A dev server that listens until its test ends, and `report`, which tells it of a changed file. */
export async function startDevServer(
  options: Partial<Options> & Pick<Options, 'root' | 'modules'>,
) {
  let report = (_files: readonly string[]): void => {};
  const server = createDevServer({
    generatorFolder: join(ROOT, 'src/generator'),
    programFolders: [],
    now: () => new Date(),
    log: () => {},
    watch: (changed) => {
      report = changed;
      return { lookForChanges: () => {}, stop: () => {} };
    },
    ...options,
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, port, report: (file: string) => report([file]) };
}
