import { expect, test } from 'vitest';
import { telHref } from '../../../src/rules/phone.ts';
import { hrefs } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function frame(site: ShopSite): void {
  const { htmlOf, onEvery, pageAt, pagePaths } = site;
  const { phone, inspectionPhone = phone, email, careersEmail = email } = site.content.shop;
  test('the navigation marks the current page, and nothing else is marked', () => {
    const listed = hrefs(pageAt('/'), '.site-header nav a');
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
      ...[phone, inspectionPhone].map(telHref),
      ...[email, careersEmail].map((one) => `mailto:${one}`),
    ];
    onEvery(pagePaths, (part) => {
      const used = part
        .querySelectorAll('a')
        .flatMap((link) => link.getAttribute('href')?.match(/^(tel:|mailto:)[^?]*/)?.[0] ?? []);
      expect(used.filter((target) => !known.includes(target))).toEqual([]);
    });
  });
}
