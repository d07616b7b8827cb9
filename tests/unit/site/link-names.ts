import { HTMLElement, type Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { attribute, type Element, selectAll } from '../../support/select.ts';
import { REDIRECT_PATH, type ShopSite } from '../../support/shop-site.ts';

export function linkNames({
  facts,
  framePaths,
  onEvery,
  onEveryPart,
  pagePaths,
  pageAt,
}: ShopSite): void {
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
    onEveryPart((part) => {
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

  /**
   * The contact links outside <main>, in order (WCAG 3.2.6). Applications may have a mailbox of
   * their own.
   */
  function helpOf(path: string): string[] {
    const main = pageAt(path).querySelector('main');
    const inMain = new Set(main?.querySelectorAll('a'));
    return linksOf(pageAt(path))
      .filter(
        (link) =>
          !inMain.has(link) &&
          /^(tel:|mailto:|https:\/\/www\.google\.com\/maps)/.test(targetOf(link)),
      )
      .map(
        (link) =>
          `${nameOf(link).replace(statusIn(link), '').trim()} ${targetOf(link).replace(facts.careersEmail, facts.email)}`,
      );
  }

  /** The part of a link's text that says which place is open. */
  const statusIn = (link: Element): string => link.querySelector('.open-now')?.text ?? '';

  test('the contact links are in the same order on every page', () => {
    const first = helpOf('/');
    expect(first.filter((link) => link.includes('tel:')).length).toBeGreaterThan(3);
    expect(first.filter((link) => link.includes('mailto:')).length).toBeGreaterThan(0);
    onEvery(framePaths, (_page, path) => expect(helpOf(path)).toEqual(first));
  });

  test('every page has lang="en", and no element changes the language', () => {
    onEvery([...pagePaths, REDIRECT_PATH], (page) => {
      const languages = selectAll(page, '[lang]').map((element) => [
        element.rawTagName.toLowerCase(),
        attribute(element, 'lang'),
      ]);
      expect(languages).toEqual([['html', 'en']]);
    });
  });

  test('nothing plays, moves by itself, times out, or must be dragged', () => {
    onEveryPart((part) => {
      const moving = part.querySelectorAll(
        'audio, video, marquee, blink, object, embed, [autoplay], [draggable], [accesskey], meta[http-equiv=refresh]',
      );
      // In a popover, the focus goes there when the visitor opens it.
      const focused = part
        .querySelectorAll('[autofocus]')
        .filter((element) => element.closest('[popover]') === null);
      expect([...moving, ...focused].map(String)).toEqual([]);
    });
  });
}
