import { join } from 'node:path';
import { expect, test, onTestFinished } from 'vitest';
import { listen } from '../../../scripts/listen.ts';
import { createDevServer } from '../../../src/generator/dev/dev-server.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { ROOT } from '../../support/project.ts';
import { workshopCopy } from '../../support/workshop.ts';

test('answers over HTTP, notifies open pages of each change, and stops watching when it is closed', async () => {
  const { root, edit } = workshopCopy();
  let report: (files: readonly string[]) => void = () => {};
  let watching = true;
  let checks = 0;
  const server = createDevServer({
    root,
    code: { load: async () => ({ site: workshopSite, files: [] }), placesIn: () => [] },
    generator: join(ROOT, 'src/generator'),
    now: () => new Date('2026-03-01T12:00:00Z'),
    log: () => {},
    watch: (changed) => {
      report = changed;
      return { check: () => checks++, stop: () => (watching = false) };
    },
  });
  onTestFinished(() => server.closeAllConnections());
  const port = await listen(server, 0);
  const get = (path: string, accept = 'text/html') =>
    fetch(`http://localhost:${port}${path}`, { headers: { accept } });

  const home = await get('/?from=ad');
  expect(home.status).toBe(200);
  expect(Object.fromEntries(home.headers)).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-store',
  });
  const events = (await get('/__dev/versions', 'text/event-stream')).body!.getReader();
  const next = async () =>
    /^data: (\d+)\n\n$/.exec(new TextDecoder().decode((await events.read()).value))![1]!;
  const version = await next();
  const html = await home.text();
  expect(html).toContain(`<script data-version="${version}">`);
  const caching = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await caching(/\/assets\/\w+\.\w+\.\w+/.exec(html)![0])).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(await caching('/assets/gone.js')).toBe('no-store');
  expect(await (await get('/__dev/stream.js', '*/*')).text()).toContain('EventSource');
  // Only a page asks whether files have changed.
  expect(checks).toBe(3);

  edit('content/home.yaml', 'heading: ', 'heading: New ');
  report(['content/home.yaml']);
  const newer = await next();
  expect(Number(newer)).toBeGreaterThan(Number(version));
  const changed = await (await get('/')).text();
  expect(changed).toMatch(/<h1>New /);
  expect(changed).toContain(`<script data-version="${newer}">`);

  server.close();
  server.closeAllConnections();
  await expect.poll(() => watching).toBe(false);
});
