import { describe, expect, inject, test } from 'vitest';
import { PAGE_KINDS } from '../../../scripts/browser/page-kinds.ts';
import { onEveryKind, oneBrowser, seen } from './every-kind.ts';
import { readToTheEnd } from './watch-layout.ts';

const MAP_BUTTON = '.service-area-map button';

onEveryKind('asks nothing of another host while it is read', ({ look }) =>
  look({ width: 390 }, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await readToTheEnd(page);
    const home = new URL(page.url()).origin;
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => !url.startsWith(home) && !url.startsWith('data:'))).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
  }),
);

describe('the map', () => {
  const browser = oneBrowser();

  test('loads when it is asked for, and not before', () =>
    seen(browser(), { width: 1440 }, inject('site').url + PAGE_KINDS.home, async (page) => {
      const hosts: string[] = [];
      page.on('request', (request) => hosts.push(new URL(request.url()).host));
      const home = new URL(page.url()).host;
      const button = page.locator(MAP_BUTTON);
      await button.scrollIntoViewIfNeeded();
      await button.hover();
      await button.focus();
      expect(hosts.filter((host) => host !== home)).toEqual([]);
      await button.click();
      await expect.poll(() => hosts.filter((host) => host !== home)).toEqual(['www.google.com']);
      expect(await page.locator('.service-area-map iframe').getAttribute('title')).toMatch(/\w/);
    }),
  );
});
