import type { Request } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PAGE_KINDS } from '../../../scripts/browser/page-kinds.ts';
import { pageAt } from '../support/one-page.ts';

const MAP_BUTTON = '.service-area-map button';

test('the map loads only after the visitor asks for it', async () => {
  const page = await pageAt(PAGE_KINDS.home, { width: 1440 });
  const hosts: string[] = [];
  const record = (request: Request) => hosts.push(new URL(request.url()).host);
  page.on('request', record);
  onTestFinished(() => void page.off('request', record));
  const home = new URL(page.url()).host;
  const button = page.locator(MAP_BUTTON);
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await button.focus();
  expect(hosts.filter((host) => host !== home)).toEqual([]);
  await button.click();
  await expect.poll(() => hosts.filter((host) => host !== home)).toEqual(['www.google.com']);
  expect(await page.locator('.service-area-map iframe').getAttribute('title')).toMatch(/\w/);
});
