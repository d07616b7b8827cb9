import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { putInto, type State } from '../../../scripts/browser/states.ts';
import { contrast, faintText } from './contrast.ts';
import { onEveryKind, oneBrowser, seen } from './every-kind.ts';

const SCHEMES = [false, true];

/** Text with low contrast for every possible reason, and text with enough contrast. */
const FAINT = `<style>body { font: 20px Arial; background: #fff } p { margin: 0 }</style>
<p class="plain">plain</p><p class="gray" style="color: #777">gray</p><p class="thin" style="opacity: .5">thin</p>
<p class="same" style="color: #fff">same</p><p class="picture" style="background: linear-gradient(#333, #444)">picture</p>
<p class="inverse" style="background: #000; color: color-mix(in srgb, #fff 90%, #000)">inverse</p>
<svg width="200" height="40"><text class="drawn" y="30" fill="#999">drawn</text></svg>`;

test('contrast is computed by the formula of WCAG', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBe(21);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

describe('faint text', () => {
  const browser = oneBrowser();

  test('is found, no matter why its contrast is low', async () => {
    const page = await browser().newPage();
    await page.setContent(FAINT);
    expect((await faintText(page)).map((problem) => problem.replace(/of <.*> in \.\w+ /, ''))).toEqual([
      '“gray” has a contrast of 4.5',
      '“thin” has a contrast of 4.0',
      '“same” cannot be seen',
      '“picture” has a contrast of 1.8',
      '“drawn” has a contrast of 2.8',
    ]);
    await page.close();
  });
});

onEveryKind('has a contrast of 7:1 in all of its text, light and dark', async ({ look }) => {
  // Colors depend on the scheme and layouts on the width, but no color depends on both.
  for (const seen of [
    { width: 390, dark: true },
    { width: 1440, dark: false },
  ]) {
    const faint = await look(seen, async (page) => {
      await unfoldAll(page);
      return faintText(page);
    });
    expect({ ...seen, faint }).toEqual({ ...seen, faint: [] });
  }
});

/** Opens every answer. Removes their names first, because answers with the same name close each other. */
function unfoldAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const item of document.querySelectorAll('main details')) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });
}

describe('menus have a contrast of 7:1 in all of their text', () => {
  const browser = oneBrowser();

  test.each<[State, number, string]>([
    ['menu', 390, '#menu'],
    ['menu-makes', 390, '#menu'],
    ['dropdown-services', 1440, '.nav-panel'],
    ['dropdown-vehicles', 1440, '.nav-panel'],
  ])('%s', async (state, width, root) => {
    for (const dark of SCHEMES) {
      const faint = await seen(browser(), { width, height: 4000, dark }, inject('frozenSite').url, async (page) => {
        await putInto(page, state);
        return faintText(page, root);
      });
      expect({ dark, faint }).toEqual({ dark, faint: [] });
    }
  });
});
