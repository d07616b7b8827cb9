import { describe, expect, it } from 'vitest';
import { pageAt } from '../support/built-pages.ts';
import { attribute, type Element, select, selectAll, textOf } from '../support/select.ts';
import { MAKE_PATHS, PAGE_PATHS, SERVICE_PATHS } from './spec-routes.ts';
import { MENU_MAKES, SHOP } from './spec-texts.ts';

const hrefs = (root: Element, selector: string): string[] => selectAll(root, selector).map((link) => attribute(link, 'href'));
const MENU_PATHS = MAKE_PATHS.filter((path) => !path.startsWith('/vehicles/gm-'));
const LINKS = [
  ['/coupons', 'Coupons'],
  ['/reviews', 'Reviews'],
  ['/car-wash', 'Car Wash'],
  ['/careers', 'Careers'],
  ['/about', 'About Us'],
];

describe.each(PAGE_PATHS)('%s', (path) => {
  const page = pageAt(path);
  const bar = select(page, '.top-bar');
  const header = select(page, '.site-header');
  const menu = select(page, '#menu');
  const footer = select(page, '.site-footer');

  it('has phone, address, directions and hours in its top bar', () => {
    const text = textOf(bar);
    for (const fact of [SHOP.phone, SHOP.address, SHOP.hours, `Gas ${SHOP.gasHours}`]) expect(text).toContain(fact);
    const directions = selectAll(bar, 'a').find((link) => textOf(link) === 'Get Directions')!;
    expect(attribute(directions, 'href')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/);
    expect(hrefs(bar, 'a[data-event=header_phone_number_click]')).toEqual([SHOP.tel]);
  });

  it('has a logo that links home', () => {
    expect(attribute(select(header, '.logo'), 'href')).toBe('/');
    expect(textOf(select(header, '.logo'))).toContain(SHOP.name);
  });

  it('has ten services and 41 makes in its dropdowns, each panel beginning with the whole', () => {
    const [services, vehicles, ...others] = selectAll(header, 'details[data-widget=dropdown]');
    expect(others).toEqual([]);
    expect([textOf(select(services!, 'summary')), textOf(select(vehicles!, 'summary'))]).toEqual(['Services', 'Vehicles']);
    expect(hrefs(services!, 'a')).toEqual(['/services', ...SERVICE_PATHS]);
    expect(hrefs(vehicles!, 'a')).toEqual(['/#vehicles', ...MENU_PATHS]);
    expect(selectAll(vehicles!, 'li').map(textOf)).toEqual(MENU_MAKES);
    expect([services, vehicles].filter((dropdown) => dropdown!.hasAttribute('open'))).toEqual([]);
  });

  it('has the plain links of the navigation, and the button to schedule', () => {
    const links = selectAll(header, 'nav > a').map((link) => [attribute(link, 'href'), textOf(link)]);
    expect(links).toEqual(LINKS);
    const call = selectAll(header, 'a').find((link) => textOf(link) === 'Schedule Service')!;
    expect(attribute(call, 'href')).toBe(SHOP.tel);
  });

  it('has a menu for small screens with the same links in two sections, one open at a time', () => {
    expect(attribute(select(header, 'button[popovertarget=menu]'), 'type')).toBe('button');
    expect(attribute(menu, 'data-widget')).toBe('menu');
    const sections = selectAll(menu, '[data-widget=accordion] > details');
    expect(new Set(sections.map((section) => attribute(section, 'name'))).size).toBe(1);
    expect(sections.map((section) => textOf(select(section, 'summary')))).toEqual(['Services', 'Vehicles']);
    expect(hrefs(sections[0]!, 'a')).toEqual(['/services', ...SERVICE_PATHS]);
    expect(hrefs(sections[1]!, 'a')).toEqual(['/#vehicles', ...MENU_PATHS]);
    expect(selectAll(menu, '.mobile-menu-link').map((link) => [attribute(link, 'href'), textOf(link)])).toEqual(LINKS);
    expect(selectAll(menu, 'a').map(textOf)).toContain('Schedule Service');
  });

  it('marks the page itself in the navigation', () => {
    const marked = selectAll(page, '.site-header a, #menu a').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.every((link) => attribute(link, 'href') === path)).toBe(true);
    const listed = hrefs(page, '.site-header nav a').filter((href) => href === path).length;
    expect(marked).toHaveLength(listed * 2);
  });

  it('has contact, hours, quick links and the coupon condition in its footer', () => {
    const text = textOf(footer);
    for (const fact of [SHOP.name, SHOP.phone, SHOP.address, SHOP.email, SHOP.gasHoursLong, 'Mon-Fri 8:00AM-5:00PM', 'Sat 8:00AM-2:00PM', 'Coupons must be presented at the time of service.']) {
      expect(text).toContain(fact);
    }
    expect(hrefs(footer, 'a[href^="tel:"]')).toEqual([SHOP.tel]);
    expect(hrefs(footer, 'a[href^="mailto:"]')).toEqual([`mailto:${SHOP.email}`]);
    const links = selectAll(footer, 'nav a').map((link) => [attribute(link, 'href'), textOf(link)]);
    expect(links).toEqual([['/reviews', 'Reviews'], ['/services', 'Services'], ['/about', 'About Us'], ['/coupons', 'Coupons']]);
  });

  it('spells phone and e-mail alike everywhere', () => {
    expect(new Set(hrefs(page, 'a[href^="tel:"]'))).toEqual(new Set([SHOP.tel]));
    for (const mailbox of hrefs(page, 'a[href^="mailto:"]')) expect(mailbox.split('?')[0]).toBe(`mailto:${SHOP.email}`);
  });
});
