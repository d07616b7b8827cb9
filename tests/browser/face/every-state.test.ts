import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openHeldRedirect } from '../../../scripts/browser/held-redirect.ts';
import { putInto, type State, STATES } from '../../../scripts/browser/states.ts';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { faintRings } from '../accessibility/focus-ring.ts';
import { axeFaults } from '../accessibility/run-axe.ts';
import { SAMPLE } from '../../support/sites.ts';
import { onePage, pageAt, withStyles } from '../support/one-page.ts';
import { faintText } from './contrast.ts';
import { withLetters } from './reflow.ts';
import { smallTargets } from './small-targets.ts';
import { lostAt } from './widths.ts';

/**
 * States that cover the page with something of their size: the root of what is open, and the widths
 * that it is for.
 */
const MENUS: Record<number, { root: string; widths: number[] }> = {
  390: { root: '#menu', widths: [320, 390, 768, 1024] },
  1440: { root: '.site-header-nav details[open]', widths: [1100, 1280, 1440] },
};

const ALL_BUT_MENUS = ':is(main, .site-footer, .top-bar, .call-bar) { display: none }';

/** Rings that are known to be clear. */
const knownRings = new Set<string>();

describe.each(Object.keys(STATES) as State[])('%s', (state) => {
  const { kind, width } = STATES[state];
  // With its sections closed, a menu has nothing that it does not have with one of them open.
  const menu = /^menu(-makes)?$|dropdown/.test(state) ? MENUS[width]! : undefined;

  test(`has no fault that axe finds${menu ? '. All of its text is seen and clear, and its links are large enough' : ''}`, async () => {
    const page = await pageAt(SAMPLE.kinds[kind]!, { width, dark: width === 390 });
    await putInto(page, state);
    expect(await axeFaults(page, withoutIn(state))).toEqual([]);
    if (menu === undefined) return;
    expect(await lostInMenu(page, menu.widths)).toEqual([]);
    await page.setViewportSize({ width: menu.widths[0]!, height: 700 });
    expect(await page.evaluate(smallTargets)).toEqual([]);
    for (const scheme of ['light', 'dark'] as const) {
      const look = { width, dark: scheme === 'dark' };
      await setLook(page, look);
      expect({ scheme, faint: await faintRings(page, menu.root, knownRings) }).toEqual({
        scheme,
        faint: [],
      });
      // In such a window all of a menu is painted.
      await setLook(page, { ...look, height: 4000 });
      expect({ scheme, faint: await faintText(page, menu.root) }).toEqual({ scheme, faint: [] });
    }
  });
});

/**
 * What axe cannot judge: while the menu is open, the page behind it is hidden; and for a moment a
 * sign lies on two prices.
 */
function withoutIn(state: State): string[] {
  if (state.startsWith('menu')) return ['landmark-one-main', 'page-has-heading-one'];
  return state === 'sign-on-the-road' ? ['target-size'] : [];
}

/**
 * What an open menu loses of its text. On narrow windows it is tried with letters of twice the size
 * too.
 */
async function lostInMenu(page: Page, widths: number[]): Promise<string[]> {
  return withStyles(page, ALL_BUT_MENUS, async () => [
    ...(await lostAt(page, widths, 700)),
    ...(widths[0] === 320 ? await withLetters(page, 32, () => lostAt(page, widths, 700)) : []),
  ]);
}

test('axe finds no fault on the redirect page, with the redirect disabled', async () => {
  const page = await onePage({ width: 390 });
  await openHeldRedirect(page, `${inject('sampleSite').url}/review`);
  expect(await axeFaults(page)).toEqual([]);
});
