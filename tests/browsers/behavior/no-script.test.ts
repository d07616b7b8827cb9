import { expect } from 'vitest';
import { factsOf } from '../../support/facts.ts';
import { inEachEngine, type Suite } from './each-engine.ts';
import { deadControls, lostWords } from './reading.ts';
import { reviewRedirect } from './review-redirect.ts';
import { toolsWithoutScript } from './tools.ts';
import { SAMPLE } from '../../support/sites.ts';

const content = SAMPLE.content;
const { labels, makes } = content;
const MAKE = makes.find(({ inMenu }) => inMenu)!.path;
const FACTS = factsOf(content);

const reading: Suite = {
  width: 390,
  height: 844,
  // What browsers open and close by themselves.
  engines: (test) => {
    test('the phone menu opens, and Escape closes it; its sections open one at a time, and its links work', async ({ tab, stay }) => {
      /** For each section of the menu, whether it is open. */
      const sections = () =>
        tab.evaluate(() => [...document.querySelectorAll<HTMLDetailsElement>('#menu details')].map(({ open }) => open));
      const isOpen = () => tab.evaluate(() => document.querySelector('#menu')!.checkVisibility());
      await stay('/');
      await tab.click({ role: 'button', name: labels.menu });
      expect(await isOpen()).toBe(true);
      await tab.press('Escape');
      expect(await isOpen()).toBe(false);
      await tab.click({ role: 'button', name: labels.menu });
      await tab.click('#menu details:nth-of-type(1) summary');
      expect(await sections()).toEqual([true, false]);
      await tab.click('#menu details:nth-of-type(2) summary');
      expect(await sections()).toEqual([false, true]);
      await tab.click(`#menu a[href="${MAKE}"]`);
      await tab.waitFor('the page of the make is there', (path) => document.readyState === 'complete' && location.pathname === path, MAKE);
    });
  },
  // What pages say is the same in all engines.
  once: (test) => {
    test('no page hides words or the phone number, or shows a control that does nothing', async ({ tab, open }) => {
      const calls = () =>
        tab.evaluate(
          (href) => [...document.querySelectorAll(`a[href="${href}"]`)].filter((link) => link.checkVisibility()).length,
          FACTS.tel,
        );
      for (const [, path] of SAMPLE.everyKind) {
        await tab.resize(1440, 900);
        await open(path);
        expect(await deadControls(tab), path).toEqual([]);
        expect(await calls(), path).toBeGreaterThan(1);
        expect(await lostWords(tab), path).toEqual([]);
        expect(await deadControls(tab), path).toEqual([]);
        expect(await calls(), path).toBeGreaterThan(1);
      }
    });
  },
};

inEachEngine({ script: false }, { reading, tools: toolsWithoutScript, 'review-redirect': reviewRedirect });
