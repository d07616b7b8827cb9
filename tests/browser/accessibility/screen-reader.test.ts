import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { isOfTodaysContent, RECORDED } from '../../../scripts/browser/content-fingerprint.ts';
import { screenReaderTexts, TEXTS } from '../../../scripts/screen-reader/screen-reader-texts.ts';
import { SHOP } from '../../support/sites.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const RENEW =
  'What screen readers say has changed. Read the difference as somebody would who does not see the page. If it is right, renew the texts: npm run screen-reader';

// An owner who changes a word need not renew the texts. A developer does so before the next change of a page.
const isComparable = isOfTodaysContent(TEXTS);
if (!isComparable)
  console.log(
    `content/ has changed since ${TEXTS} was written, so it is not compared. Before you change pages, write it again: npm run screen-reader`,
  );

const texts = await screenReaderTexts(await sharedBrowser(), inject('shopSite').url, SHOP.kinds);
const names = [...texts.keys()];

test.each(names)('what a screen reader says: %s', async (name) => {
  const said = await texts.get(name)!();
  expect(said).not.toBe('');
  if (isComparable) expect(said, RENEW).toBe(readFileSync(`${TEXTS}/${name}.txt`, 'utf8'));
});

test.runIf(isComparable)('docs/screen-reader has a text for each page, and no other', () => {
  expect(readdirSync(TEXTS).sort()).toEqual(
    [...names.map((name) => `${name}.txt`), RECORDED].sort(),
  );
});
