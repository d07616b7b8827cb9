import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../../scripts/listen.ts';
import { outputFiles } from '../../../src/generator/paths.ts';
import { endChild, startChild } from '../../browser/engines/child-process.ts';
import { poll } from '../../browser/engines/poll.ts';
import { SHOP } from '../../support/sites.ts';

const CLI = 'node_modules/sirv-cli/bin.js';
const FOLDER = inject('shopFolder');

// sirv-cli knows nothing of our host files. So it shows what our file names alone do.
describe('a static server with no settings', () => {
  let origin: string;
  let child: ReturnType<typeof startChild>;

  beforeAll(async () => {
    const port = await freePort('127.0.0.1');
    child = startChild(
      process.execPath,
      [CLI, FOLDER, '--host', '127.0.0.1', '--port', `${port}`, '--quiet'],
      { stdio: 'ignore' },
    );
    origin = `http://127.0.0.1:${port}`;
    await poll('sirv-cli answers', () => fetch(origin));
  });

  afterAll(() => endChild(child));

  test.each(SHOP.everyKind)(
    'answers at $path, and with a slash behind it',
    async ({ kind, path }) => {
      for (const address of new Set([path, path.replace(/\/?$/, '/')])) {
        const answer = await fetch(origin + address, { redirect: 'manual' });
        expect(answer.status).toBe(kind === 'not-found' ? 404 : 200);
        if (answer.ok)
          expect(await answer.text()).toBe(
            readFileSync(join(FOLDER, outputFiles(path)[0]!), 'utf8'),
          );
      }
    },
  );
});
