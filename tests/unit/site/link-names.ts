import { HTMLElement, type Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { attribute, type Element } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function linkNames({ onEvery, pagePaths }: ShopSite): void {
  /**
   * Link texts that do not say where the link goes if read alone, as in a list of links (WCAG 2.4.4
   * and 2.4.9).
   */
  const BARE =
    /^(read|learn|find out|show|see) more$|^(click |tap )?here$|^(more|details|link|go|this|this page|next|continue|page)$/i;

  /**
   * The accessible name of a link: its text and the texts of its pictures, without hidden parts.
   */
  function nameOf(link: Element): string {
    const words = (node: Node): string => {
      if (!(node instanceof HTMLElement)) return node.text;
      if (node.getAttribute('aria-hidden') === 'true') return '';
      return (node.getAttribute('alt') ?? '') + node.childNodes.map(words).join('');
    };
    return (link.getAttribute('aria-label') ?? words(link)).replace(/\s+/g, ' ').trim();
  }

  /**
   * The target of a link. Two e-mail links to the same mailbox have the same target, even with
   * different subjects.
   */
  const targetOf = (link: Element): string =>
    attribute(link, 'href').replace(/^(mailto:[^?]*)\?.*/, '$1');

  /**
   * Links that screen readers can reach. The numbers on the home page's drawing are only for mouse
   * and touch.
   */
  const linksOf = (part: Element): Element[] =>
    part.querySelectorAll('a[href]').filter((link) => link.getAttribute('tabindex') !== '-1');

  test('link texts say where the links go', () => {
    onEvery(pagePaths, (part) => {
      const names = linksOf(part).map(nameOf);
      expect(names.filter((name) => name.length < 2 || BARE.test(name))).toEqual([]);
    });
  });

  test('two links of a page with the same name have the same target', () => {
    onEvery(pagePaths, (page) => {
      const links = linksOf(page).map((link) => ({ name: nameOf(link), target: targetOf(link) }));
      const targets = new Map(links.map(({ name, target }) => [name, target]));
      expect(links.filter(({ name, target }) => targets.get(name) !== target)).toEqual([]);
    });
  });
}
