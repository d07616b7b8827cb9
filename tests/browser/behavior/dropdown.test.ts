import { describe, expect, test } from 'vitest';
import { WITHOUT_NAMES } from '../engines/first-scripts.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import type { Tab } from '../engines/tab.ts';

const WIDE = { width: 1440, height: 900 };
const SERVICES = '.site-header-nav details:nth-of-type(1) summary';
const VEHICLES = '.site-header-nav details:nth-of-type(2) summary';

/** Waits until only this dropdown of the two is open, or none, with its panel visible. */
const opens = (tab: Tab, which: 'Services' | 'Vehicles' | 'none') =>
  tab.waitFor(
    `${which} is open`,
    (wanted) =>
      [...document.querySelectorAll<HTMLDetailsElement>('.site-header-nav details')].every(
        (dropdown) => {
          const isWanted = dropdown.querySelector('summary')!.textContent === wanted;
          return (
            dropdown.open === isWanted &&
            dropdown.querySelector('.nav-panel a')!.checkVisibility() === isWanted
          );
        },
      ),
    which,
  );
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent);

async function openOneAtATime(tab: Tab): Promise<void> {
  await opens(tab, 'none');
  await tab.click(SERVICES);
  await opens(tab, 'Services');
  await tab.click(VEHICLES);
  await opens(tab, 'Vehicles');
  await tab.click(VEHICLES);
  await opens(tab, 'none');
}

describe.each(ENGINES)('the dropdowns in %s', (engine) => {
  test('open by keyboard, and close by Escape, which returns the focus, and when the focus leaves at both ends of a panel', async () => {
    const tab = await openTab(engine, '/about', WIDE);
    await tab.focus(SERVICES);
    for (const key of ['Enter', 'Space'] as const) {
      await tab.press(key);
      await opens(tab, 'Services');
      await tab.press('Tab', 'Tab', 'Escape');
      await opens(tab, 'none');
      expect(await focused(tab)).toBe('Services');
    }
    await tab.press('Escape');
    expect(await focused(tab)).toBe('Services');
    await tab.press('Enter');
    await opens(tab, 'Services');
    await tab.focus('.nav-panel-services li:last-child a');
    await tab.press('Tab');
    await opens(tab, 'none');
    expect(await focused(tab)).toBe('Vehicles');
    await tab.press('Enter');
    await opens(tab, 'Vehicles');
    await tab.press('Shift+Tab');
    await opens(tab, 'none');
  });
});

test('the dropdowns open by a click, one at a time, and close by another or by one outside', async () => {
  const tab = await openTab('chromium', '/about', WIDE);
  await openOneAtATime(tab);
  await tab.click(VEHICLES);
  await opens(tab, 'Vehicles');
  await tab.clickAt(720, 880);
  await opens(tab, 'none');
});

test('the dropdowns are closed again after Back', async () => {
  const tab = await openTab('chromium', '/about', { ...WIDE, history: true });
  await tab.click(SERVICES);
  await tab.click('.nav-panel-all[href="/services"]');
  await tab.waitFor(
    'the services page is there',
    () => location.pathname === '/services' && document.readyState === 'complete',
  );
  await tab.back();
  expect(await tab.url()).toBe(`${tab.site.url}/about`);
  await opens(tab, 'none');
});

test('a dropdown does not open when the mouse only rests on it, and stays open on a click beside its links', async () => {
  const tab = await openTab('chromium', '/about', WIDE);
  await tab.hover(VEHICLES);
  await tab.waitFor(
    'the mouse rests on it',
    (selector) => document.querySelector(selector)!.matches(':hover'),
    VEHICLES,
  );
  await opens(tab, 'none');
  await tab.click(VEHICLES);
  await opens(tab, 'Vehicles');
  const [x, y] = await tab.evaluate(() => {
    const { left, bottom } = [...document.querySelectorAll('.nav-panel')]
      .at(-1)!
      .getBoundingClientRect();
    return [left + 8, bottom - 8] as const;
  });
  await tab.clickAt(x, y);
  await opens(tab, 'Vehicles');
});

test('the dropdowns open one at a time in a browser without exclusive details', async () => {
  await openOneAtATime(await openTab('chromium', '/about', { ...WIDE, first: WITHOUT_NAMES }));
});

test('a dropdown closes after a click on a link to the same page', async () => {
  const tab = await openTab('chromium', '/', WIDE);
  await tab.click(VEHICLES);
  await tab.click('.nav-panel-all[href="/#vehicles"]');
  await opens(tab, 'none');
  expect(await tab.url()).toBe(`${tab.site.url}/#vehicles`);
});
