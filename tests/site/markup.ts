import { expect } from 'vitest';
import { type Element, selectAll } from '../support/select.ts';
import type { Rules } from './rules.ts';

export const markup: Rules = ({ htmlOf, onEvery, pagePaths }, rule) => {
  const HEADINGS = 'h1, h2, h3, h4';

  /** Headings of a section that are not those of a section within it. */
  const ownHeadings = (section: Element): Element[] =>
    section.querySelectorAll(HEADINGS).filter((heading) => heading.closest('section') === section);

  rule('only what has a heading is a section', () => {
    onEvery(pagePaths, (page) => {
      const nameless = selectAll(page, 'section').filter((section) => ownHeadings(section).length === 0);
      expect(nameless.map((section) => section.toString().slice(0, 80))).toEqual([]);
    });
  });

  rule('every number of a service keeps apart from the word that follows it, in text that is copied or read in pieces', () => {
    onEvery(pagePaths, (page) => {
      const besideNumbers = selectAll(page, '.number').map((number) => number.parentNode!.textContent.trim());
      expect(besideNumbers.filter((text) => /^\d+[A-Za-z]/.test(text))).toEqual([]);
    });
  });

  rule('no value has more digits than anyone can see', () => {
    onEvery(pagePaths, (_page, path) => expect(htmlOf(path).match(/\d\.\d{6,}/g) ?? []).toEqual([]));
  });

  rule("style attributes hold nothing but what is one element's own: what is measured for it, and its name while pages change", () => {
    const MEASURES = /^((--(words|left|name|tail|drop|length|extra|share):\d+(\.\d+)?(em|%)?);?)+$/;
    onEvery(pagePaths, (page) =>
      expect(
        page
          .querySelectorAll('[style]')
          .map((element) => element.getAttribute('style')!.replace(/\s/g, ''))
          .filter((style) => !MEASURES.test(style)),
      ).toEqual([]),
    );
  });
};
