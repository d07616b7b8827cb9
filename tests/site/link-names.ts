import { HTMLElement, type Node } from 'node-html-parser';
import { expect } from 'vitest';
import { attribute, type Element, selectAll } from '../support/select.ts';
import { REDIRECT_PATH } from '../support/shop-site.ts';
import type { Rules } from './rules.ts';

export const linkNames: Rules = ({ onEvery, pagePaths, pageAt }, rule) => {
  /** Names that do not say where a link leads, read alone as in a list of links (WCAG 2.4.4, and 2.4.9). */
  const BARE = /^(read|learn|find out|show|see) more$|^(click |tap )?here$|^(more|details|link|go|this|this page|next|continue|page)$/i;

  /** What a screen reader calls a link: its words and the texts of its pictures, without what is hidden from it. */
  function nameOf(link: Element): string {
    const words = (node: Node): string => {
      if (!(node instanceof HTMLElement)) return node.text;
      if (node.getAttribute('aria-hidden') === 'true') return '';
      return (node.getAttribute('alt') ?? '') + node.childNodes.map(words).join('');
    };
    return (link.getAttribute('aria-label') ?? words(link)).replace(/\s+/g, ' ').trim();
  }

  /** Where a link leads. Two letters to one mailbox lead to the same place, whatever their subjects. */
  const targetOf = (link: Element): string => attribute(link, 'href').replace(/^(mailto:[^?]*)\?.*/, '$1');

  /** Links that screen readers reach. The numbers on the drawing of the home page are for pointers only. */
  const linksOf = (page: Element): Element[] => selectAll(page, 'a[href]').filter((link) => link.getAttribute('tabindex') !== '-1');

  rule('links say where they lead', () => {
    onEvery(pagePaths, (page) => {
      expect(
        linksOf(page)
          .map(nameOf)
          .filter((name) => name.length < 2 || BARE.test(name)),
      ).toEqual([]);
    });
  });

  rule('links of one page have one name for one place only', () => {
    onEvery(pagePaths, (page) => {
      const targets = new Map<string, Set<string>>();
      for (const link of linksOf(page)) targets.set(nameOf(link), (targets.get(nameOf(link)) ?? new Set()).add(targetOf(link)));
      expect([...targets].filter(([, places]) => places.size > 1).map(([name, places]) => `${name}: ${[...places].join(' and ')}`)).toEqual(
        [],
      );
    });
  });

  /** The ways to reach the shop that are outside the main part of every page, in order (WCAG 3.2.6). */
  function helpOf(path: string): string[] {
    const main = pageAt(path).querySelector('main');
    const inMain = new Set(main?.querySelectorAll('a'));
    return linksOf(pageAt(path))
      .filter((link) => !inMain.has(link) && /^(tel:|mailto:|https:\/\/www\.google\.com\/maps)/.test(targetOf(link)))
      .map((link) => `${nameOf(link).replace(statusIn(link), '').trim()} ${targetOf(link)}`);
  }

  /** What a link says besides its name: which place is open. */
  const statusIn = (link: Element): string => link.querySelector('.open-now')?.text ?? '';

  rule('the ways to reach the shop are in the same order on every page', () => {
    const first = helpOf('/');
    expect(first.filter((link) => link.includes('tel:')).length).toBeGreaterThan(3);
    expect(first.filter((link) => link.includes('mailto:')).length).toBeGreaterThan(0);
    onEvery(pagePaths, (_page, path) => expect(helpOf(path)).toEqual(first));
  });

  rule('every page says that it is in English, and no page changes the language within', () => {
    onEvery([...pagePaths, REDIRECT_PATH], (page) => {
      const languages = selectAll(page, '[lang]').map((element) => [element.rawTagName.toLowerCase(), attribute(element, 'lang')]);
      expect(languages).toEqual([['html', 'en']]);
    });
  });

  rule('nothing plays, moves by itself, times out, or asks to be dragged', () => {
    onEvery(pagePaths, (page) => {
      const moving = page.querySelectorAll(
        'audio, video, marquee, blink, object, embed, [autoplay], [draggable], [accesskey], meta[http-equiv=refresh]',
      );
      // In a popover, the focus goes there when the visitor opens it.
      const focused = page.querySelectorAll('[autofocus]').filter((element) => element.closest('[popover]') === null);
      expect([...moving, ...focused].map(String)).toEqual([]);
    });
  });
};
