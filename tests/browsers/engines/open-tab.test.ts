import { describe, expect, onTestFinished, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { ENGINES, openTab } from './open-tab.ts';

// What would make other tests pass for nothing if it failed. The tests of the site show whether the rest of a driver works.

async function sampleSite(): Promise<SiteServer> {
  const site = await serveSite('tests/support/sample-site');
  onTestFinished(() => site.close());
  return site;
}

describe.each(ENGINES)('%s', (engine) => {
  test('refuses to click an element that a visitor could not click', async () => {
    const tab = await openTab(engine, '/about');
    await tab.goto((await sampleSite()).url);
    await expect(tab.click('#under')).rejects.toThrow(/Cannot click #under: it is covered by <div id="cover">/);
    await expect(tab.click('#empty')).rejects.toThrow(/takes no room/);
  });

  test('keeps a page in the back/forward cache', async () => {
    const tab = await openTab(engine, '/about', { history: true });
    const site = await sampleSite();
    site.faults.firstScript = 'window.shown = []; addEventListener("pageshow", (event) => shown.push(event.persisted))';
    await tab.goto(site.url);
    await tab.goto(`${site.url}/other`);
    await tab.back();
    await tab.waitFor('the page was shown again as it was', () => (window as { shown?: boolean[] }).shown?.join() === 'false,true');
  });
});
