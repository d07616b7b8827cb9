import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { EVENTS } from '../../src/rules/names.ts';
import { attribute, select, selectAll, textOf } from '../support/select.ts';
import { NOT_FOUND_PATH } from '../../src/generator/paths.ts';
import { REDIRECT_PATH } from '../support/shop-site.ts';
import { THIS_SHOP } from '../support/this-shop.ts';

const HOW = 'This is no longer as the specification says.';
const { content, facts, indexedPaths, menuMakes, pageAt } = THIS_SHOP;
const { shop, services, makes, reviews, quotes, faq, inspections, towns } = content;

const ENDING = shop.area.addressEnding === undefined ? '' : `-${shop.area.addressEnding}`;
const servicePath = (name: string): string => `/services/${name}${ENDING}`;
const main = (path: string) => select(pageAt(path), 'main');
/** The texts of header and footer. */
const frame = (): string =>
  ['.top-bar', '.site-header', '.site-footer']
    .map((part) => textOf(select(pageAt('/about'), part)))
    .join();
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
/** Those of the texts that a page says. */
const saidOn = (path: string, texts: string[]): string[] =>
  texts.filter((text) => plain(textOf(main(path))).includes(plain(text)));
/** The same. A page that the shop no longer has counts as saying them all. */
const saidOnAny = (path: string, texts: string[]): string[] =>
  indexedPaths.includes(path) ? saidOn(path, texts) : texts;
const priceOf = ({ amount, label }: { amount: number; label: string }): string =>
  `$${amount} ${label}`;
const prices = (): string[] =>
  [inspections.state?.prices, inspections.emissions?.prices].flatMap((own) =>
    Object.values(own ?? {}).map(priceOf),
  );

/** For each claim of spec.yaml, what is true of the site. A function gets what is specified, and returns the part that the site has. */
const FOUND: Record<string, (specified: any) => unknown> = {
  address: () => facts.address,
  'hours of shop and gas station': () => [facts.hours, ...facts.hoursBeside, ...facts.longHours],
  claims: () => shop.claims,
  'inspection prices': prices,
  towns: () => towns.map(({ name }) => name),
  'makes in the menu': () => menuMakes.map(({ name }) => name),
  'makes with reviews and a services teaser': () =>
    makes.filter((make) => make.showReviews || make.showServicesTeaser).map(({ id }) => id),
  'number of reviews, quotes and questions': () =>
    [reviews, quotes, faq].map(({ length }) => length),
  'items of the state inspection': () => inspections.state?.criteria.rows.map(({ item }) => item),
  'items of the emissions inspection': () =>
    inspections.emissions?.criteria.rows.map(({ item }) => item),
  'addresses of pages': (paths: string[]) => paths.filter((path) => indexedPaths.includes(path)),
  'end of the addresses of services and makes': () => shop.area.addressEnding,
  'addresses of services, without their end': (names: string[]) =>
    names.filter((name) => indexedPaths.includes(servicePath(name))),
  'addresses of makes, without their end': (names: string[]) =>
    names.filter((name) => indexedPaths.includes(`/vehicles/${name}-service${ENDING}`)),
  'addresses of the redirect and the not-found page': () => [REDIRECT_PATH, NOT_FOUND_PATH],
  'what the coupons offer': () =>
    selectAll(main('/coupons'), '.coupon-card').map((card) => textOf(select(card, 'h2'))),
  'texts of pages': (pages: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(pages).map(([path, texts]) => [path, saidOn(path, texts)])),
  'texts of service pages': (services: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(services).map(([name, texts]) => [name, saidOnAny(servicePath(name), texts)]),
    ),
  'texts of every make page': (texts: string[]) =>
    texts.filter((text) => makes.every(({ path }) => saidOn(path, [text]).length > 0)),
  'word in the heading of the services page': (word) =>
    new RegExp(word, 'i').exec(textOf(select(main('/services'), 'h1')))?.[0].toLowerCase(),
  'end of the last heading of every service page': (end) =>
    services.find(({ nearMe }) => !nearMe.heading.toLowerCase().endsWith(end))?.nearMe.heading ??
    end,
  'labels of header and footer': (labels: string[]) =>
    labels.filter((label) => frame().includes(label)),
  'figures of the state inspection, in the Pass column': (figures: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(figures).filter(([name, figure]) =>
        inspections.state?.criteria.rows.find(({ item }) => item === name)?.pass.includes(figure),
      ),
    ),
  'jobs on the careers page': () => selectAll(main('/careers'), '.photo-strip h2').map(textOf),
  'sections of home with a button that leads to the about page': (ids: string[]) =>
    ids.filter((id) => main('/').querySelector(`#${id} a[href="/about"]`) !== null),
  'the not-found page': () => [
    select(pageAt(NOT_FOUND_PATH), 'title').text,
    ...['h1', 'a[href="/"]'].map((part) => textOf(select(main(NOT_FOUND_PATH), part))),
  ],
  'names of events': () => EVENTS,
};

