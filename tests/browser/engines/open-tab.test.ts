import { describe, expect, onTestFinished, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { ENGINES, openTab } from './open-tab.ts';

// What would make other tests pass for nothing if it failed. The tests of the site show whether the
// rest of a driver works.

/**
 * An address for examples. A name would not tell a browser that we cut off from a machine without
 * network.
 */
const ANOTHER_MACHINE = 'http://198.51.100.1/';

/** How Chromium, Firefox and WebKitGTK say that our settings cut them off. */
const CUT_OFF =
  /ERR_NAME_NOT_RESOLVED|NS_ERROR_PROXY_CONNECTION_REFUSED|Could not connect to proxy server/;

async function sampleSite(): Promise<SiteServer> {
  const site = await serveSite('tests/support/sample-site');
  onTestFinished(() => site.close());
  return site;
}

describe.each(ENGINES)('%s', (engine) => {
  test('refuses to click an element that a visitor could not click', async () => {
    const tab = await openTab(engine, '/about');
    await tab.goto((await sampleSite()).url);
    await expect(tab.click('#under')).rejects.toThrow(
      /Cannot click #under: it is covered by <div id="cover">/,
    );
    await expect(tab.click('#empty')).rejects.toThrow(/takes no room/);
  });

  test('reaches no other machine, whatever network there is', async () => {
    const tab = await openTab(engine, '/about');
    const refused = await tab.goto(ANOTHER_MACHINE).catch(String);
    expect(refused ?? (await tab.evaluate(() => document.body.innerText))).toMatch(CUT_OFF);
    // While Firefox still loads its page of the error, the next test could not move the mouse.
    // Chromium's tab ends with this one.
    await tab.goto(tab.site.url).catch(() => undefined);
  });

  test('keeps a page in the back/forward cache', async () => {
    const tab = await openTab(engine, '/about', { history: true });
    const site = await sampleSite();
    site.faults.firstScript =
      'window.shown = []; addEventListener("pageshow", (event) => shown.push(event.persisted))';
    await tab.goto(site.url);
    await tab.goto(`${site.url}/other`);
    await tab.back();
    await tab.waitFor(
      'the page was shown again as it was',
      () => (window as { shown?: boolean[] }).shown?.join() === 'false,true',
    );
  });
});
