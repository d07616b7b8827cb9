import { expect } from 'vitest';
import { directionsUrl } from '../../src/rules/map-links.ts';
import { attribute, type Element, hrefs, select, selectAll, textOf } from '../support/select.ts';
import { NOT_FOUND_PATH } from '../../src/generator/paths.ts';
import type { Rules } from './rules.ts';

export const frame: Rules = (
  { content, facts, framePaths, htmlOf, menuMakes, onEvery, onEveryPart, pageAt, pagePaths, servicePaths },
  test,
) => {
  const { labels, shop, coupons } = content;
  const linksOf = (root: Element, selector: string) => selectAll(root, selector).map((link) => [attribute(link, 'href'), textOf(link)]);
  const MENU_PATHS = menuMakes.map(({ path }) => path);
  const LINKS = [
    ['/coupons', labels.coupons],
    ['/reviews', labels.reviews],
    ...(shop.hours.wash ? [['/car-wash', labels.carWash]] : []),
    ['/careers', labels.careers],
    ['/about', labels.about],
  ];

  test('the top bar has phone, address, directions and hours', () => {
    onEvery(framePaths, (page) => {
      const bar = select(page, '.top-bar');
      const text = textOf(bar);
      for (const fact of [facts.phone, facts.address, facts.hours, ...facts.hoursBeside]) expect(text).toContain(fact);
      expect(hrefs(bar, 'a')).toContain(directionsUrl(shop));
      expect(new Set(hrefs(bar, 'a[href^="tel:"]'))).toEqual(new Set([facts.tel]));
    });
  });

  test('the logo links to home', () => {
    onEvery(framePaths, (page) => {
      const logo = select(page, '.site-header .logo');
      expect(attribute(logo, 'href')).toBe('/');
      expect(textOf(logo)).toContain(facts.name);
    });
  });

  test('the dropdowns list all services and all makes of the menu, after a link to the full list, and open one at a time', () => {
    onEvery(framePaths, (page) => {
      const [services, vehicles, ...others] = selectAll(page, '.site-header details[data-widget=dropdown]');
      expect(others).toEqual([]);
      expect(attribute(services!, 'name')).toBe(attribute(vehicles!, 'name'));
      expect([textOf(select(services!, 'summary')), textOf(select(vehicles!, 'summary'))]).toEqual([labels.services, labels.vehicles]);
      expect(hrefs(services!, 'a')).toEqual(['/services', ...servicePaths]);
      expect(hrefs(vehicles!, 'a')).toEqual(['/#vehicles', ...MENU_PATHS]);
      expect(selectAll(vehicles!, 'li').map(textOf)).toEqual(menuMakes.map(({ name }) => name));
      expect([services, vehicles].filter((dropdown) => dropdown!.hasAttribute('open'))).toEqual([]);
    });
  });

  test('the navigation has the plain links and the button to schedule', () => {
    onEvery(framePaths, (page) => {
      const header = select(page, '.site-header');
      expect(linksOf(header, 'nav > a')).toEqual(LINKS);
      const call = selectAll(header, 'a').find((link) => textOf(link) === `${labels.schedule} ${labels.byPhone}`)!;
      expect(attribute(call, 'href')).toBe(facts.tel);
    });
  });

  test('the menu on small screens has the same links, with two sections that open one at a time', () => {
    onEvery(framePaths, (page) => {
      const menu = select(page, '#menu');
      expect(attribute(select(page, '.site-header button[popovertarget=menu]'), 'type')).toBe('button');
      expect(attribute(menu, 'data-widget')).toBe('menu');
      const sections = selectAll(menu, '[data-widget=accordion] > details');
      expect(new Set(sections.map((section) => attribute(section, 'name'))).size).toBe(1);
      expect(sections.map((section) => textOf(select(section, 'summary')))).toEqual([labels.services, labels.vehicles]);
      expect(hrefs(sections[0]!, 'a')).toEqual(['/services', ...servicePaths]);
      expect(hrefs(sections[1]!, 'a')).toEqual(['/#vehicles', ...MENU_PATHS]);
      expect(linksOf(menu, '.mobile-menu-link')).toEqual(LINKS);
      expect(selectAll(menu, 'a').map(textOf)).toContain(`${labels.schedule} ${labels.byPhone}`);
    });
  });

  test('the navigation marks the current page, and nothing else is marked', () => {
    const listed = hrefs(pageAt('/'), '.site-header nav a');
    for (const path of pagePaths) {
      const befores = htmlOf(path).split(' aria-current=').slice(0, -1);
      const marked = befores.map((text) => /href="?([^" >]*)/.exec(text.slice(text.lastIndexOf('<')))?.[1]);
      expect(marked, path).toEqual(listed.includes(path) ? [path, path] : []);
    }
  });

  test('the footer has contact, hours, quick links and the coupon condition', () => {
    onEvery(framePaths, (page) => {
      const footer = select(page, '.site-footer');
      const text = textOf(footer);
      for (const fact of [
        facts.name,
        facts.phone,
        facts.address,
        facts.email,
        ...facts.longHours,
        ...(coupons.length > 0 ? [labels.couponNote] : []),
      ])
        expect(text).toContain(fact);
      expect(new Set(hrefs(footer, 'a[href^="tel:"]'))).toEqual(new Set([facts.tel]));
      expect(new Set(hrefs(footer, 'a[href^="mailto:"]'))).toEqual(new Set([`mailto:${facts.email}`]));
      expect(hrefs(footer, 'nav a')).toEqual(['/reviews', '/services', '/about', '/coupons']);
    });
  });

  test('no page has a phone number or e-mail address that is not in content', () => {
    const known = [facts.tel, facts.inspectionTel, `mailto:${facts.email}`, `mailto:${facts.careersEmail}`];
    onEveryPart((part) => {
      const used = part.querySelectorAll('a').flatMap((link) => link.getAttribute('href')?.match(/^(tel:|mailto:)[^?]*/)?.[0] ?? []);
      expect(used.filter((target) => !known.includes(target))).toEqual([]);
    });
  });

  test('no page promises online booking', () => {
    onEveryPart((part) => expect(textOf(part)).not.toMatch(/(book|schedul|appointment)\w*\s+online|online\s+(book|schedul|appointment)/i));
  });

  test('the not-found page links to home and has the script that logs the missing path', () => {
    onEvery([NOT_FOUND_PATH], (page) => {
      expect(hrefs(page, 'main a')).toContain('/');
      expect(attribute(select(page, 'main'), 'data-widget')).toBe('missing-path');
    });
  });
};
