import type { Page } from 'playwright-core';
import { settle } from '../../../scripts/browser/still-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const [EMISSIONS, MAKE, STATE] = (['emissions', 'make-short', 'state-inspection'] as const).map((kind) => SAMPLE.kinds[kind]!) as [
  string,
  string,
  string,
];

/** A state of a widget: its page, the width of the window, and the elements to click or tap. */
export type State = { path: string; width: number; press: string[]; touch?: string };

/** Every state of a widget, except its first one. */
export const STATES: Record<string, State> = {
  'menu open': { path: '/', width: 390, press: ['.site-header .menu-button'] },
  'menu open, services unfolded': { path: '/services', width: 390, press: ['.site-header .menu-button', '#menu summary >> nth=0'] },
  'menu open, vehicles unfolded': { path: MAKE, width: 390, press: ['.site-header .menu-button', '#menu summary >> nth=1'] },
  'dropdown of services open': { path: '/', width: 1440, press: ['.site-header-nav summary >> nth=0'] },
  'dropdown of vehicles open': { path: MAKE, width: 1440, press: ['.site-header-nav summary >> nth=1'] },
  'answer open': { path: '/', width: 390, press: ['.faq-list summary >> nth=0'] },
  'another answer open': { path: '/', width: 1440, press: ['.faq-list summary >> nth=0', '.faq-list summary >> nth=3'] },
  'reviews unfolded': {
    path: '/reviews',
    width: 390,
    press: ['.review-card button >> nth=0', '.review-card button >> nth=1', '.review-card button >> nth=2'],
  },
  'a review unfolded': { path: '/reviews', width: 1440, press: ['.review-card button >> nth=0'] },
  'sign on the road': { path: '/', width: 390, press: [], touch: '.hero-tap.n9' },
  'answer over the foot of the window': { path: '/', width: 390, press: ['.complaints a >> nth=3', '.complaint-list-card h3'] },
  'answer beside the car': { path: '/', width: 1440, press: ['.complaints a >> nth=0', '.complaint-list-card h3'] },
  'month and year of a sticker pressed': {
    path: STATE,
    width: 390,
    press: ['.sticker-months button >> nth=10', '.sticker-months-years button >> nth=1', '.sticker-months a'],
  },
  'what a failure means, open': { path: STATE, width: 1440, press: ['.recheck summary', '.recheck [role=status]'] },
  'items ticked off': { path: STATE, width: 390, press: ['.driveway th button >> nth=1', '.driveway th button >> nth=2'] },
  'a yes to emissions': {
    path: EMISSIONS,
    width: 390,
    press: ['.emissions-walk summary >> nth=0', '.emissions-walk summary >> nth=2', '.emissions-walk summary >> nth=3'],
  },
  'a no to emissions': { path: EMISSIONS, width: 1440, press: ['.emissions-walk > details:last-of-type > summary'] },
  'coupon over the screen': { path: '/coupons', width: 390, press: ['.coupon-card-show >> nth=2'] },
  'map shown': { path: '/about', width: 390, press: ['.service-area-map button'] },
  'map shown beside text': { path: '/', width: 1440, press: ['.service-area-map button'] },
};

/** Brings a page into a state. */
export async function putInto(page: Page, { press, touch }: State): Promise<void> {
  if (touch) for (const type of ['pointerdown', 'click']) await page.dispatchEvent(touch, type, { pointerType: 'touch' });
  for (const button of press) await page.click(button);
  await page.mouse.move(0, 0);
  await settle(page);
}
