import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listen } from '../../scripts/shared/listen.ts';
import { createDevServer } from '../../src/generator/dev/dev-server.ts';
import type { SiteDefinition } from '../../src/generator/site-definition.ts';
import { ROOT } from './project.ts';

type Options = Parameters<typeof createDevServer>[0];

/**
 * A dev server that listens until its test ends, and `report`, which tells it of a changed file. It
 * serves `site`, unless it gets `modules`.
 */
export async function startDevServer({
  site,
  ...options
}: Partial<Options> & Pick<Options, 'root'> & { site?: SiteDefinition }) {
  let report = (_files: readonly string[]): void => {};
  const server = createDevServer({
    generatorFolder: join(ROOT, 'src/generator'),
    contentPath: join(options.root, 'content'),
    programFolders: [],
    modules: { loadSite: async () => ({ site: site!, codeFiles: [] }), positionsIn: () => [] },
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
