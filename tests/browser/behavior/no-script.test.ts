import { describe, expect, test } from 'vitest';
import { factsOf } from '../../support/facts.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import type { EngineName, Tab } from '../engines/tab.ts';
import { deadControls, lostWords } from './reading.ts';
import { SAMPLE } from '../../support/sites.ts';

// review-redirect.test.ts has the redirect.

const { coupons, inspections, labels, makes } = SAMPLE.content;
const MAKE = makes.find(({ inMenu }) => inMenu)!.path;
const { tel, hours, hoursBeside } = factsOf(SAMPLE.content);

/** The words of all elements that match and are shown. */
const texts = (tab: Tab, selector: string) =>
  tab.evaluate((at) => {
    const shown = [...document.querySelectorAll<HTMLElement>(at)].filter((element) =>
      element.checkVisibility(),
    );
    return shown.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
  }, selector);

const openPath = (path: string, engine: EngineName = 'chromium') =>
  openTab(engine, path, { script: false });

// What browsers open and close by themselves.
describe.each(ENGINES)('without script, in %s', (engine) => {
  test('the phone menu opens, and Escape closes it; its sections open one at a time, and its links work', async () => {
    const tab = await openPath('/', engine);
    const sections = () =>
      tab.evaluate(() =>
        [...document.querySelectorAll<HTMLDetailsElement>('#menu details')].map(({ open }) => open),
      );
    await tab.click('.site-header .menu-button');
    expect(await texts(tab, '#menu')).toHaveLength(1);
    await tab.press('Escape');
    expect(await texts(tab, '#menu')).toEqual([]);
    await tab.click('.site-header .menu-button');
    await tab.click('#menu details:nth-of-type(1) summary');
    expect(await sections()).toEqual([true, false]);
    await tab.click('#menu details:nth-of-type(2) summary');
    expect(await sections()).toEqual([false, true]);
    await tab.click(`#menu a[href="${MAKE}"]`);
    await tab.waitFor(
      'the page of the make is there',
      (path) => document.readyState === 'complete' && location.pathname === path,
      MAKE,
    );
  });
});

test('without script, tools that need a script are hidden, and their general answers are visible', async () => {
  const tab = await openPath(SAMPLE.kinds['state-inspection']!);
  expect(await texts(tab, ':is(.sticker-months, .driveway) button')).toEqual([]);
  expect((await texts(tab, 'main')).join(' ')).not.toMatch(/\b(tap|press|click)\b/i);
  await tab.click('.recheck summary');
  expect(await texts(tab, '.recheck details > p')).toEqual([
    inspections.state!.recheck.paragraph.replace(/\s+/g, ' '),
  ]);
});

test('without script, the questions about emissions lead to a yes, a no and a not yet', async () => {
  const tab = await openPath(SAMPLE.kinds.emissions!);
  const press = (...steps: string[]) =>
    tab.click(['.emissions-walk', ...steps, 'summary'].join(' > '));
  const answers = () => texts(tab, '.emissions-walk-answer b');
  const [first, last] = ['details:first-of-type', 'details:last-of-type'] as const;
  await press(last);
  expect(await answers()).toEqual([labels.verdict.probablyNot]);
  // The other answers come back when this one is closed.
  expect(await texts(tab, '.emissions-walk > details > summary')).toHaveLength(1);
  await press(last);
  await press(first);
  expect(await answers()).toEqual([]);
  await press('details', 'details:nth-of-type(1)');
  expect(await answers()).toEqual([labels.verdict.notYet]);
  await press('details', 'details:nth-of-type(1)');
  await press('details', 'details:nth-of-type(2)');
  await press('details', 'details:nth-of-type(2)', 'details:nth-of-type(1)');
  expect(await answers()).toEqual([labels.verdict.yes]);
  expect(await texts(tab, '.emissions-walk-answer p')).toEqual([
    inspections.emissions!.walk.gasoline.text.replace(/\s+/g, ' '),
  ]);
});

test('without script, a coupon opens and closes', async () => {
  const { id } = coupons[0]!;
  const tab = await openPath('/coupons');
  await tab.click(`#${id} .coupon-card-show`);
  expect(await texts(tab, `#ticket-${id}`)).toHaveLength(1);
  await tab.click(`#ticket-${id} [popovertargetaction="hide"]`);
  expect(await texts(tab, `#ticket-${id}`)).toEqual([]);
});

test('without script, no page hides words or the phone number, or shows a control that does nothing', async () => {
  const tab = await openTab('chromium', '/', { script: false });
  const isCalled = (href: string) =>
    [...document.querySelectorAll(`a[href="${href}"]`)].filter((link) => link.checkVisibility())
      .length > 1;
  for (const { kind, path } of SAMPLE.everyKind) {
    await tab.goto(tab.site.url + path);
    for (const width of [1440, 390]) {
      await tab.resize(width, 844);
      const seen = {
        dead: await tab.evaluate(deadControls),
        isCalled: await tab.evaluate(isCalled, tel),
      };
      expect({ kind, width, ...seen }).toEqual({ kind, width, dead: [], isCalled: true });
    }
    expect({ kind, lost: await lostWords(tab) }).toEqual({ kind, lost: [] });
  }
});

test('without script, the top bar of a wide screen shows the hours of each place once, in the middle of the bar', async () => {
  const tab = await openTab('chromium', '/about', { script: false, width: 1280, height: 720 });
  const [bar] = await texts(tab, '.top-bar');
  for (const once of [hours, hoursBeside[0]!]) expect(bar!.split(once)).toHaveLength(2);
  const heights = await tab.evaluate(() => {
    const middle = (element: Element) =>
      element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    return [...document.querySelectorAll('.top-bar, .top-bar .open-now')].map(middle);
  });
  for (const height of heights) expect(height).toBeCloseTo(heights[0]!, 0);
});
