import { expect, test } from 'vitest';
import { type Element, selectAll } from '../support/select.ts';
import { htmlOf, onEvery, PAGE_PATHS } from '../support/shop-site.ts';

const HEADINGS = 'h1, h2, h3, h4';

/** Headings of a section that are not those of a section within it. */
const ownHeadings = (section: Element): Element[] =>
  section.querySelectorAll(HEADINGS).filter((heading) => heading.closest('section') === section);

test('only what has a heading is a section', () => {
  onEvery(PAGE_PATHS, (page) => {
    const nameless = selectAll(page, 'section').filter((section) => ownHeadings(section).length === 0);
    expect(nameless.map((section) => section.toString().slice(0, 80))).toEqual([]);
  });
});

test('every number of a service keeps apart from the word that follows it, in text that is copied or read in pieces', () => {
  onEvery(PAGE_PATHS, (page) => {
    const besideNumbers = selectAll(page, '.number').map((number) => number.parentNode!.textContent.trim());
    expect(besideNumbers.filter((text) => /^\d+[A-Za-z]/.test(text))).toEqual([]);
  });
});

test('no value has more digits than anyone can see', () => {
  onEvery(PAGE_PATHS, (_page, path) => expect(htmlOf(path).match(/\d\.\d{6,}/g) ?? []).toEqual([]));
});

test("style attributes hold nothing but what is one element's own: what is measured for it, and its name while pages change", () => {
  const MEASURES = /^((--(words|left|name|tail|drop|length|extra|share):\d+(\.\d+)?(em|%)?);?)+$/;
  onEvery(PAGE_PATHS, (page) =>
    expect(
      page
        .querySelectorAll('[style]')
        .map((element) => element.getAttribute('style')!.replace(/\s/g, ''))
        .filter((style) => !MEASURES.test(style)),
    ).toEqual([]),
  );
});
