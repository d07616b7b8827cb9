import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/listen.ts';
import { outputFiles } from '../../src/generator/paths.ts';
import { endChild, startChild } from '../browsers/engines/child-process.ts';
import { poll } from '../browsers/engines/poll.ts';

const CLI = 'node_modules/sirv-cli/bin.js';
const PATHS = ['/', '/services', '/services/brakes', '/vehicles/acura'];

// sirv-cli knows nothing of our host files. So it shows what our file names alone do.
describe('a static server with no settings', () => {
  let folder: string;
  let origin: string;
  let child: ReturnType<typeof startChild>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bare-'));
    for (const path of PATHS)
      for (const file of outputFiles(path)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), `the page of ${path}`);
      }
    const port = await freePort('127.0.0.1');
    child = startChild(process.execPath, [CLI, folder, '--host', '127.0.0.1', '--port', `${port}`, '--quiet'], { stdio: 'ignore' });
    origin = `http://127.0.0.1:${port}`;
    await poll('sirv-cli answers', () => fetch(origin));
  });

  afterAll(async () => {
    await endChild(child);
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(PATHS)('answers 200 at the canonical address %s, and with a slash behind it', async (path) => {
    for (const address of new Set([path, path.replace(/\/?$/, '/')])) {
      const answer = await fetch(origin + address, { redirect: 'manual' });
      expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 200, body: `the page of ${path}` });
    }
  });

  test('answers 404 where there is no page', async () => {
    expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  });
});
