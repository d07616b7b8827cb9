import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comeBackAt, openPage, textsOf } from '../support/open-page.ts';
import { SHOP } from '../../support/sites.ts';

const { services } = SHOP.content;
const VISIT = { site: 'shopSite' } as const;
const BRAKES = services.find(({ id }) => id === 'brakes')!;
const EMISSIONS = services.find(({ kind }) => kind === 'emissions-inspection')!;

const MOMENTS = {
  open: '2026-11-27T10:30:00-05:00',
  evening: '2026-11-27T20:00:00-05:00',
  sunday: '2026-11-29T12:00:00-05:00',
  thanksgiving: '2026-11-26T12:00:00-05:00',
};

/** The words, the address, the event and the place of every button that calls. */
const calls = (page: Page) =>
  page
    .locator('.button[href^="tel:"], .site-header-call, .call-bar a:first-child')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { href, text, dataset } = one as HTMLAnchorElement;
        return { href, text, event: dataset.event, box: [x, y, width, height] };
      }),
    );

// tests/spec has the words on every page. Here they stay in their place while the page stays open.
test('every call button keeps its words, its number and its place at each moment, with script and without', async () => {
  const page = await openPage('/', { ...VISIT, time: MOMENTS.open });
  const withoutScript = await openPage('/', { ...VISIT, javaScriptEnabled: false });
  const open = await calls(page);
  expect(open.length).toBeGreaterThan(3);
  expect(await calls(withoutScript)).toEqual(open);
  for (const time of Object.values(MOMENTS)) {
    await comeBackAt(page, time);
    expect({ time, calls: await calls(page) }).toEqual({ time, calls: open });
  }
});

test.each([
  { time: MOMENTS.open, note: 'Open until 5 PM (703) 555-0142', walkIns: 'Open until 5 PM' },
  {
    time: MOMENTS.evening,
    note: 'Closed, opens Sat 8 AM or email us what it does',
    walkIns: 'Closed now, opens Sat 8 AM',
  },
  {
    time: MOMENTS.thanksgiving,
    note: 'Closed, opens Fri 8 AM or email us what it does',
    walkIns: 'Closed now, opens Fri 8 AM',
  },
])(
  'at $time the line below the button says "$note", and the walk-ins "$walkIns"',
  async ({ time, note, walkIns }) => {
    const page = await openPage(EMISSIONS.path, { ...VISIT, time });
    expect(await textsOf(page, '.call-note')).toEqual([note]);
    expect(await textsOf(page, '.notice-now')).toEqual([walkIns]);
  },
);

test('without script, the line below the button has the hours and the number', async () => {
  const page = await openPage(BRAKES.path, { ...VISIT, javaScriptEnabled: false });
  expect(await textsOf(page, '.call-note')).toEqual([
    'Mon-Fri 8AM-5PM, Sat 8AM-2PM (703) 555-0142',
  ]);
});

test('the top bar names a holiday until it is over, and does not say the usual hours beside it', async () => {
  const page = await openPage(BRAKES.path, { ...VISIT, time: MOMENTS.thanksgiving });
  expect(await textsOf(page, '.top-bar p:first-child')).toEqual([
    'Closed today, Thanksgiving Opens Fri 8 AM',
  ]);
  await comeBackAt(page, MOMENTS.open);
  expect(await textsOf(page, '.top-bar p:first-child')).toEqual([
    'Shop open until 5 PM Mon-Fri 8AM-5PM, Sat 8AM-2PM',
  ]);
});
