import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { reviewsUrl } from '../../../src/rules/map-links.ts';
import { SAMPLE } from '../../support/sites.ts';
import { HEADING, startEditor } from '../editor/edit-server.ts';
import { FAR_AWAY } from '../support/open-page.ts';
import { startFirefox } from './firefox.ts';
import { type Tab, tabOf } from './tab.ts';
import { startWebKit } from './webkit.ts';

// Features that differ between engines: popovers, folds, history, dates, redirects, editing. All
// other tests use Chromium.

const START = { firefox: startFirefox, webkit: startWebKit };

// The run reports a missing engine before the tests, or fails in CI.
const PROGRAMS = inject('programs');
const ENGINES = (['firefox', 'webkit'] as const).filter((engine) => PROGRAMS[engine]);

const { coupons, faq, shop } = SAMPLE.content;
const MENU = '.site-header .menu-button';
const SERVICES = '.site-header-nav details:nth-of-type(1) summary';

/**
 * Runs before the page's scripts: sets the visitor's clock, records errors, skips view transitions.
 */
function prepare(time: string): void {
  const errors: string[] = [];
  const now = Date.parse(time);
  Object.assign(window, {
    errors,
    Date: class extends Date {
      constructor(...parts: []) {
        super(...((parts.length > 0 ? parts : [now]) as []));
      }
      static override now = () => now;
    },
  });
  console.error = (...words: unknown[]) => void errors.push(words.join(' '));
  addEventListener('error', ({ message }) => errors.push(message));
  // A click during a view transition reaches neither page.
  for (const type of ['pageswap', 'pagereveal'])
    addEventListener(type, (event) => {
      const { viewTransition } = event as { viewTransition?: ViewTransition | null };
      viewTransition?.ready.catch(() => undefined);
      viewTransition?.skipTransition();
    });
}

/** Waits until only this fold of a list is open, or none. */
const opens = (tab: Tab, list: string, summary?: string) =>
  tab.waitFor(
    `${summary ?? 'nothing'} is open in ${list}`,
    (at, wanted) =>
      [...document.querySelectorAll(`${at} details[open] > summary`)]
        .map(({ textContent }) => textContent!.trim())
        .join() === wanted,
    list,
    summary ?? '',
  );
const showsMenu = (tab: Tab, isOpen: boolean) =>
  tab.waitFor(
    `the menu is open: ${isOpen}`,
    (open) => document.querySelector('#menu a[href="/coupons"]')!.checkVisibility() === open,
    isOpen,
  );
const isAt = (tab: Tab, path: string) =>
  tab.waitFor(
    `${path} is there`,
    (wanted) => location.pathname === wanted && document.readyState === 'complete',
    path,
  );

/** Types like a keyboard that composes whole words. */
const type = (tab: Tab, text: string): Promise<void> =>
  tab.evaluate((words) => void document.execCommand('insertText', false, words), text);

const waitForSaid = (tab: Tab, words: string): Promise<void> =>
  tab.waitFor(
    `the editor says ${words}`,
    (said) =>
      document
        .querySelector('site-editor')
        ?.shadowRoot?.querySelector('.status')
        ?.textContent?.includes(said) === true,
    words,
  );

/** Runs in the page. Takes the next step to the price. Tells if its input had the focus before. */
function openPrice(): boolean {
  const root = document.querySelector('site-editor')!.shadowRoot!;
  const input = root.querySelector<HTMLInputElement>('input[inputmode]');
  if (input) {
    // An opening sheet takes the focus away, so only the focus from an earlier call counts.
    const wasFocused = root.activeElement === input;
    input.closest('details')?.setAttribute('open', '');
    input.focus();
    input.select();
    return wasFocused;
  }
  const buttons = [...root.querySelectorAll('button')];
  const find = (words: string): HTMLButtonElement | undefined =>
    buttons.find(({ textContent }) => textContent?.startsWith(words));
  if (!root.querySelector('.sheet')) find('Tasks')?.click();
  else find('Change the price of the emissions')?.click();
  return false;
}

const FIRST = '/first.js';
/** Path → other text, sent without the policy, which allows only the site's own scripts. */
const instead: Record<string, string> = {};
const changed: Parameters<typeof serveSite>[1] = (answer, path) => {
  const body = instead[path];
  const type = path === FIRST ? 'text/javascript' : 'text/html';
  if (body !== undefined) return { status: 200, headers: { 'content-type': type }, body };
  const isPage = answer.headers['content-type']!.startsWith('text/html');
  const first = '$&<script src="/first.js"></script>';
  return isPage ? { ...answer, body: String(answer.body).replace(/<head[^>]*>/, first) } : answer;
};

