import { describe, expect, inject, test } from 'vitest';
import { putInto, type State } from '../../../scripts/browser/states.ts';
import { onEveryKind, oneBrowser, seen } from './every-kind.ts';
import { smallTargets, TARGET_RULES } from './small-targets.ts';

const WIDTHS = [320, 768, 1440];

onEveryKind('can be pressed: primary actions measure 44 px, all others 24', ({ look }) =>
  look({ width: WIDTHS[0]! }, async (page) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect({ width, small: await page.evaluate(smallTargets, TARGET_RULES) }).toEqual({ width, small: [] });
    }
  }),
);

describe('links and buttons in menus are large enough', () => {
  const browser = oneBrowser();

  test.each<[State, number]>([
    ['menu', 320],
    ['menu-makes', 320],
    ['dropdown-services', 1440],
    ['dropdown-vehicles', 1440],
  ])('%s', (state, width) =>
    seen(browser(), { width }, inject('frozenSite').url, async (page) => {
      await putInto(page, state);
      expect(await page.evaluate(smallTargets, TARGET_RULES)).toEqual([]);
    }),
  );
});

describe('small targets', () => {
  const browser = oneBrowser();

  test('are found, except links in sentences', async () => {
    const page = await browser().newPage();
    await page.setContent(`<style>div a { display: block; height: 50px }</style><p>In a <a href="/">sentence</a>.</p>
<div class="list"><a href="/" style="width: 23px">x</a><a class="button" href="/" style="width: 43px">y</a><a href="/" style="width: 24px">z</a></div>`);
    expect(await page.evaluate(smallTargets, TARGET_RULES)).toEqual([
      '“x” in .list is 23 by 50 px, not 24',
      '“y” in .button is 43 by 50 px, not 44',
    ]);
    await page.close();
  });
});
