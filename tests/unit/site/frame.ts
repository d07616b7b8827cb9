import { expect, test } from 'vitest';
import { attribute, type Element, hrefs, select, selectAll, textOf } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function frame(site: ShopSite): void {
  const { content, facts, htmlOf, onEvery, pageAt, pagePaths } = site;
  const { labels } = content;
  const linksOf = (root: Element, selector: string) =>
    selectAll(root, selector).map((link) => [attribute(link, 'href'), textOf(link)]);

  const home = pageAt('/');

  test('header and menu list all services and all makes of the menu, folded, after a link to the full list; one opens at a time', () => {
    for (const folds of [
      '.site-header details[data-widget=dropdown]',
      '#menu [data-widget=accordion] > details',
    ]) {
      const sections = selectAll(home, folds);
      expect(sections.map((section) => textOf(select(section, 'summary')))).toEqual([
        labels.services,
        labels.vehicles,
      ]);
      expect(hrefs(sections[0]!, 'a')).toEqual([
        '/services',
        ...content.services.map(({ path }) => path),
      ]);
      expect(linksOf(sections[1]!, 'a')).toEqual([
        ['/#vehicles', labels.allVehicles],
        ...content.makes.filter(({ inMenu }) => inMenu).map(({ path, name }) => [path, name]),
      ]);
      expect(new Set(sections.map((section) => attribute(section, 'name'))).size).toBe(1);
      expect(sections.filter((section) => section.hasAttribute('open'))).toEqual([]);
    }
  });

  test('the navigation marks the current page, and nothing else is marked', () => {
    const listed = hrefs(home, '.site-header nav a');
    for (const path of pagePaths) {
      const befores = htmlOf(path).split(' aria-current=').slice(0, -1);
      const marked = befores.map(
        (text) => /href="?([^" >]*)/.exec(text.slice(text.lastIndexOf('<')))?.[1],
      );
      expect(marked, path).toEqual(listed.includes(path) ? [path, path] : []);
    }
  });

  test('no page has a phone number or e-mail address that is not in content', () => {
    const known = [
      facts.tel,
      facts.inspectionTel,
      `mailto:${facts.email}`,
      `mailto:${facts.careersEmail}`,
    ];
    onEvery(pagePaths, (part) => {
      const used = part
        .querySelectorAll('a')
        .flatMap((link) => link.getAttribute('href')?.match(/^(tel:|mailto:)[^?]*/)?.[0] ?? []);
      expect(used.filter((target) => !known.includes(target))).toEqual([]);
    });
  });
}
