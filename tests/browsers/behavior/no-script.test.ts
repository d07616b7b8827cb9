import { expect, test } from 'vitest';
import { factsOf } from '../../support/facts.ts';
import { frozenContent } from '../../support/frozen-content.ts';
import { carWithoutScript } from './car.ts';
import { inEachEngine, type Suite, type Visitor } from './each-engine.ts';
import { deadControls, lostWords } from './reading.ts';
import { reviewRedirect } from './review-redirect.ts';
import { toolsWithoutScript } from './tools.ts';

const content = frozenContent();
const { labels, reviews, faq } = content;
const FACTS = factsOf(content);

/** One of each kind of page. */
const PAGES = [
  '/',
  '/services',
  '/services/brakes-centreville',
  '/services/virginia-state-inspection-centreville',
  '/services/virginia-emissions-inspection-centreville',
  '/services/vehicle-diagnostics-centreville',
  '/services/ac-heat-repair-centreville',
  '/vehicles/acura-service-centreville',
  '/vehicles/gm-service-centreville',
  '/coupons',
  '/reviews',
  '/about',
  '/car-wash',
  '/careers',
  '/no-such-page',
];

/** What pages say. Without script that is the same in all engines. */
const reading: Suite = {
  width: 390,
  height: 844,
  once: (visitor) => {
    test('no page hides words or the phone number, or shows a control that does nothing', async () => {
      const { tab, open } = visitor;
      const calls = () =>
        tab.evaluate(
          (href) => [...document.querySelectorAll(`a[href="${href}"]`)].filter((link) => link.checkVisibility()).length,
          FACTS.tel,
        );
      for (const path of PAGES) {
        await tab.resize(1440, 900);
        await open(path);
        expect(await deadControls(tab), path).toEqual([]);
        expect(await calls(), path).toBeGreaterThan(1);
        expect(await lostWords(tab), path).toEqual([]);
        expect(await deadControls(tab), path).toEqual([]);
        expect(await calls(), path).toBeGreaterThan(1);
      }
    });

    test('every review is shown in full, without a button', async () => {
      await visitor.open('/reviews');
      // Nothing is cut, so there are no labels for opening it.
      expect(await visitor.tab.evaluate(() => document.body.innerText)).not.toMatch(/read more/i);
      expect(
        await visitor.tab.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.review-card blockquote')].map((quote) =>
            quote.innerText.replace(/\s+/g, ' ').trim(),
          ),
        ),
      ).toEqual(reviews.map(({ text }) => text.trim().split(/\s+/).join(' ')));
    });
  },
};

/** For each item of details inside an element, whether it is open. */
const opened = ({ tab }: Visitor, inside: string) =>
  tab.evaluate((at) => [...document.querySelectorAll<HTMLDetailsElement>(`${at} details`)].map(({ open }) => open), inside);

/** What browsers open and close by themselves. */
const folding: Suite = {
  width: 390,
  height: 844,
  engines: (visitor) => {
    test('questions open one at a time, and close again', async () => {
      const { tab, stay } = visitor;
      const answers = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll<HTMLDetailsElement>('.faq-list details')].flatMap((item, index) =>
            item.open && item.querySelector('p')!.checkVisibility() ? [index] : [],
          ),
        );
      await stay('/');
      expect(
        await tab.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.faq-list summary')].map((summary) => summary.innerText.trim()),
        ),
      ).toEqual(faq.map(({ question }) => question));
      await tab.click('.faq-list details:nth-of-type(2) summary');
      expect(await answers()).toEqual([1]);
      await tab.click('.faq-list details:nth-of-type(9) summary');
      expect(await answers()).toEqual([8]);
      await tab.click('.faq-list details:nth-of-type(9) summary');
      expect(await answers()).toEqual([]);
    });

    test('the phone menu opens, and Escape closes it; its sections open one at a time, and its links work', async () => {
      const { tab, stay } = visitor;
      const isOpen = () => tab.evaluate(() => document.querySelector('#menu')!.checkVisibility());
      await stay('/');
      await tab.click({ role: 'button', name: labels.menu });
      expect(await isOpen()).toBe(true);
      await tab.press('Escape');
      expect(await isOpen()).toBe(false);
      await tab.click({ role: 'button', name: labels.menu });
      await tab.click('#menu details:nth-of-type(1) summary');
      expect(await opened(visitor, '#menu')).toEqual([true, false]);
      await tab.click('#menu details:nth-of-type(2) summary');
      expect(await opened(visitor, '#menu')).toEqual([false, true]);
      await tab.click('#menu a[href="/vehicles/acura-service-centreville"]');
      await tab.waitFor(
        'the page of the make is there',
        () => document.readyState === 'complete' && location.pathname === '/vehicles/acura-service-centreville',
      );
    });

    test('dropdowns open one at a time, and their links work', async () => {
      const { tab, open } = visitor;
      await tab.resize(1440, 900);
      await open('/about');
      await tab.click('.site-header-nav details:nth-of-type(2) summary');
      await tab.click('.site-header-nav details:nth-of-type(1) summary');
      expect(await opened(visitor, '.site-header-nav')).toEqual([true, false]);
      await tab.click('.nav-panel-services li:last-child a');
      await tab.waitFor('the page of the service is there', () => location.pathname.startsWith('/services/'));
    });
  },
};

inEachEngine({ script: false }, { reading, folding, car: carWithoutScript, tools: toolsWithoutScript, 'review-redirect': reviewRedirect });
