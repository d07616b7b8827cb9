import { describe, expect, test } from 'vitest';
import { factsOf } from '../../support/facts.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import type { Tab } from '../engines/tab.ts';
import { newPage } from '../support/open-page.ts';
import { followReviewAndBack, followReviewOutside } from './follow-review.ts';
import { deadControls, lostWords } from './reading.ts';
import { SAMPLE } from '../../support/sites.ts';

const { coupons, inspections, makes, services } = SAMPLE.content;
const MAKE = makes.find(({ inMenu }) => inMenu)!.path;
const { tel } = factsOf(SAMPLE.content);

const texts = (tab: Tab, selector: string) =>
  tab.evaluate((at) => {
    const shown = [...document.querySelectorAll<HTMLElement>(at)].filter((element) => element.checkVisibility());
    return shown.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
  }, selector);
const isShown = (tab: Tab, selector: string) => tab.evaluate((at) => document.querySelector(at)!.checkVisibility(), selector);

// What browsers open, close and hide by themselves.
describe.each(ENGINES)('without script, in %s', (engine) => {
  const openPath = (path: string) => openTab(engine, path, { script: false });

  test('the phone menu opens, and Escape closes it; its sections open one at a time, and its links work', async () => {
    const tab = await openPath('/');
    const sections = () => tab.evaluate(() => [...document.querySelectorAll<HTMLDetailsElement>('#menu details')].map(({ open }) => open));
    await tab.click('.site-header .menu-button');
    expect(await isShown(tab, '#menu')).toBe(true);
    await tab.press('Escape');
    expect(await isShown(tab, '#menu')).toBe(false);
    await tab.click('.site-header .menu-button');
    await tab.click('#menu details:nth-of-type(1) summary');
    expect(await sections()).toEqual([true, false]);
    await tab.click('#menu details:nth-of-type(2) summary');
    expect(await sections()).toEqual([false, true]);
    await tab.click(`#menu a[href="${MAKE}"]`);
    await tab.waitFor('the page of the make is there', (path) => document.readyState === 'complete' && location.pathname === path, MAKE);
  });

  test('tools that need a script are hidden, and their general answers are visible', async () => {
    const tab = await openPath(SAMPLE.kinds['state-inspection']!);
    expect(await texts(tab, ':is(.sticker-months, .driveway) button')).toEqual([]);
    expect((await texts(tab, 'main')).join(' ')).not.toMatch(/\b(tap|press|click)\b/i);
    await tab.click('.recheck summary');
    expect(await texts(tab, '.recheck details > p')).toEqual([inspections.state!.recheck.paragraph.replace(/\s+/g, ' ')]);
  });

  test('a gauge is a list of all that it would say', async () => {
    const { exhibit, path } = services.find(({ id }) => id === 'tires')!;
    const tab = await openPath(path);
    expect(await texts(tab, '.exhibit-gauge input')).toEqual([]);
    const { unit, zones } = exhibit!.gauge;
    expect(await texts(tab, '.exhibit-gauge li')).toEqual(zones.map(({ from, words }) => `${from}${unit}: ${words}`));
  });

  test('a coupon opens and closes, and the call bar still offers the call', async () => {
    const { id } = coupons[0]!;
    const tab = await openPath('/coupons');
    await tab.click(`#${id} .coupon-card-show`);
    expect(await isShown(tab, `#ticket-${id}`)).toBe(true);
    await tab.click(`#ticket-${id} [popovertargetaction="hide"]`);
    expect(await isShown(tab, `#ticket-${id}`)).toBe(false);
    expect(await texts(tab, '.call-bar-mail')).toEqual([]);
  });

  test('/review goes to the outside review page at once, and adds no history entry that Back would return to', async () => {
    const tab = await openPath('/about');
    await followReviewAndBack(tab);
    await followReviewOutside(tab);
  });
});

test('without script, no page hides words or the phone number, or shows a control that does nothing', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  const calls = page.locator(`a[href="${tel}"]`).filter({ visible: true });
  for (const { kind, path } of SAMPLE.everyKind) {
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect({ kind, width, dead: await deadControls(page) }).toEqual({ kind, width, dead: [] });
      expect(await calls.count(), `${kind} at ${width} px`).toBeGreaterThan(1);
    }
    expect({ kind, lost: await lostWords(page) }).toEqual({ kind, lost: [] });
  }
});
