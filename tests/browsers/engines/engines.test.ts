import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ENGINES, type Settings, type Tab } from './engine.ts';
import { openTab } from './open-tab.ts';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';

// Proves that one tab behaves like another, engine by engine, so that a failing behaviour test means the site.

const engines = inject('engines');

describe.each(ENGINES)('%s', (engine) => {
  const here = !engines.missing.some((missing) => missing.engine === engine);
  let site: SiteServer;
  let tab: Tab;
  const own = async (settings: Settings, run: (tab: Tab) => Promise<void>) => {
    const other = await openTab(engine, engines, settings);
    try {
      await run(other);
    } finally {
      await other.close();
    }
  };
  beforeAll(async () => {
    site = await serveSite('tests/support/sample-site');
    if (here) tab = await openTab(engine, engines, { width: 390, height: 844 });
  });
  afterAll(async () => {
    await tab?.close();
    await site?.close();
  });

  test.runIf(here)('is set up as asked', async () => {
    await tab.goto(site.url);
    expect(await tab.evaluate(() => [innerWidth, innerHeight, document.querySelector('#script')?.textContent, matchMedia('(prefers-color-scheme: dark)').matches])).toEqual([390, 844, 'on', false]);
    await tab.resize(1024, 700);
    expect(await tab.evaluate(() => [innerWidth, innerHeight])).toEqual([1024, 700]);
    await tab.resize(390, 844);
  });

  test.runIf(here)('clicks and types as a visitor does', async () => {
    await tab.goto(site.url);
    await tab.click({ role: 'button', name: 'Open the menu' });
    expect(await tab.evaluate(() => [document.querySelector('#menu')?.matches(':popover-open'), (window as unknown as { lastClick: object }).lastClick])).toEqual([true, { trusted: true, id: 'open' }]);
    await tab.press('Escape');
    expect(await tab.evaluate(() => [document.querySelector('#menu')?.matches(':popover-open'), document.activeElement?.id])).toEqual([false, 'open']);
    await tab.press('Tab', 'Enter');
    await tab.press('Tab', 'Space');
    expect(await tab.evaluate(() => [...document.querySelectorAll('details')].map((item) => item.open))).toEqual([false, true]);
    await tab.press('Shift+Tab');
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('First');
    await tab.click('#open');
    await tab.clickAt(380, 800);
    expect(await tab.evaluate(() => document.querySelector('#menu')?.matches(':popover-open'))).toBe(false);
  });

  test.runIf(here)('refuses to click what a visitor could not', async () => {
    await tab.goto(site.url);
    await expect(tab.click('#under')).rejects.toThrow(/Cannot click #under: it is covered by <div id="cover">/);
    await expect(tab.click('#empty')).rejects.toThrow(/takes no room/);
  });

  test.runIf(here)('follows a link, comes back, and never reaches the outside', async () => {
    await tab.goto(site.url);
    await tab.click('#open');
    await tab.click({ role: 'link', name: 'Other page' });
    await tab.waitFor('the other page is there', () => document.title === 'Other');
    expect(await tab.url()).toBe(`${site.url}/other`);
    await tab.waitFor('the photo has failed', () => document.images[0]?.complete === true);
    expect(tab.outside).toEqual(['images.example']);
    expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBe(0);
    await tab.back();
    expect(await tab.url()).toBe(`${site.url}/`);
  });

  test.runIf(here)('keeps a page in the back/forward cache', async () => {
    site.faults.firstScript = 'window.shown = []; addEventListener("pageshow", (event) => shown.push(event.persisted))';
    await tab.goto(site.url);
    await tab.goto(`${site.url}/other`);
    await tab.back();
    await tab.waitFor('the page was shown again as it was', () => (window as unknown as { shown: boolean[] }).shown.join() === 'false,true');
    site.faults.firstScript = '';
  });

  test.runIf(here && engine !== 'webkit')('has a middle button', async () => {
    await tab.goto(site.url);
    await tab.evaluate(() => addEventListener('auxclick', (event) => (document.title = `button ${event.button}`)));
    await tab.clickAt(200, 700, 'middle');
    await tab.waitFor('the click has come', () => document.title === 'button 1');
  });

  test.runIf(here)('runs a first script, and lives with a blocked one', async () => {
    Object.assign(site.faults, { firstScript: 'window.first = document.querySelector("h1") === null', blocked: [/sample\.js$/] });
    await tab.goto(site.url);
    expect(await tab.evaluate(() => [(window as unknown as { first: boolean }).first, document.querySelector('#script')?.textContent])).toEqual([true, 'off']);
    Object.assign(site.faults, { firstScript: '', blocked: [] });
  });

  test.runIf(here)('awaits promises and takes pictures', async () => {
    await tab.goto(site.url);
    expect(await tab.evaluate((text: string) => Promise.resolve(`${text}!`), 'done')).toBe('done!');
    expect(Buffer.from(await tab.screenshot()).toString('latin1', 1, 4)).toBe('PNG');
  });

  test.runIf(here)('goes without script, in the dark, in another zone', () =>
    own({ script: false, dark: true, timeZone: 'Asia/Tokyo', width: 390, height: 844 }, async (other) => {
      await other.goto(site.url);
      expect(await other.evaluate(() => [document.querySelector('#script')?.textContent, document.querySelector('#noscript')?.textContent, matchMedia('(scripting: none)').matches])).toEqual(['off', 'No script here', true]);
      expect(await other.evaluate(() => [matchMedia('(prefers-color-scheme: dark)').matches, new Date(0).getHours()])).toEqual([true, 9]);
      await other.click('summary');
      expect(await other.evaluate(() => document.querySelector('details')?.open)).toBe(true);
      await other.click({ role: 'button', name: 'Open the menu' });
      await other.click('#menu a');
      await other.waitFor('the other page is there', () => document.title === 'Other');
      await other.back();
      expect(await other.url()).toBe(`${site.url}/`);
    }),
  );

  test.runIf(here)('opens the real site', async () => {
    await tab.goto(inject('site').url);
    expect(await tab.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
  });
});
