import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

// Firefox 100 to 120 and Chrome 100 to 104 run the script, but leave out every rule with `:has()`.

const DAY = '2026-11-23T16:00:00Z';

/** A page of the site at a time, without the rules that use `:has()`. */
async function pageAt(path: string, time: string): Promise<Page> {
  const page = await openPage(path, { time });
  await page.locator('.top-bar .open-now[data-state]').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(leaveOutHas)).toBeGreaterThan(10);
  return page;
}

function leaveOutHas(): number {
  let left = 0;
  const prune = (rules: CSSStyleSheet | CSSGroupingRule): void => {
    for (let at = rules.cssRules.length - 1; at >= 0; at--) {
      const rule = rules.cssRules[at]!;
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) {
        rules.deleteRule(at);
        left++;
      } else if (rule instanceof CSSGroupingRule) prune(rule);
    }
  };
  for (const sheet of document.styleSheets) prune(sheet);
  return left;
}

const linksIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute('href')!.split(':')[0]!),
    );

test('an answer shows one button: the call', async () => {
  const page = await pageAt(`/#${SAMPLE.content.complaints.complaints[0]!.id}`, DAY);
  await page.locator('[role=dialog] h3').waitFor();
  expect(await linksIn(page, '[role=dialog] a.button')).toEqual(['tel']);
});
