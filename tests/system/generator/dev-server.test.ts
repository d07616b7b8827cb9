import { expect, test, onTestFinished } from 'vitest';
import { listen } from '../../../scripts/listen.ts';
import { createDevServer } from '../../../src/generator/dev/dev-server.ts';
import type { NewVersion } from '../../../src/generator/dev/page-script.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { workshopCopy } from '../../support/workshop.ts';

test('answers over HTTP, notifies open pages of each change, and stops watching when it is closed', async () => {
  const { root, edit } = workshopCopy();
  let report: (files: readonly string[]) => void = () => {};
  let watching = true;
  const server = createDevServer({
    root,
    modules: {
      load: async () => ({ exports: { workshopSite }, files: new Set() }),
      placesIn: () => [],
    },
    entry: { file: 'site.ts', name: 'workshopSite' },
    now: () => new Date('2026-03-01T12:00:00Z'),
    log: () => {},
    watch: (changed) => {
      report = changed;
      return () => {
        watching = false;
      };
    },
  });
  onTestFinished(() => server.closeAllConnections());
  const port = await listen(server, 0);
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);

  const home = await get('/?from=ad');
  expect(home.status).toBe(200);
  expect(Object.fromEntries(home.headers)).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-store',
  });
  const events = (await get('/__dev/events')).body!.getReader();
  const next = async () =>
    JSON.parse(
      /^data: (\S+)\n\n$/.exec(new TextDecoder().decode((await events.read()).value))![1]!,
    ) as NewVersion;
  const { to: version } = await next();
  const html = await home.text();
  expect(html).toContain(`<script data-version="${version}">`);
  const caching = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await caching(/\/assets\/\w+\.\w+\.\w+/.exec(html)![0])).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(await caching('/assets/gone.js')).toBe('no-store');

  edit('content/home.yaml', 'heading: ', 'heading: New ');
  report(['content/home.yaml']);
  const { to: newer } = await next();
  expect(newer).not.toBe(version);
  const changed = await (await get('/')).text();
  expect(changed).toMatch(/<h1>New /);
  expect(changed).toContain(`<script data-version="${newer}">`);

  server.close();
  server.closeAllConnections();
  await expect.poll(() => watching).toBe(false);
});
