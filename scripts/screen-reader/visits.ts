import type { Page } from 'playwright-core';
import { EVERY_KIND, type PageKind } from '../browser/page-kinds.ts';

/** Kinds of pages that say little that another kind does not say. */
const LIKE_OTHERS: PageKind[] = ['service-with-blocks', 'diagnostics', 'make-short', 'make-long', 'make-group'];

/** Files in docs/screen-reader with the text of a whole page: file name and path. */
export const PAGES = EVERY_KIND.filter(([kind]) => !LIKE_OTHERS.includes(kind));

/** One keyboard action of a visitor, and the part of the page that is read out after it. */
export type Step = { does: string; keys?: string[]; from?: string; part: string };

export type WidgetScript = { title: string; path: string; width: number; steps: Step[] };

const SERVICES = '.site-header-nav details:nth-of-type(1)';
const VEHICLES = '.site-header-nav details:nth-of-type(2)';

/** Files in docs/screen-reader with what is read out while a visitor uses a widget. */
export const WIDGETS: Record<string, WidgetScript> = {
  menu: {
    title: 'The menu of small screens',
    path: '/coupons',
    width: 390,
    steps: [
      { does: 'The page has loaded.', part: '.site-header' },
      {
        does: 'Enter on the button. The focus moves into the menu. The page behind it is hidden until the menu closes.',
        from: '.site-header .menu-button',
        keys: ['Enter'],
        part: 'html',
      },
      { does: 'Tab to Services, and Enter.', keys: ['Tab', 'Enter'], part: '#menu details:nth-of-type(1)' },
      {
        does: 'Tab to Vehicles, and Enter. Services closes.',
        from: '#menu details:nth-of-type(2) summary',
        keys: ['Enter'],
        part: '#menu .accordion',
      },
      { does: 'Escape. The menu closes, and the focus is back on its button.', keys: ['Escape'], part: '.site-header' },
    ],
  },
  dropdown: {
    title: 'The dropdowns of wide screens',
    path: '/services/brakes-centreville',
    width: 1440,
    steps: [
      { does: 'The page has loaded.', part: '.site-header-nav' },
      { does: 'Enter on Services.', from: `${SERVICES} summary`, keys: ['Enter'], part: SERVICES },
      { does: 'Enter on Vehicles. Services closes.', from: `${VEHICLES} summary`, keys: ['Enter'], part: '.site-header-nav' },
      { does: 'Escape. The dropdown closes, and the focus is back on its name.', keys: ['Escape'], part: '.site-header-nav' },
      {
        does: 'Enter on Vehicles again, then Shift+Tab. The focus leaves, and the dropdown closes behind it.',
        from: `${VEHICLES} summary`,
        keys: ['Enter', 'Shift+Tab'],
        part: '.site-header-nav',
      },
    ],
  },
  faq: {
    title: 'Questions and answers',
    path: '/',
    width: 1440,
    steps: [
      { does: 'The page has loaded.', part: '.faq-list' },
      { does: 'Enter on the first question.', from: '.faq-list summary', keys: ['Enter'], part: '.faq-list' },
      {
        does: 'Tab to the next question, and Enter. The first answer closes.',
        from: '.faq-list details:nth-of-type(2) summary',
        keys: ['Enter'],
        part: '.faq-list',
      },
      { does: 'Enter once more.', keys: ['Enter'], part: '.faq-list' },
    ],
  },
  'read-more': {
    title: 'A review of more than 25 words',
    path: '/reviews',
    width: 390,
    steps: [
      { does: 'The page has loaded.', part: '.review-card' },
      { does: 'Enter on the button.', from: '.review-card button', keys: ['Enter'], part: '.review-card' },
      { does: 'Enter once more.', keys: ['Enter'], part: '.review-card' },
    ],
  },
  map: {
    title: 'The map',
    path: '/about',
    width: 390,
    steps: [
      { does: 'The page has loaded. It has requested nothing from another host.', part: '.service-area-map' },
      {
        does: 'Enter on the button. The map takes the place of the drawing; the focus stays on the button.',
        from: '.service-area-map button',
        keys: ['Enter'],
        part: '.service-area-map',
      },
      { does: 'Enter once more. The drawing is back.', keys: ['Enter'], part: '.service-area-map' },
    ],
  },
};

/** Does one step, from the element that it names or from the current focus. */
export async function doStep(page: Page, { from, keys = [] }: Step): Promise<void> {
  if (from !== undefined) await page.focus(from);
  for (const key of keys) {
    await page.keyboard.press(key);
    // Browsers fire the toggle event of a popover or details a little later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  }
}
