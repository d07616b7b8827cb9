import type { Page } from 'playwright-core';
import type { PageKind } from './page-kinds.ts';
import { settle } from './still-page.ts';

/**
 * A state of a widget: a page and a width of the window that have it, and the elements to tap or
 * click there.
 */
type WidgetState = { kind: PageKind; width: number; touch?: string; press: readonly string[] };

/** Every state of a widget, except its first one. */
export const STATES = {
  'menu-closed-sections': { kind: 'home', width: 390, press: ['.site-header .menu-button'] },
  menu: {
    kind: 'services',
    width: 390,
    press: ['.site-header .menu-button', '#menu summary >> nth=0'],
  },
  'menu-makes': {
    kind: 'make-short',
    width: 390,
    press: ['.site-header .menu-button', '#menu summary >> nth=1'],
  },
  'dropdown-services': { kind: 'home', width: 1440, press: ['.site-header-nav summary >> nth=0'] },
  'dropdown-vehicles': {
    kind: 'make-short',
    width: 1440,
    press: ['.site-header-nav summary >> nth=1'],
  },
  'question-answered': { kind: 'home', width: 390, press: ['.faq-list summary >> nth=0'] },
  'another-question-answered': {
    kind: 'home',
    width: 1440,
    press: ['.faq-list summary >> nth=0', '.faq-list summary >> nth=3'],
  },
  'reviews-unfolded': {
    kind: 'reviews',
    width: 390,
    press: [0, 1, 2].map((index) => `.review-card button >> nth=${index}`),
  },
  'review-unfolded': { kind: 'reviews', width: 1440, press: ['.review-card button >> nth=0'] },
  'sign-on-the-road': { kind: 'home', width: 390, press: [], touch: '.hero-tap.n9' },
  'complaint-over-the-foot': {
    kind: 'home',
    width: 390,
    press: ['.complaints a >> nth=1', '.complaint-card h3'],
  },
  'complaint-beside-the-car': {
    kind: 'home',
    width: 1440,
    press: ['.complaints a >> nth=0', '.complaint-card h3'],
  },
  'sticker-read': {
    kind: 'state-inspection',
    width: 390,
    press: [
      '.sticker-months button >> nth=10',
      '.sticker-months-years button >> nth=1',
      '.sticker-months a',
    ],
  },
  'recheck-planned': {
    kind: 'state-inspection',
    width: 1440,
    press: ['.recheck summary', '.recheck [role=status]'],
  },
  'items-ticked': {
    kind: 'state-inspection',
    width: 390,
    press: [1, 2].map((index) => `.driveway th button >> nth=${index}`),
  },
  'emissions-yes': {
    kind: 'emissions',
    width: 390,
    press: [0, 2, 3].map((index) => `.emissions-questions summary >> nth=${index}`),
  },
  'emissions-no': {
    kind: 'emissions',
    width: 1440,
    press: ['.emissions-questions > details:last-of-type > summary'],
  },
  'coupon-shown': { kind: 'coupons', width: 390, press: ['.coupon-card-show >> nth=2'] },
  'map-shown': { kind: 'home', width: 390, press: ['.service-area-map button'] },
  'map-beside-text': { kind: 'home', width: 1440, press: ['.service-area-map button'] },
} satisfies Record<string, WidgetState>;

export type State = keyof typeof STATES;

/** Brings an open page into a state. */
export async function putInto(page: Page, state: State): Promise<void> {
  const { press, touch }: WidgetState = STATES[state];
  if (touch)
    for (const type of ['pointerdown', 'click'])
      await page.dispatchEvent(touch, type, { pointerType: 'touch' });
  for (const button of press) await page.click(button);
  await page.mouse.move(0, 0);
  await settle(page);
}
