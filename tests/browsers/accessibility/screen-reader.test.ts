import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { open, pageBrowser, stillPage } from '../../../scripts/browser/still-page.ts';
import { accessibilityTree } from './accessibility-tree.ts';
import { openHeldRedirect } from '../../../scripts/browser/held-redirect.ts';
import { lineChanges } from './line-changes.ts';
import { readOut } from './read-out.ts';
import { PAGES, take, WIDGETS } from './scripts.ts';

const { url } = inject('site');
const WIDE = 1440;
const PHONE = 390;
const RENEW =
  'What screen readers are told has changed. Read the difference as somebody would who does not see the page. If it is right, renew the text: npx vitest run tests/accessibility/screen-reader.test.ts -u';

let browser: Browser;
const pages = new Map<number, Page>();
beforeAll(async () => {
  browser = await pageBrowser();
  for (const width of [WIDE, PHONE]) pages.set(width, await stillPage(browser, { width }));
});
afterAll(() => browser?.close());

/** What is read out of a page at a width, or of one part of it. */
async function said(path: string, width: number, part?: string): Promise<string[]> {
  const page = pages.get(width)!;
  await open(page, url + path);
  return readOut(await accessibilityTree(page, part));
}

const keep = (name: string, lines: string[]) => expect(`${lines.join('\n')}\n`, RENEW).toMatchFileSnapshot(`../../../docs/screen-reader/${name}.txt`);
const isFrame = (line: string): boolean => !line.startsWith('main') && !line.startsWith(' ');

/** The parts of a page before and after its main part, without the mark of the page that one is on. */
function frameOf(lines: string[]): string[] {
  const start = lines.indexOf('main');
  const length = lines.slice(start + 1).findIndex(isFrame);
  return [...lines.slice(0, start + 1), '  ...', ...lines.slice(start + 1 + length)].map((line) => line.replace(', current page', ''));
}

describe('what a screen reader is told', () => {
  test('around every page', async () => {
    const [wide, phone] = [frameOf(await said('/about', WIDE)), frameOf(await said('/about', PHONE))];
    await keep('frame', ['What stands around every page', '', `On a wide screen (${WIDE} px)`, '', ...wide, '', `On a phone (${PHONE} px)`, '', ...phone]);
    for (const [kind, path] of EVERY_KIND) {
      expect([kind, frameOf(await said(path, WIDE))]).toEqual([kind, wide]);
      expect([kind, frameOf(await said(path, PHONE))]).toEqual([kind, phone]);
    }
  });

  test.each(Object.entries(PAGES))('on the page %s', async (name, path) => {
    const wide = await said(path, WIDE, 'main');
    const [title, current] = await pages.get(WIDE)!.evaluate(() => [document.title, [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent?.trim())] as const);
    const changes = lineChanges(wide, await said(path, PHONE, 'main'));
    const phone = changes.length === 0 ? ['On a phone (390 px) the same.'] : ['On a phone (390 px) the same, but:', '', ...changes];
    const marked = current.length === 0 ? [] : [`Marked as the current page in the navigation: ${[...new Set(current)].join(', ')}`];
    await keep(name, [`${path}`, `Title: ${title}`, ...marked, 'Around it stands what frame.txt says.', '', ...wide, '', ...phone]);
  });

  test('on the redirect, where the browser stays on it', async () => {
    const page = pages.get(PHONE)!;
    await openHeldRedirect(page, `${url}/review`);
    await keep('redirect', ['/review', `Title: ${await page.title()}`, 'Seen only where a browser neither runs the script nor follows the refresh.', '', ...readOut(await accessibilityTree(page))]);
  });

  test.each(Object.entries(WIDGETS))('while somebody uses the %s', async (name, { title, path, width, steps }) => {
    const page = pages.get(width)!;
    await open(page, url + path);
    const lines = [`${title}, on ${path} at ${width} px`];
    for (const [index, step] of steps.entries()) {
      await take(page, step);
      lines.push('', `${index + 1}. ${step.does}`, '', ...readOut(await accessibilityTree(page, step.part === 'html' ? undefined : step.part)));
    }
    await keep(name, lines);
  });
});
