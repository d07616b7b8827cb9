import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { screenReaderTexts, TEXTS } from '../../../scripts/screen-reader/screen-reader-texts.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const RENEW =
  'What screen readers say has changed. Read the difference as somebody would who does not see the page. If it is right, renew the texts: npm run screen-reader';

const texts = await screenReaderTexts(await sharedBrowser(), inject('frozenSite').url);

test.each([...texts.keys()])('what a screen reader says: %s', async (name) => {
  expect(await texts.get(name)!(), RENEW).toBe(readFileSync(`${TEXTS}/${name}.txt`, 'utf8'));
});

test('docs/screen-reader has no text without a page', () => {
  expect(readdirSync(TEXTS).sort()).toEqual([...texts.keys()].map((name) => `${name}.txt`).sort());
});
