import { describe, expect, it, test } from 'vitest';
import { htmlOf, pageAt } from '../support/built-pages.ts';
import { attribute, select, selectAll, textOf } from '../support/select.ts';
import { MAKE_PATHS, makePath, PAGE_PATHS, SERVICE_PATHS } from './spec-routes.ts';
import { CRITERIA, MAIN_TEXTS, SHOP, TOWNS } from './spec-texts.ts';

const main = (path: string) => select(pageAt(path), 'main');
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

describe.each(Object.entries(MAIN_TEXTS))('%s', (path, texts) => {
  it.each(texts)('says: %s', (text) => {
    expect(plain(textOf(main(path)))).toContain(plain(text));
  });
});

test.each(PAGE_PATHS)('%s promises no online booking and gives the shop no five stars', (path) => {
  expect(textOf(select(pageAt(path), 'body'))).not.toMatch(/(book|schedul|appointment)\w*\s+online|online\s+(book|schedul|appointment)|(5|five)[- ]star/i);
});

describe('home', () => {
  const page = main('/');

  it('has a hero, with one first heading', () => {
    expect(textOf(select(page, '.hero h1')).length).toBeGreaterThan(10);
  });

  it('has three quotes, each with its name, and each a sample that says so', () => {
    const quotes = selectAll(page, '.quotes > li');
    expect(quotes).toHaveLength(3);
    for (const quote of quotes) {
      expect(textOf(select(quote, 'blockquote')).split(' ').length).toBeLessThanOrEqual(25);
      expect(textOf(select(quote, 'figcaption'))).toMatch(/^[A-Z][a-z]+ [A-Z]\., posted (recently|a while ago) ?Sample review$/);
    }
  });

  it('teases inspections, oil changes and brakes, each with picture, text and route', () => {
    const cards = selectAll(page, '.teasers-row > a');
    expect(cards.map((card) => attribute(card, 'href'))).toEqual([
      '/services/virginia-state-inspection-centreville',
      '/services/oil-changes-centreville',
      '/services/brakes-centreville',
    ]);
    for (const card of cards) {
      select(card, 'img');
      expect(textOf(select(card, 'p')).length).toBeGreaterThan(20);
    }
  });

  it('says the claims on a plate', () => {
    const rows = selectAll(page, '.data-plate dl > div').map((row) => [textOf(select(row, 'dt')), textOf(select(row, 'dd'))]);
    expect(Object.fromEntries(rows)).toMatchObject({
      'In business': '25+ years',
      Technicians: 'ASE-certified',
      Warranty: 'Extended on parts and labor',
      Courtesy: 'Multi-point inspection complimentary',
      Reviews: '650+ 4.4 average, 672 online reviews',
    });
  });

  it('asks nine questions, all closed, one open at a time', () => {
    const questions = selectAll(page, '[data-widget=accordion] > details');
    expect(questions).toHaveLength(9);
    expect(new Set(questions.map((item) => attribute(item, 'name'))).size).toBe(1);
    expect(questions.filter((item) => item.hasAttribute('open'))).toEqual([]);
    for (const item of questions) {
      expect(textOf(select(item, 'summary'))).toMatch(/\?$/);
      expect(textOf(select(item, 'p')).length).toBeGreaterThan(20);
    }
    expect(questions.filter((item) => textOf(item).includes(SHOP.email))).toHaveLength(1);
    expect(questions.some((item) => textOf(item).includes(SHOP.gasHours))).toBe(true);
  });

  it('links the welcome block and the reasons to choose the shop with /about', () => {
    for (const id of ['welcome', 'why']) expect(selectAll(page, `#${id} a`).map((link) => attribute(link, 'href'))).toContain('/about');
  });

  it('links every make, and the group page', () => {
    expect(selectAll(page, '#vehicles .make-list a').map((link) => attribute(link, 'href')).sort()).toEqual([...MAKE_PATHS].sort());
  });
});

const AREA_PATHS = PAGE_PATHS.filter((path) => path === '/' || path.startsWith('/services') || path.startsWith('/vehicles') || path === '/about' || path === '/car-wash');

