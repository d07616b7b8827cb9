import { expect, test } from 'vitest';
import { attribute, type Element, selectAll } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function markup({ htmlOf, onEveryPart, pageAt, pagePaths }: ShopSite): void {
  /**
   * The innermost section around an element: its heading does not name the sections around that.
   */
  const sectionOf = ({ parentNode }: Element): Element | null =>
    parentNode === null || parentNode.rawTagName === 'section' ? parentNode : sectionOf(parentNode);

  test('every section element has a heading', () => {
    onEveryPart((part) => {
      const named = new Set(part.querySelectorAll('h1, h2, h3, h4').map(sectionOf));
      const nameless = part.querySelectorAll('section').filter((section) => !named.has(section));
      expect(nameless.map((section) => section.toString().slice(0, 80))).toEqual([]);
    });
  });

  test('no page has a form or an input', () => {
    onEveryPart((part) =>
      expect(part.querySelectorAll('form, input, select, textarea').map(String)).toEqual([]),
    );
  });

  test("there is a space between a service's number and the next word, for copied text and screen readers", () => {
    selectAll(pageAt('/'), '.number');
    onEveryPart((part) => {
      const besideNumbers = part
        .querySelectorAll('.number')
        .map((number) => number.parentNode!.textContent.trim());
      expect(besideNumbers.filter((text) => /^\d+[A-Za-z]/.test(text))).toEqual([]);
    });
  });

  test('no number in the markup has more digits than can make a visible difference', () => {
    for (const path of pagePaths)
      expect(htmlOf(path).match(/\d\.\d{6,}(?<!\/assets\/[\w.-]*)/g) ?? [], path).toEqual([]);
  });

  test('style attributes have only measured values of one element and view transition names', () => {
    const MEASURES =
      /^((--(fit|words|left|name|bearing|shift|descent|tail|drop|covers|length|extra|share|notes|row|sink):\d+(\.\d+)?(em|%)?|--travel:n\d+);?)+$/;
    onEveryPart((part) => {
      const styles = part
        .querySelectorAll('[style]')
        .map((element) => attribute(element, 'style').replace(/\s/g, ''));
      expect(styles.filter((style) => !MEASURES.test(style))).toEqual([]);
    });
  });
}