describe.each(ENGINES)('%s', (engine) => {
  let site: SiteServer;
  let tab: Tab;
  beforeAll(async () => {
    site = await serveSite(inject('sampleSite').folder, changed);
    tab = tabOf(await START[engine](PROGRAMS[engine]!, FAR_AWAY));
  });
  afterAll(() => site?.close());

  async function open(path: string, width: number, time = '2026-11-18T10:00-05:00') {
    instead[FIRST] = `(${String(prepare)})(${JSON.stringify(time)});`;
    await tab.resize(width, 844);
    await tab.goto(site.url + path);
  }
  const expectNoErrors = async () =>
    expect(await tab.evaluate(() => (window as { errors?: string[] }).errors)).toEqual([]);

  test('the phone menu opens, closes by Escape, leads to a page, and is closed after Back', async () => {
    await open('/about', 390);
    await tab.click(MENU);
    await showsMenu(tab, true);
    await tab.press('Escape');
    await showsMenu(tab, false);
    await tab.click(MENU);
    await tab.click('#menu a[href="/coupons"]');
    await isAt(tab, '/coupons');
    await tab.back();
    await isAt(tab, '/about');
    await showsMenu(tab, false);
    await expectNoErrors();
  });

  test('a dropdown opens by keyboard and closes by Escape; one question is open at a time', async () => {
    await open('/', 1440);
    await tab.evaluate((at) => document.querySelector<HTMLElement>(at)!.focus(), SERVICES);
    await tab.press('Enter');
    await opens(tab, '.site-header-nav', 'Services');
    await tab.press('Tab', 'Tab', 'Escape');
    await opens(tab, '.site-header-nav');
    expect(await tab.evaluate(() => document.activeElement!.textContent)).toBe('Services');
    for (const { id, question } of faq.slice(0, 2)) {
      await tab.click(`#${id} summary`);
      await opens(tab, '.faq-list', question);
    }
    await expectNoErrors();
  });

  test("a visitor in Tokyo sees the shop's dates and hours, and a coupon that fills the screen", async () => {
    await open('/coupons', 1440, '2026-12-31T23:59-05:00');
    expect(await tab.evaluate(() => new Date(Date.UTC(2027, 0, 1)).getHours())).toBe(9);
    const texts = (selector: string) =>
      tab.evaluate(
        (at) =>
          [...document.querySelectorAll<HTMLElement>(at)].map(({ innerText }) =>
            innerText.replaceAll(/\s+/g, ' ').trim(),
          ),
        selector,
      );
    expect(await texts('.coupon-card-expiry b')).toEqual(coupons.map(() => 'EXP: 01-01-27'));
    expect((await texts('.top-bar [data-place="shop"]'))[0]).toContain('closed until Fri 8 AM');
    const width = () => tab.evaluate(() => document.querySelector('.coupon-card')!.clientWidth);
    expect(await width()).toBeLessThan(1000);
    await tab.click('.coupon-card-show');
    expect(await width()).toBeGreaterThan(1400);
    await expectNoErrors();
  });

  // tests/spec tests the whole page in Chromium, under the site's policy.
  test.each([
    { by: 'script', without: /<meta http-equiv="?refresh[^>]*>/i },
    { by: 'refresh', without: /<script>.*?<\/script>/s },
  ])(
    '/review goes to the review page by its $by alone, and adds nothing that Back would return to',
    async ({ without }) => {
      await open('/about', 390);
      // No test may reach another machine, so these reviews are on another port of this one.
      const { folder } = inject('sampleSite');
      await using reviews = await serveSite(folder);
      const target = `${reviews.url}/reviews`;
      const page = readFileSync(join(folder, 'review.html'), 'utf8');
      expect(page).toMatch(without);
      const outside = reviewsUrl(shop);
      // The address is escaped in attributes but not in the script.
      instead['/review'] = page
        .replace(without, '')
        .replaceAll(outside, target)
        .replaceAll(outside.replaceAll('&', '&amp;'), target);
      // Engines differ: some wait for the first page to load, others for the second.
      void tab.goto(`${site.url}/review`).catch(() => undefined);
      await tab.waitFor(
        'the review page is there',
        (url) => location.href === url && document.readyState === 'complete',
        target,
      );
      await tab.back();
      expect(await tab.evaluate(() => location.pathname)).toBe('/about');
    },
  );

  test('an owner changes a text in its place, and a price in its form', async () => {
    const { url, differences } = await startEditor();
    await tab.resize(1280, 800);
    await tab.goto(`${url}/`);
    await waitForSaid(tab, 'Click any words');
    await tab.click(HEADING);
    await tab.waitFor(
      'the heading is edited',
      (at) => document.querySelector(at)?.getAttribute('contenteditable') === 'plaintext-only',
      HEADING,
    );
    // The caret is where the click was.
    await tab.press('End');
    await type(tab, ' Now.');
    await tab.evaluate(() => void (document.body.dataset.old = 'true'));
    await tab.press('Enter');
    await waitForSaid(tab, 'Saved');
    await tab.waitFor(
      'the page is loaded again and shows it',
      (at) =>
        document.body.dataset.old === undefined &&
        document.querySelector(at)?.textContent?.endsWith(' Now.') === true,
      HEADING,
    );

    await tab.waitFor('the price has the focus', openPrice);
    await type(tab, '28');
    await tab.press('Enter');
    await waitForSaid(tab, '$30 → $28');
    await tab.waitFor('the page shows it', () =>
      document.querySelector('main')!.textContent!.includes('$28'),
    );
    expect(differences().filter((line) => line.startsWith('+'))).toEqual([
      '+ emissions: { amount: 28, label: Emissions }',
      '+ heading: "Inspections: walk in. Now."',
    ]);
  });
});
