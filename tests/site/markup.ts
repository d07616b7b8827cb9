import { expect } from 'vitest';
import { type Element, selectAll } from '../support/select.ts';
import type { Rules } from './rules.ts';

export const markup: Rules = ({ htmlOf, onEvery, pagePaths }, rule) => {
  const HEADINGS = 'h1, h2, h3, h4';

  /** The headings of a section, without those of sections inside it. */
  const ownHeadings = (section: Element): Element[] =>
    section.querySelectorAll(HEADINGS).filter((heading) => heading.closest('section') === section);

  rule('every section element has a heading', () => {
    onEvery(pagePaths, (page) => {
      const nameless = page.querySelectorAll('section').filter((section) => ownHeadings(section).length === 0);
      expect(nameless.map((section) => section.toString().slice(0, 80))).toEqual([]);
    });
  });

  rule("there is a space between a service's number and the next word, for copied text and screen readers", () => {
    onEvery(pagePaths, (page) => {
      const besideNumbers = selectAll(page, '.number').map((number) => number.parentNode!.textContent.trim());
      expect(besideNumbers.filter((text) => /^\d+[A-Za-z]/.test(text))).toEqual([]);
    });
  });

  rule('no number in the markup has more digits than can make a visible difference', () => {
    onEvery(pagePaths, (_page, path) => expect(htmlOf(path).match(/\d\.\d{6,}/g) ?? []).toEqual([]));
  });

  rule('style attributes have only measured values of one element and view transition names', () => {
    const MEASURES = /^((--(words|left|name|descent|tail|drop|length|extra|share):\d+(\.\d+)?(em|%)?|--travel:n\d+);?)+$/;
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
