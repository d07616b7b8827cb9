import { expect, test } from 'vitest';
import { isOnCar } from '../../../src/rules/services.ts';
import { type Element, selectAll } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function markup({ content, htmlOf, onEveryPart, pageAt, pagePaths }: ShopSite): void {
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

  test("there is a space between a service's number and the next word, for copied text and screen readers", () => {
    selectAll(pageAt('/'), '.number');
    onEveryPart((part) => {
      const besideNumbers = part
        .querySelectorAll('.number')
        .map((number) => number.parentNode!.textContent.trim());
      expect(besideNumbers.filter((text) => /^\d+[A-Za-z]/.test(text))).toEqual([]);
    });
  });

  test('view transition names are unique on a page, and a number has the same name on the pages that link to it', () => {
    const namesOn = (path: string) => htmlOf(path).match(/--travel:n\d+/g) ?? [];
    for (const names of pagePaths.map(namesOn)) expect(new Set(names).size).toBe(names.length);
    for (const { art, path } of content.services) {
      const [name, ...others] = namesOn(path);
      expect(others).toEqual([]);
      expect(namesOn('/services')).toContain(name);
      if (isOnCar(art)) expect(namesOn('/')).toContain(name);
    }
  });
}
