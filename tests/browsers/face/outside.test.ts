import { describe, expect, inject, test } from 'vitest';
import { PAGE_KINDS } from '../../../scripts/browser/page-kinds.ts';
import { oneBrowser, seen } from './every-kind.ts';

const MAP_BUTTON = '.service-area-map button';

describe('the map', () => {
  const browser = oneBrowser();

  test('loads only after the visitor asks for it', () =>
    seen(browser(), { width: 1440 }, inject('frozenSite').url + PAGE_KINDS.home, async (page) => {
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
    }));
});
