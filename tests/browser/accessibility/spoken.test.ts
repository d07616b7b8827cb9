import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openHeldRedirect } from '../../../scripts/browser/held-redirect.ts';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { SAMPLE } from '../../support/sites.ts';
import { onePage, pageAt, withStyles } from '../support/one-page.ts';
import { spoken } from './spoken.ts';

const WIDE = { width: 1440 };
const PHONE = { width: 390 };

/** The other kinds of pages are made of parts that one of these has. */
const HEARD: PageKind[] = [
  'home',
  'coupons',
  'service',
  'state-inspection',
  'emissions',
  'make-with-blocks',
];

/** One action with the keyboard, and the part of the page that is read after it. */
type Step = { from?: string; keys?: string[]; part: string };

const HEADER = '.site-header';
const NAV = '.site-header-nav';
const NAV_SERVICES = `${NAV} details:nth-of-type(1)`;
const NAV_VEHICLES = `${NAV} details:nth-of-type(2)`;
const MENU_SERVICES = '#menu details:nth-of-type(1)';
const MENU_VEHICLES = '#menu details:nth-of-type(2) summary';

const WIDGETS: Record<string, { kind: PageKind; width: number; steps: Step[] }> = {
  menu: {
    kind: 'coupons',
    width: 390,
    steps: [
      { part: HEADER },
      { from: `${HEADER} .menu-button`, keys: ['Enter'], part: 'body' },
      { keys: ['Tab', 'Enter'], part: MENU_SERVICES },
      { from: MENU_VEHICLES, keys: ['Enter'], part: '#menu .accordion' },
      { keys: ['Escape'], part: HEADER },
    ],
  },
  dropdown: {
    kind: 'service',
    width: 1440,
    steps: [
      { part: NAV },
      { from: `${NAV_SERVICES} summary`, keys: ['Enter'], part: NAV_SERVICES },
      { from: `${NAV_VEHICLES} summary`, keys: ['Enter'], part: NAV },
      { keys: ['Escape'], part: NAV },
      { from: `${NAV_VEHICLES} summary`, keys: ['Enter', 'Shift+Tab'], part: NAV },
    ],
  },
  faq: {
    kind: 'home',
    width: 1440,
    steps: [
      { part: '.faq-list' },
      { from: '.faq-list summary', keys: ['Enter'], part: '.faq-list' },
      { from: '.faq-list details:nth-of-type(2) summary', keys: ['Enter'], part: '.faq-list' },
      { keys: ['Enter'], part: '.faq-list' },
    ],
  },
  'read-more': {
    kind: 'reviews',
    width: 390,
    steps: [
      { part: '.review-card' },
      { from: '.review-card button', keys: ['Enter'], part: '.review-card' },
      { keys: ['Enter'], part: '.review-card' },
    ],
  },
  map: {
    kind: 'home',
    width: 390,
    steps: [
      { part: '.service-area-map' },
      { from: '.service-area-map button', keys: ['Enter'], part: '.service-area-map' },
      { keys: ['Enter'], part: '.service-area-map' },
    ],
  },
};

// If one of these files changes, read the difference as somebody would who does not see the page.
const file = (name: string): string => `spoken/${name}.yaml`;

const pages = SAMPLE.everyKind.filter(({ kind }) => HEARD.includes(kind));
test.each(pages)('what a screen reader says between header and footer: $kind', async (kind) => {
  const wide = await spoken(await pageAt(kind.path, WIDE), 'main');
  const phone = await spoken(await pageAt(kind.path, PHONE), 'main');
  const differences = [...onlyIn(wide, phone, '-'), ...onlyIn(phone, wide, '+')];
  await expect(wide + differences.join('')).toMatchFileSnapshot(file(kind.kind));
});

/** The lines of one text that another does not have, as comments with a sign. */
const onlyIn = (text: string, other: string, sign: string): string[] =>
  text
    .split('\n')
    .filter((line) => !other.split('\n').includes(line))
    .map((line) => `# at 390 px: ${sign}${line}\n`);

test.each([WIDE, PHONE])('what it says in header and footer at $width px', async (look) => {
  const page = await pageAt('/about', look);
  const frame = await withStyles(page, 'main > * { display: none }', () => spoken(page));
  await expect(frame).toMatchFileSnapshot(file(`frame-${look.width}`));
});

test('what it says where the redirect is blocked', async () => {
  const page = await onePage(PHONE);
  await openHeldRedirect(page, `${inject('sampleSite').url}/review`);
  await expect(await spoken(page)).toMatchFileSnapshot(file('redirect'));
});

test.each(Object.entries(WIDGETS))('what it says after each key: %s', async (name, widget) => {
  const page = await pageAt(SAMPLE.kinds[widget.kind]!, { width: widget.width });
  const said: string[] = [];
  for (const { from, keys = [], part } of widget.steps) {
    if (from !== undefined) await page.focus(from);
    for (const key of keys) await press(page, key);
    const did = [from, ...keys].filter((one) => one !== undefined).join(' ');
    said.push(`# ${did || 'The page has loaded.'}\n${await spoken(page, part)}`);
  }
  await expect(said.join('\n')).toMatchFileSnapshot(file(`keys-${name}`));
});

/** Browsers fire the toggle event of a popover or details a little after a key. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
}