// After the file is read, since in YAML a brace may also open a group.
const { rating, reviewCount } = shop.claims;
const known: Record<string, unknown> = { ...facts, rating, reviewCount };
const filled = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name]))
    : value;
const SPECIFIED = Object.entries(
  parse(readFileSync(new URL('spec.yaml', import.meta.url), 'utf8'), filled) as Record<
    string,
    unknown
  >,
);

test.each(SPECIFIED)('%s', (name, specified) => {
  expect(Object.keys(FOUND), 'spec.yaml may have only these names.').toContain(name);
  const how = `${HOW} If the shop has changed, write what was received into tests/spec/spec.yaml, at "${name}".`;
  expect(FOUND[name]!(specified), how).toEqual(specified);
});

/** The section of a page that begins with a heading, and its buttons. */
function sectionOf(path: string, heading: string) {
  const section = selectAll(main(path), 'section').find(
    (one) => textOf(select(one, 'h2')) === heading,
  );
  if (!section) throw new Error(`${path} has no section "${heading}". ${HOW}`);
  return {
    section,
    buttons: selectAll(section, 'a').map((link) => [textOf(link), attribute(link, 'href')]),
  };
}

test('sections of the diagnostics page (section 2)', () => {
  const path = servicePath('vehicle-diagnostics');
  if (!indexedPaths.includes(path)) return;
  const calls = selectAll(main(path), `a[href="${facts.tel}"]`).map(textOf);
  expect(calls, HOW).toEqual(
    expect.arrayContaining(['Book Diagnostics Now by phone', 'Schedule Diagnostics by phone']),
  );
  for (const heading of ['Diagnostics', 'Check engine light']) sectionOf(path, heading);
  const { section, buttons } = sectionOf(path, 'Car not starting');
  expect(selectAll(section, 'h3').map(textOf), HOW).toContain('Why Trust Us');
  expect(selectAll(section, 'li').length).toBeGreaterThanOrEqual(3);
  expect(buttons, HOW).toContainEqual(['Why Trust Us', '/about']);
});

test('sections of the A/C page, each with a button to book (section 2)', () => {
  const path = servicePath('ac-heat-repair');
  if (!indexedPaths.includes(path)) return;
  for (const heading of ['AC recharge', 'AC repair', 'AC maintenance'])
    expect(sectionOf(path, heading).buttons, HOW).toContainEqual([
      'Book Service Now by phone',
      facts.tel,
    ]);
});

test('the first two things on the inspection pages (section 2)', () => {
  const [state, emissions] = ['virginia-state-inspection', 'virginia-emissions-inspection'].map(
    servicePath,
  );
  if (indexedPaths.includes(state!))
    expect(main(state!).firstElementChild?.classList.contains('notice')).toBe(true);
  if (!indexedPaths.includes(emissions!)) return;
  expect(textOf(select(main(emissions!), '.masthead-banner h1')), HOW).toBe(
    `Virginia Emissions Inspection in ${facts.town}, VA`,
  );
  const hero = selectAll(main(emissions!), 'section')[0]!;
  expect(textOf(select(hero, 'h2')), HOW).toBe('Emissions testing, quick and easy');
  expect(selectAll(hero, 'li')).toHaveLength(5);
  expect(selectAll(hero, 'a').map(textOf), HOW).toContain('Call Inspection Station');
});
