import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { open, stillPage } from '../../../scripts/browser/still-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { faintRings } from './focus-ring.ts';
import { putInto, STATES } from './states.ts';

const { url } = inject('frozenSite');
const LOOKS = [390, 1440].flatMap((width) => [false, true].map((dark) => ({ width, dark })));

describe.each(LOOKS)('the focus ring at $width, dark: $dark', ({ width, dark }) => {
  let page: Page;
  // Elements that look the same on several pages are tested on the first of these pages.
  const known = new Set<string>();
  beforeAll(async () => {
    page = await stillPage(await sharedBrowser(), { width, dark });
  });
  afterAll(() => page?.context().close());

  test('on every kind of page', async () => {
    const faint: string[] = [];
    for (const [kind, path] of EVERY_KIND) {
      await open(page, url + path);
      faint.push(...(await faintRings(page, 'body', known)).map((ring) => `${kind}: ${ring}`));
    }
    expect(faint).toEqual([]);
  });

  const states = Object.entries(STATES).filter(([, state]) => state.width === width && /menu|dropdown/.test(state.press[0]!));
  test.each(states.length > 0 ? states : [])('%s', async (_name, state) => {
    await open(page, url + state.path);
    await putInto(page, state);
    expect(await faintRings(page, width === 390 ? '#menu' : '.site-header-nav details[open]')).toEqual([]);
  });
});

test('the test finds a ring that is thin, faint or covered', async () => {
  const page = await stillPage(await sharedBrowser(), { width: 390 });
  await page.setContent(`<style>body { margin: 40px; background: #fff } a { display: block; width: 90px; margin: 30px } a:focus { outline: 3px solid #000; outline-offset: 3px }
    .thin:focus { outline-width: 1px } .faint:focus { outline-color: #aaa } .covered { overflow: clip; height: 19px } .covered a { margin: 0 }</style>
    <a class="good" href="#">Good</a><a class="thin" href="#">Thin</a><a class="faint" href="#">Faint</a><div class="covered"><a class="inside" href="#">Covered</a></div>`);
  const faint = await faintRings(page, 'body');
  expect(faint.map((line) => /^a\.(\w+)/.exec(line)?.[1])).toEqual(['thin', 'faint', 'inside']);
  await page.context().close();
});
