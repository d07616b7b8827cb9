import { expect, inject, test } from 'vitest';
import { openHeldRedirect } from '../../../scripts/browser/held-redirect.ts';
import { putInto, type State, STATES } from '../../../scripts/browser/states.ts';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { axeFaults } from '../accessibility/run-axe.ts';
import { SAMPLE } from '../../support/sites.ts';
import { onePage, pageAt, withStyles } from '../support/one-page.ts';
import { faintText } from './contrast.ts';
import { lostAt, withLetters } from './reflow.ts';
import { smallTargets } from './small-targets.ts';

/** States with content that pages do not show at first, and the part that has it. */
const SHOWN: [State, part: string][] = [
  ['another-question-answered', '.faq-list'],
  ['reviews-unfolded', '.review-list'],
  ['sign-on-the-road', '.hero-sign'],
  ['complaint-over-the-foot', '[role=dialog]'],
  ['sticker-read', '.sticker-months'],
  ['recheck-planned', '.recheck'],
  ['items-ticked', '.driveway'],
  ['emissions-yes', '.emissions-questions'],
  ['coupon-shown', '.coupon-card:popover-open'],
  ['map-shown', '.service-area'],
];

test.each(SHOWN)('axe finds no fault in the state %s', async (state, part) => {
  const { kind, width } = STATES[state];
  const page = await pageAt(SAMPLE.paths[kind]!, { width, dark: width === 390 });
  await putInto(page, state);
  expect(await axeFaults(page, { part })).toEqual([]);
});

const ALL_BUT_MENUS = ':is(main, .site-footer, .top-bar, .call-bar) { display: none }';

test.each([
  ['menu-makes', '#menu', [320, 768, 1024]],
  ['dropdown-vehicles', '.site-header-nav details[open]', [1100, 1440]],
] as const)(
  'axe finds no fault in the state %s; all of its text is seen and clear, and its links are large enough',
  async (state, root, widths) => {
    const { kind, width } = STATES[state];
    const page = await pageAt(SAMPLE.paths[kind]!, { width });
    await putInto(page, state);
    expect(await axeFaults(page, { part: root })).toEqual([]);
    await page.setViewportSize({ width: widths[0], height: 700 });
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await withStyles(page, ALL_BUT_MENUS, async () => {
      expect(await lostAt(page, [...widths], 700)).toEqual([]);
      if (root === '#menu')
        expect(await withLetters(page, 32, () => lostAt(page, [...widths], 700))).toEqual([]);
    });
    for (const dark of [false, true]) {
      // A window this tall paints all of a menu.
      await setLook(page, { width, dark, height: 4000 });
      expect({ dark, faint: await faintText(page, root) }).toEqual({ dark, faint: [] });
    }
  },
);

test('axe finds no fault on the redirect page, with the redirect disabled', async () => {
  const page = await onePage({ width: 390 });
  await openHeldRedirect(page, `${inject('sampleSite').url}/review`);
  expect(await axeFaults(page)).toEqual([]);
});
