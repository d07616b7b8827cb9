import { describe, expect, test } from 'vitest';
import { couponTexts } from '../../src/rules/coupon-texts.ts';
import { mapEmbedUrl, mapUrl, reviewsUrl } from '../../src/rules/map-links.ts';
import { SERVICE_NAMES, SERVICES } from '../../src/rules/services.ts';
import { renderSite } from '../support/in-memory.ts';
import { attribute, select, selectAll, textOf } from '../support/select.ts';
import { CONTENT, FACTS, MAKE_PATHS, onEvery, PAGE_PATHS, pageAt, pathOfService, SERVICE_PATHS } from '../support/shop-site.ts';

const { labels, shop, inspections, reviews, quotes, coupons, faq, makes } = CONTENT;
const main = (path: string) => select(pageAt(path), 'main');
const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isCut = (text: string): boolean => text.trim().split(/\s+/).length > 25;

describe('home', () => {
  const page = main('/');

  test('has a hero, with the first heading', () => {
    expect(textOf(select(page, '.hero h1')).length).toBeGreaterThan(10);
  });

  test('quotes every quote of content with its name, and says which are samples', () => {
    const shown = quotes.length === 0 ? [] : selectAll(page, '.quotes > li').map(textOf);
    expect(shown).toHaveLength(quotes.length);
    for (const [index, text] of shown.entries()) {
      const quote = quotes[index]!;
      for (const part of [quote.text, quote.name, quote.date]) expect(text).toContain(collapsed(part));
      expect(text.includes(labels.sampleReview)).toBe(quote.sample === true);
    }
  });

  test('teases what content names, each with picture, text and a page of this site', () => {
    const cards = selectAll(page, '.teasers-row > a');
    expect(cards).toHaveLength(CONTENT.pages.home.teasers.length);
    for (const [index, card] of cards.entries()) {
      const teaser = CONTENT.pages.home.teasers[index]!;
      for (const part of [teaser.title, teaser.description]) expect(textOf(card)).toContain(collapsed(part));
      expect(PAGE_PATHS).toContain(attribute(card, 'href'));
      select(card, 'img, svg');
    }
  });

  test('says the claims, the prices and the ways to reach the shop', () => {
    const { claims } = shop;
    const { safety, reinspection, motorcycle } = inspections.state.prices;
    const prices = [safety, reinspection, motorcycle, inspections.emissions.prices.emissions].map(
      ({ amount, label }) => `$${amount} ${label}`,
    );
    const facts = [
      claims.yearsInBusiness,
      claims.technicians,
      claims.courtesy,
      claims.reviews,
      String(claims.rating),
      String(claims.reviewCount),
      FACTS.phone,
      FACTS.address,
      FACTS.email,
      FACTS.hours,
      FACTS.gasHours,
    ];
    const text = textOf(page).toLowerCase();
    expect([...facts, ...prices].filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([]);
  });

  test('asks the questions of content, all closed, one open at a time', () => {
    const items = selectAll(page, '[data-widget=accordion] > details');
    expect(items.map((item) => textOf(select(item, 'summary')))).toEqual(faq.map(({ question }) => collapsed(question)));
    expect(new Set(items.map((item) => attribute(item, 'name'))).size).toBe(1);
    expect(items.filter((item) => item.hasAttribute('open'))).toEqual([]);
    expect(items.filter((item) => textOf(select(item, 'p')).length < 10)).toEqual([]);
  });

  test('leads on to the shop from welcome and reasons, and to every make', () => {
    for (const id of ['welcome', 'why']) expect(selectAll(page, `#${id} a`).map((link) => attribute(link, 'href'))).toContain('/about');
    expect(
      selectAll(page, '#vehicles .make-list a')
        .map((link) => attribute(link, 'href'))
        .sort(),
    ).toEqual([...MAKE_PATHS].sort());
  });
});

test("each number on the home page's car leads to the service whose part it points at", () => {
  const taps = selectAll(main('/'), '.hero-tap').map((tap) => [tap.getAttribute('href'), select(tap, 'circle').getAttribute('cx')]);
  const expected = SERVICE_NAMES.flatMap((name) =>
    pathOfService(name) === undefined ? [] : [[pathOfService(name), String(SERVICES[name].onCar.x)]],
  );
  expect(taps.sort()).toEqual(expected.sort());
});

test('where the area is shown, its towns are beside the map and on it, on home with their miles', () => {
  const paths = PAGE_PATHS.filter((path) => pageAt(path).querySelector('#area') !== null);
  expect(paths).toEqual(expect.arrayContaining(['/', '/services', ...SERVICE_PATHS, ...MAKE_PATHS, '/about', '/car-wash']));
  onEvery(paths, (page, path) => {
    const area = select(page, '#area');
    if (path === '/')
      expect(selectAll(area, '.service-area li').map(textOf)).toEqual(
        FACTS.towns.map((town) => expect.stringMatching(new RegExp(`^${town} \\d+ mi$`))),
      );
    else expect(textOf(area)).toContain(FACTS.towns.join(', '));
    const map = select(area, '[data-widget=map]');
    expect(attribute(map, 'data-src')).toBe(mapEmbedUrl(shop));
    expect(attribute(map, 'data-title')).toBe(labels.mapTitle);
    const drawing = textOf(select(map, 'svg'));
    expect(FACTS.towns.filter((town) => !drawing.includes(town))).toEqual([]);
    expect(attribute(select(map, 'a'), 'href')).toBe(mapUrl(shop));
  });
});

test('the services page shows a tile for every service, with name, drawing and link', () => {
  const tiles = selectAll(main('/services'), '.wall-chart > li > a');
  expect(tiles.map((tile) => attribute(tile, 'href'))).toEqual(SERVICE_PATHS);
  for (const tile of tiles) {
    expect(textOf(select(tile, '.wall-chart-name')).length).toBeGreaterThan(4);
    const picture = select(tile, 'svg.drawing, img');
    if (picture.tagName === 'IMG') expect(attribute(picture, 'src')).toMatch(/^\/assets\/[\w.-]+$/);
    else select(picture, 'path');
  }
});

test('every service page names the town and ends near it', () => {
  onEvery(SERVICE_PATHS, (page) => {
    expect(textOf(select(page, 'main'))).toContain(FACTS.town);
    expect(textOf(select(page, '#area h2'))).toMatch(/near me$/i);
  });
});

const INSPECTIONS = [
  ['virginia-state-inspection', inspections.state],
  ['virginia-emissions-inspection', inspections.emissions],
] as const;

test.each(INSPECTIONS)('%s says of each item what passes and what fails, and takes walk-ins', (name, inspection) => {
  const path = pathOfService(name);
  if (path === undefined) return;
  onEvery([path], (page) => {
    const table = select(page, 'main table');
    const { columns, rows } = inspection.criteria;
    expect(selectAll(table, 'thead th').map(textOf)).toEqual([columns.item, columns.pass, columns.fail]);
    const shown = selectAll(table, 'tbody tr').map((row) => [textOf(select(row, 'th')), ...selectAll(row, 'td').map(textOf)]);
    expect(shown).toEqual(
      rows.map(({ item, pass, fail }) => [
        expect.stringContaining(item),
        expect.stringContaining(collapsed(pass)),
        expect.stringContaining(collapsed(fail)),
      ]),
    );
    // What a mark shows to the eye, a word says to a screen reader.
    expect(shown.filter(([, pass, fail]) => !pass!.startsWith('Passes: ') || !fail!.startsWith('Fails: '))).toEqual([]);
    expect(textOf(select(page, 'main .notice'))).toContain(collapsed(inspection.walkIns).split(/[.!]/)[0]!);
  });
});

test('the inspection pages show their prices, and no other, on the sign and the card', () => {
  const [state, emissions] = INSPECTIONS.map(([name]) => pathOfService(name));
  const { safety, reinspection, motorcycle } = inspections.state.prices;
  const sign = [safety, reinspection, motorcycle].map(({ amount, label }) => `$${amount} ${label}`);
  if (state !== undefined) expect(selectAll(main(state), '.price-pylon li').map(textOf)).toEqual(sign);
  if (emissions === undefined) return;
  const card = select(main(emissions), '.price-card');
  expect(textOf(select(card, 'h2'))).toMatch(new RegExp(`^\\$${inspections.emissions.prices.emissions.amount} `));
  expect(selectAll(card, 'li').map(textOf)).toEqual(inspections.emissions.pricing.points.map(collapsed));
  expect(selectAll(card, 'a').map((link) => attribute(link, 'href'))).toContain(FACTS.inspectionTel);
  expect(selectAll(main(emissions), 'a').map((link) => attribute(link, 'href'))).toContain(shop.links.emissionsAuthority);
});

test('the coupons are those of content, each with its words and the day that it runs to', () => {
  const cards = selectAll(main('/coupons'), '.coupon-card');
  expect(cards).toHaveLength(coupons.length);
  for (const [index, card] of cards.entries()) {
    const coupon = coupons[index]!;
    const { value, subtitle, sentence, note } = couponTexts(coupon, labels.couponTexts);
    for (const part of [`${typeof value === 'number' ? `$${value}` : value} ${subtitle}`, sentence, coupon.description, note])
      expect(textOf(card)).toContain(collapsed(part ?? ''));
    expect(textOf(card)).toMatch(/(0[1-9]|1[0-2])-01-\d\d/);
  }
});

test('the reviews are those of content, with stars, name, date, the mark of a sample, and a cut after 25 words', () => {
  const page = main('/reviews');
  const cards = selectAll(page, '.review-card');
  expect(cards).toHaveLength(reviews.length);
  for (const [index, card] of cards.entries()) {
    const review = reviews[index]!;
    const text = select(card, 'blockquote > p').text;
    expect(collapsed(text)).toBe(collapsed(review.text));
    expect(attribute(select(card, '[role=img]'), 'aria-label')).toMatch(new RegExp(`^${review.rating}\\b`));
    const caption = textOf(select(card, 'figcaption'));
    for (const part of [review.name, review.date]) expect(caption).toContain(part);
    expect(caption.includes(labels.sampleReview)).toBe(review.sample === true);
    expect(card.querySelector('[data-widget=read-more]') !== null).toBe(isCut(review.text));
    if (!isCut(review.text)) continue;
    const rest = select(card, '.review-card-rest').text;
    expect(text.slice(0, -rest.length).trim().split(/\s+/)).toHaveLength(25);
    const box = select(card, '[data-widget=read-more]');
    expect([attribute(box, 'data-more'), attribute(box, 'data-less')]).toEqual([labels.readMore, labels.showLess]);
    expect(textOf(select(box, 'button'))).toContain(labels.readMore);
  }
  const link = selectAll(page, 'a').find((candidate) => textOf(candidate) === labels.reviewUs)!;
  expect(attribute(link, 'href')).toBe(reviewsUrl(shop));
});

test('the car wash has three pictures, each with its own words', () => {
  const pictures = selectAll(main('/car-wash'), 'img, [role=img]').filter((picture) => picture.closest('#area') === null);
  const words = pictures.map((picture) => attribute(picture, picture.tagName === 'IMG' ? 'alt' : 'aria-label'));
  expect(words).toHaveLength(3);
  expect(new Set(words.filter((text) => text.length > 10)).size).toBe(3);
});

test('careers invites its roles to write to the mailbox for jobs', () => {
  const page = main('/careers');
  for (const link of selectAll(page, 'a[href^="mailto:"]'))
    expect(attribute(link, 'href').startsWith(`mailto:${FACTS.careersEmail}?subject=`)).toBe(true);
  expect(page.querySelectorAll('form, input')).toEqual([]);
});

test('every make page has its name, a car, three paragraphs, models, maintenance, and ends near the shop', () => {
  const byPath = new Map(makes.map((make) => [make.path, make]));
  onEvery(MAKE_PATHS, (page, path) => {
    const make = byPath.get(path)!;
    expect(textOf(select(page, 'main h1'))).toContain(make.name);
    expect(attribute(select(page, '.make-masthead-road .car .car-body'), 'd')).toMatch(/^M/);
    const paragraphs = selectAll(page, 'main .band-text > p').map(textOf);
    expect(paragraphs).toHaveLength(3);
    expect(paragraphs.filter((paragraph) => paragraph.split(' ').length <= 25)).toEqual([]);
    expect(textOf(select(page, 'main'))).toContain(shop.claims.technicians);
    expect(selectAll(page, '.text-list')[0]!.querySelectorAll('li').length).toBeGreaterThanOrEqual(2);
    expect(selectAll(page, '.note-list > li').length).toBeGreaterThanOrEqual(3);
    expect(textOf(select(page, '#area h2'))).toBe(`Expert ${make.name} Service Near Me`);
  });
});

test('a make shows reviews and the services teaser where content switches them on, and nowhere else', () => {
  for (const make of makes) {
    const page = main(make.path);
    expect([make.id, page.querySelector('.quotes') !== null, page.querySelector('.teasers') !== null]).toEqual([
      make.id,
      make.showReviews === true,
      make.showServicesTeaser === true,
    ]);
  }
});

test('a make shows the price of the emissions test only where its cars are tested, and never that of a motorcycle', () => {
  const { emissions, state } = { ...inspections.emissions.prices, state: inspections.state.prices };
  for (const make of makes) {
    const prices = selectAll(main(make.path), '.price-pylon li').map(textOf).join();
    expect([make.id, prices.includes(state.motorcycle.label)]).toEqual([make.id, false]);
    if (make.electric) expect([make.id, prices.includes(emissions.label)]).toEqual([make.id, false]);
    if (make.inMenu && !make.electric && make.lastModelYear === undefined)
      expect([make.id, prices.includes(emissions.label)]).toEqual([make.id, true]);
  }
});

test('the reviews page calls its reviews 5-star only while each of them is', () => {
  const said = (rating: number) =>
    renderSite({ ...CONTENT, reviews: reviews.map((review, index) => ({ ...review, rating: index ? 5 : rating })) })
      .html.get('reviews.html')!
      .includes(CONTENT.pages.reviews.fiveStars);
  expect([said(5), said(4)]).toEqual([true, false]);
});

test('the page of a group and those of its brands lead to each other', () => {
  for (const group of makes.filter(({ inMenu }) => !inMenu)) {
    const brands = selectAll(main(group.path), '.text-list a').map((link) => attribute(link, 'href'));
    expect(brands.length).toBeGreaterThanOrEqual(2);
    for (const brand of brands) expect(selectAll(main(brand), 'a').map((link) => attribute(link, 'href'))).toContain(group.path);
  }
});