test.each(AREA_PATHS)('%s lists the twelve towns beside the map', (path) => {
  const area = select(main(path), '#area');
  expect(selectAll(area, '.service-area li').map(textOf)).toEqual(TOWNS);
  const map = select(area, '[data-widget=map]');
  expect(attribute(map, 'data-src')).toMatch(/^https:\/\/www\.google\.com\/maps\?q=\S+&output=embed$/);
  expect(attribute(map, 'data-title')).toBe(`Map of ${SHOP.name}, ${SHOP.address}`);
  const drawing = textOf(select(map, 'svg'));
  for (const town of TOWNS) expect(drawing).toContain(town);
  expect(attribute(select(map, 'a'), 'href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
});

test('/services shows ten tiles, each with name, drawing and link', () => {
  const tiles = selectAll(main('/services'), '.wall-chart > li > a');
  expect(tiles.map((tile) => attribute(tile, 'href'))).toEqual(SERVICE_PATHS);
  for (const tile of tiles) {
    expect(textOf(select(tile, '.wall-chart-name')).length).toBeGreaterThan(5);
    // The first ones are drawn in the page itself.
    const picture = select(tile, 'svg.drawing, img');
    if (picture.tagName === 'IMG') expect(attribute(picture, 'src')).toMatch(/^\/assets\/[\w.-]+\.svg$/);
    else select(picture, 'path');
  }
});

describe.each(SERVICE_PATHS)('%s', (path) => {
  it('names the town in its first heading or its banner, and has a near-me section', () => {
    expect(textOf(main(path))).toContain('Centreville');
    expect(textOf(select(main(path), '#area h2'))).toMatch(/near me$/i);
  });
});

describe.each(Object.entries(CRITERIA))('%s', (path, items) => {
  const table = select(main(path), 'table');

  it('has a table with item, pass and fail', () => {
    expect(selectAll(table, 'thead th').map(textOf)).toEqual(['Item', 'Pass criteria', 'Fail criteria']);
    expect(selectAll(table, 'tbody th').map(textOf)).toEqual(items);
  });

  it.each(items)('%s: says what passes and what fails', (item) => {
    const row = selectAll(table, 'tbody tr').find((candidate) => textOf(select(candidate, 'th')) === item)!;
    const [pass, fail, ...others] = selectAll(row, 'td').map(textOf);
    expect(pass).toMatch(/^Passes: .{20}/);
    expect(fail).toMatch(/^Fails: .{20}/);
    expect(others).toEqual([]);
  });

  it('takes walk-ins', () => {
    expect(textOf(select(main(path), '.notice'))).toMatch(/^Walk-ins( are)? welcome/);
  });
});

describe('state inspection', () => {
  const page = main('/services/virginia-state-inspection-centreville');
  const cell = (item: string): string => textOf(selectAll(page, 'tbody tr').find((row) => textOf(row).startsWith(item))!.querySelector('td')!);

  it('keeps the two figures that the spec gives', () => {
    expect(cell('Tires')).toContain('At least 2/32 inch of tread');
    expect(cell('Horn')).toContain('Audible from 200 ft');
  });

  it('begins with the walk-ins banner', () => {
    expect(page.firstElementChild?.classList.contains('notice')).toBe(true);
  });

  it('has its three prices, and no other, on the sign', () => {
    expect(selectAll(page, '.price-pylon li').map(textOf)).toEqual(['$20 Safety inspection', '$1 Re-inspection within 15 days of a failed inspection', '$12 Motorcycle inspection']);
  });
});

describe('emissions inspection', () => {
  const page = main('/services/virginia-emissions-inspection-centreville');

  it('begins with the banner, then the hero with its five points', () => {
    expect(textOf(select(page, '.masthead-banner h1'))).toBe('Virginia Emissions Inspection in Centreville, VA');
    const hero = selectAll(page, 'section')[0]!;
    expect(textOf(select(hero, 'h2'))).toBe('Emissions testing, quick and easy');
    expect(selectAll(hero, 'li').map((item) => textOf(item).toLowerCase())).toEqual([
      'no appointment needed and walk-ins welcome',
      'state-certified station',
      'open mon-fri 8am-5pm, sat 8am-2pm',
      'digital results sent directly to the dmv',
      'easy to find location',
    ]);
    expect(selectAll(hero, 'a').map(textOf)).toContain('Call Inspection Station');
  });

  it('links to the state environmental agency', () => {
    expect(selectAll(page, '.band-note a').map((link) => attribute(link, 'href'))).toContain('https://www.deq.virginia.gov/our-programs/air/vehicle-emissions-air-check');
  });

  it('has a price card with four check points and a phone link', () => {
    const card = select(page, '.price-card');
    expect(textOf(select(card, 'h2'))).toBe('$30 Virginia Emissions Inspection');
    expect(selectAll(card, 'li')).toHaveLength(4);
    const call = selectAll(card, 'a').find((link) => textOf(link) === 'Call Inspection Station or Walk-In Today')!;
    expect(attribute(call, 'href')).toBe(SHOP.tel);
  });
});

/** The section of a page that begins with a heading. */
const sectionOf = (path: string, heading: string) => {
  const found = selectAll(main(path), 'section').find((section) => textOf(select(section, 'h2')) === heading);
  if (!found) throw new Error(`${path} has no section "${heading}".`);
  return found;
};

describe('diagnostics', () => {
  const path = '/services/vehicle-diagnostics-centreville';

  it('offers both buttons in its banner', () => {
    expect(selectAll(main(path), '.masthead a').map(textOf)).toEqual(['Book Diagnostics Now', 'Schedule Diagnostics']);
  });

  it.each(['Diagnostics', 'Check engine light', 'Car not starting'])('has a section on: %s', (heading) => {
    sectionOf(path, heading);
  });

  it('says under "Car not starting" why to trust the shop', () => {
    const section = sectionOf(path, 'Car not starting');
    expect(selectAll(section, 'h3').map(textOf)).toContain('Why Trust Us');
    expect(selectAll(section, 'li').length).toBeGreaterThanOrEqual(3);
    const button = selectAll(section, 'a').find((link) => textOf(link) === 'Why Trust Us')!;
    expect(attribute(button, 'href')).toBe('/about');
  });
});

test.each(['AC recharge', 'AC repair', 'AC maintenance'])('the A/C page has a section on %s with a button to book', (heading) => {
  const button = selectAll(sectionOf('/services/ac-heat-repair-centreville', heading), 'a').find((link) => textOf(link) === 'Book Service Now')!;
  expect(attribute(button, 'href')).toBe(SHOP.tel);
});

describe('coupons', () => {
  const cards = selectAll(main('/coupons'), '.coupon-card');

  it('are six, each with title, description and the day it runs to', () => {
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(textOf(select(card, 'h2')).length).toBeGreaterThan(10);
      expect(textOf(card)).toMatch(/EXP: (0[1-9]|1[0-2])-01-\d\d/);
      const date = select(card, '[data-widget=coupon-date]');
      expect(attribute(date, 'data-zone')).toBe('America/New_York');
    }
  });

  it('say "before tax" only where the shop says it', () => {
    expect(cards.map((card) => textOf(card).includes('before tax'))).toEqual([false, false, true, false, false, false]);
  });

  it('tie nothing to a purchase but the inspection that comes with an oil change', () => {
    expect(textOf(cards[1]!)).toMatch(/with every oil change/i);
  });
});

describe('reviews', () => {
  const page = main('/reviews');
  const cards = selectAll(page, '.review-card');

  it('are six, each with stars, text, name, date label and the mark of a sample', () => {
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(attribute(select(card, '[role=img]'), 'aria-label')).toBe('5 of 5 stars');
      expect(textOf(select(card, 'figcaption'))).toMatch(/^[A-Z][a-z]+ [A-Z]\., posted (recently|a while ago) ?Sample review$/);
    }
  });

  it('over 25 words can be cut at 25, and only those', () => {
    const long = cards.filter((card) => select(card, 'blockquote > p').text.trim().split(/\s+/).length > 25);
    expect(long.length).toBeGreaterThanOrEqual(3);
    expect(cards.filter((card) => card.querySelector('[data-widget=read-more]'))).toEqual(long);
    for (const card of long) {
      const text = select(card, 'blockquote > p').text;
      const rest = select(card, '.review-card-rest').text;
      expect(text.slice(0, -rest.length).trim().split(/\s+/)).toHaveLength(25);
      const box = select(card, '[data-widget=read-more]');
      expect([attribute(box, 'data-more'), attribute(box, 'data-less')]).toEqual(['Read more', 'Show less']);
      expect(textOf(select(box, 'button'))).toMatch(/^Read more/);
    }
  });

  it('lead to the outside review page', () => {
    const link = selectAll(page, 'a').find((candidate) => textOf(candidate) === 'Review us online')!;
    expect(attribute(link, 'href')).toMatch(/^https:\/\/www\.google\.com\/maps\//);
  });
});

test('the car wash has its heading, a paragraph and three pictures', () => {
  const page = main('/car-wash');
  expect(textOf(select(page, 'h1'))).toBe('The Best Car Wash at the Colonnade');
  const pictures = selectAll(page, '.photo-strip :is(img, svg)');
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(attribute(picture, picture.tagName === 'IMG' ? 'alt' : 'aria-label').length).toBeGreaterThan(10);
});

test('careers invites three roles to write to a mailbox', () => {
  const page = main('/careers');
  expect(selectAll(page, '.role-list h2').map(textOf)).toEqual(['Mechanics', 'Inspectors', 'Service advisors']);
  for (const link of selectAll(page, 'a[href^="mailto:"]')) expect(attribute(link, 'href')).toMatch(new RegExp(`^mailto:${SHOP.email}\\?subject=.`));
  expect(page.querySelectorAll('form, input')).toEqual([]);
});

describe.each(MAKE_PATHS)('%s', (path) => {
  const page = main(path);
  const name = select(page, 'h1').childNodes[0]!.text.trim();

  it('has a banner with its name and a picture', () => {
    expect(name.length).toBeGreaterThan(1);
    expect(path.startsWith(makePath(name.toLowerCase().replaceAll(' ', '-')).slice(0, -20))).toBe(true);
    expect(attribute(select(page, '.make-masthead-road .car .car-body'), 'd')).toMatch(/^M/);
  });

  it('has three paragraphs on technicians, parts, and what is particular to the make', () => {
    const paragraphs = selectAll(page, '.band-text > p').map(textOf);
    expect(paragraphs).toHaveLength(3);
    expect(paragraphs[0]).toMatch(/\bASE\b/);
    expect(paragraphs[0]).toMatch(/certifi(ed|cation)/i);
    expect(textOf(select(page, '.data-plate'))).toContain('Technicians ASE-certified');
    expect(paragraphs[1]).toMatch(/genuine/i);
    for (const paragraph of paragraphs) expect(paragraph.split(' ').length).toBeGreaterThan(25);
  });

  it('lists models and its own maintenance', () => {
    expect(selectAll(page, '.text-list')[0]!.querySelectorAll('li').length).toBeGreaterThanOrEqual(2);
    expect(selectAll(page, '.maintenance-list > li').length).toBeGreaterThanOrEqual(3);
  });

  it('ends with the section that its name heads', () => {
    expect(textOf(select(page, '#area h2'))).toBe(`Expert ${name} Service Near Me`);
  });
});

test('Acura also shows reviews and a services teaser, and no other make does', () => {
  const shows = MAKE_PATHS.filter((path) => /class="(quotes|teasers)"/.test(htmlOf(path)));
  expect(shows).toEqual([makePath('acura')]);
  const page = main(makePath('acura'));
  expect(selectAll(page, '.quotes > li')).toHaveLength(3);
  expect(selectAll(page, '.teasers-row > a')).toHaveLength(3);
});

test('GM is the group page, linked both ways with its brands', () => {
  const brands = selectAll(main(makePath('gm')), '.text-list a').map((link) => attribute(link, 'href'));
  expect(brands.length).toBeGreaterThanOrEqual(5);
  for (const brand of brands) expect(selectAll(main(brand), 'a').map((link) => attribute(link, 'href'))).toContain(makePath('gm'));
});
