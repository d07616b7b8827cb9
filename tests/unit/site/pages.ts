import { expect, test } from 'vitest';
import { dollars } from '../../../src/rules/dollars.ts';
import { excerpt } from '../../../src/rules/excerpt.ts';
import { couponTexts } from '../../../src/rules/coupon-texts.ts';
import { parseInline } from '../../../src/rules/inline.ts';
import { fill } from '../../../src/generator/fill.ts';
import { directionsUrl, mapEmbedUrl, mapUrl, reviewsUrl } from '../../../src/rules/map-links.ts';
import { nearbyTowns } from '../../../src/rules/nearby-towns.ts';
import { attribute, hrefs, select, selectAll, textOf } from '../../support/select.ts';
import { displayPhone } from '../../../src/rules/phone.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function pages(site: ShopSite): void {
  const {
    content,
    facts,
    htmlOf,
    makePaths,
    menuMakes,
    onEvery,
    pagePaths,
    pageAt,
    pathOfInspection,
    servicePaths,
  } = site;
  const { labels, shop, inspections, reviews, quotes, coupons, faq, makes } = content;
  const main = (path: string) => select(pageAt(path), 'main');
  const isTestOffered = pathOfInspection('emissions') !== undefined;
  const makeAt = new Map(makes.map((make) => [make.path, make]));
  /** A text of content as `textOf` reads it on a page: a link is its words, with space around them. */
  const plain = (text: string): string =>
    parseInline(text)
      .map((part) => (typeof part === 'string' ? part : ` ${part.text} `))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();

  const offered = (['state', 'emissions'] as const).flatMap((name) => {
    const path = pathOfInspection(name);
    return path === undefined ? [] : [{ name, path, ...inspections[name]! }];
  });

  const towns = nearbyTowns(shop.point, content.towns).map(({ name }) => name);
  const townLine = towns.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  const home = main('/');
  /** Without online reviews, there is no average. */
  const isRated = shop.claims.reviewCount > 0;

  test('home shows every quote of content with its name, away from the rating', () => {
    const shown = home.querySelectorAll('.quotes > li').map(textOf);
    expect(shown).toHaveLength(quotes.length);
    for (const [index, text] of shown.entries()) {
      const quote = quotes[index]!;
      for (const part of [quote.text, quote.name, quote.date]) expect(text).toContain(plain(part));
    }
  });

  test('home shows the teasers of content, each with a picture, a text and a link to its page', () => {
    const cards = home.querySelectorAll('.teasers-row > a');
    expect(cards).toHaveLength(content.pages.home.teasers.length);
    for (const [index, card] of cards.entries()) {
      const teaser = content.pages.home.teasers[index]!;
      for (const part of [teaser.title, teaser.description])
        expect(textOf(card)).toContain(plain(part));
      expect(pagePaths).toContain(attribute(card, 'href'));
      select(card, 'img, svg');
    }
  });

  test('home has the claims, the prices, the phone and the address', () => {
    const { yearsInBusiness, technicians, courtesy, reviews, rating, reviewCount } = shop.claims;
    const prices = offered.flatMap((inspection) =>
      Object.values(inspection.prices).map(({ amount, label }) => `$${amount} ${label}`),
    );
    const rated = isRated ? [reviews, `${rating}`, `${reviewCount}`] : [];
    const said = [
      yearsInBusiness,
      technicians,
      courtesy,
      ...rated,
      facts.phone,
      facts.address,
      ...prices,
    ];
    const text = textOf(home).toLowerCase();
    expect(said.filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([]);
  });

  test('home has the questions of content, all closed, and only one can be open', () => {
    expect(home.querySelector('#questions') === null).toBe(faq.length === 0);
    const items = home.querySelectorAll('[data-widget=accordion] > details');
    expect(items.map((item) => textOf(select(item, 'summary')))).toEqual(
      faq.map(({ question }) => plain(question)),
    );
    expect(new Set(items.map((item) => attribute(item, 'name'))).size).toBeLessThanOrEqual(1);
    expect(items.filter((item) => item.hasAttribute('open'))).toEqual([]);
    expect(items.filter((item) => textOf(select(item, 'p')).length < 10)).toEqual([]);
  });

  test('home links to every make of the menu and to the group page', () => {
    const group = makes.find((make) => make.brands);
    expect(hrefs(home, '#vehicles .make-list a').sort()).toEqual(
      [...menuMakes, ...(group ? [group] : [])].map(({ path }) => path).sort(),
    );
  });

  test('home has a map with the towns beside it and on it, and their miles', () => {
    const paths = pagePaths.filter((path) => htmlOf(path).includes('data-widget="map"'));
    expect(paths).toEqual(['/']);
    onEvery(paths, (page) => {
      const area = select(page, '#area');
      expect(selectAll(area, '.service-area li').map(textOf)).toEqual(
        towns.map((town) => expect.stringMatching(new RegExp(`^${town} \\d+ mi$`))),
      );
      const map = select(area, '[data-widget=map]');
      expect(attribute(map, 'data-src')).toBe(mapEmbedUrl(shop));
      expect(attribute(map, 'data-title')).toBe(labels.mapTitle);
      const drawing = textOf(select(map, 'svg'));
      expect(towns.filter((town) => !drawing.includes(town))).toEqual([]);
      expect(attribute(select(map, 'a'), 'href')).toBe(mapUrl(shop));
    });
  });

  test('the services page has a tile with name, drawing and link for every service', () => {
    const tiles = selectAll(main('/services'), '.wall-chart > li > a');
    expect(tiles.map((tile) => attribute(tile, 'href'))).toEqual(servicePaths);
    expect(tiles.map((tile) => textOf(select(tile, '.wall-chart-name')))).toEqual(
      content.services.map(
        ({ number, name, price }) =>
          `${number} ${name}${price === undefined ? '' : dollars(price)}`,
      ),
    );
    for (const tile of tiles) select(tile, 'svg.drawing path, img[src^="/assets/"]');
  });

  test('a page without a map ends with directions and hours, and the pages of makes name the towns', () => {
    onEvery([...servicePaths, ...makePaths, '/services'], (page, path) => {
      const area = select(page, '#area');
      expect(attribute(select(area, '.near-me-line a'), 'href')).toBe(directionsUrl(shop));
      select(area, '.near-me-line .open-now');
      if (makePaths.includes(path)) expect(textOf(area)).toContain(townLine);
    });
  });

  test('the page of an ordinary service is short, and answers about complaints are folded', () => {
    const shown = (page: ReturnType<typeof main>) => {
      const folded = page
        .querySelectorAll('details > :not(summary)')
        .map((part) => textOf(part).split(' ').length);
      return textOf(page).split(' ').length - folded.reduce((sum, words) => sum + words, 0);
    };
    const ordinary = content.services.filter(({ kind }) => kind === undefined);
    expect(
      ordinary
        .map(({ path }) => ({ path, words: shown(main(path)) }))
        .filter(({ words }) => words > 480),
    ).toEqual([]);
    for (const { kind, path } of content.services)
      if (kind === 'diagnostics')
        expect(main(path).querySelectorAll('.complaint-list > div > :not(details)')).toHaveLength(
          0,
        );
  });

  test('every service page names the town and ends with a heading "… near me"', () => {
    const headings = new Map(content.services.map(({ path, nearMe }) => [path, nearMe.heading]));
    onEvery(servicePaths, (page, path) => {
      expect(textOf(select(page, 'main'))).toContain(facts.town);
      expect(textOf(select(page, '#area h2'))).toBe(headings.get(path));
    });
  });

  for (const { name, path, criteria, walkIns } of offered)
    test(`the ${name} inspection lists for each item what passes and what fails, and says that walk-ins are welcome`, () => {
      const table = select(main(path), 'table');
      const { columns, rows } = criteria;
      expect(selectAll(table, 'thead th').map(textOf)).toEqual([
        columns.item,
        columns.pass,
        columns.fail,
      ]);
      // A screen reader gets a word instead of the mark.
      expect(
        selectAll(table, 'tbody tr').map((row) => selectAll(row, 'th, td').map(textOf)),
      ).toEqual(
        rows.map(({ item, pass, fail }) => [
          expect.stringContaining(item),
          expect.stringContaining(`Passes: ${plain(pass)}`),
          expect.stringContaining(`Fails: ${plain(fail)}`),
        ]),
      );
      expect(textOf(select(main(path), '.notice'))).toContain(plain(walkIns).split(/[.!]/)[0]!);
    });

  test('the state inspection page has its table, its prices and its call button before its tools', () => {
    const path = pathOfInspection('state');
    if (path === undefined) return;
    const CALL = '.button[data-event="state_inspection_phone_call_click"]';
    const parts = selectAll(main(path), `table, .price-pylon, ${CALL}, .sticker-months, .recheck`);
    expect(parts.map(({ classNames, tagName }) => classNames.split(' ')[0] || tagName)).toEqual([
      'button',
      'criteria-table',
      'price-pylon',
      'button',
      'sticker-months',
      'recheck',
    ]);
  });

  test('the inspection pages show only their own prices, on the sign and the card', () => {
    const [state, emissions] = [pathOfInspection('state'), pathOfInspection('emissions')];
    if (state !== undefined) {
      const { safety, reinspection, motorcycle } = inspections.state!.prices;
      const sign = [safety, reinspection, motorcycle].flatMap((price) =>
        price ? [`$${price.amount} ${price.label}`] : [],
      );
      expect(selectAll(main(state), '.price-pylon li').map(textOf)).toEqual(sign);
    }
    if (emissions === undefined) return;
    const { prices, pricing, authority } = inspections.emissions!;
    const card = select(main(emissions), '.price-card');
    expect(textOf(select(card, 'h2'))).toMatch(new RegExp(`^\\$${prices.emissions.amount} `));
    expect(selectAll(card, 'li').map(textOf)).toEqual(pricing.points.map(plain));
    expect(hrefs(card, 'a')).toContain(facts.inspectionTel);
    expect(hrefs(main(emissions), 'a')).toContain(authority.href);
  });

  test('the coupons are those of content, each with its texts and expiry date', () => {
    const cards = main('/coupons').querySelectorAll('.coupon-card');
    expect(cards).toHaveLength(coupons.length);
    for (const [index, card] of cards.entries()) {
      const coupon = coupons[index]!;
      const { value, subtitle, whole, customers, note } = couponTexts(
        coupon,
        labels.couponTexts,
        content.services,
      );
      for (const part of [
        `${typeof value === 'number' ? `$${value}` : value} ${whole}`,
        customers,
        coupon.description,
        note,
      ])
        expect(textOf(card)).toContain(plain(part ?? ''));
      // Screen readers list the buttons without their cards.
      expect(textOf(select(card, '.coupon-card-show')).startsWith(`${labels.coupon.show}: `)).toBe(
        true,
      );
      expect(textOf(select(card, '.coupon-card-show'))).toContain(plain(subtitle));
      const day = coupon.expires?.replace(/^\d\d(\d\d)-(.*)$/, '$2-$1');
      expect(textOf(card)).toMatch(
        day === undefined
          ? /(0[1-9]|1[0-2])-01-\d\d/
          : new RegExp(labels.expires.replace('{date}', day)),
      );
    }
  });

  test('the reviews are those of content, with stars, name and date, cut after 25 words', () => {
    const page = main('/reviews');
    const cards = page.querySelectorAll('.review-card');
    expect(cards).toHaveLength(reviews.length);
    // Samples come after what customers said.
    const inOrder = reviews.toSorted(
      (a, b) => Number(a.sample ?? false) - Number(b.sample ?? false),
    );
    for (const [index, card] of cards.entries()) {
      const review = inOrder[index]!;
      expect(textOf(select(card, 'blockquote > p'))).toBe(plain(review.text));
      expect(attribute(select(card, '[role=img]'), 'aria-label')).toMatch(
        new RegExp(`^${review.rating}\\b`),
      );
      const caption = textOf(select(card, 'figcaption'));
      for (const part of [review.name, review.date]) expect(caption).toContain(part);
      const { rest } = excerpt(review.text);
      expect(card.querySelector('.review-card-rest')?.text ?? '').toBe(rest);
      if (rest === '') continue;
      const box = select(card, '[data-widget=read-more]');
      expect([attribute(box, 'data-more'), attribute(box, 'data-less')]).toEqual([
        labels.readMore,
        labels.showLess,
      ]);
      expect(textOf(select(box, 'button'))).toContain(labels.readMore);
    }
    const link = selectAll(page, 'a').find((candidate) => textOf(candidate) === labels.reviewUs)!;
    expect(attribute(link, 'href')).toBe(reviewsUrl(shop));
  });

  test('the car wash page, if there is one, has the pictures of content with different captions', () => {
    const page = content.pages['car-wash'];
    expect(pagePaths.includes('/car-wash')).toBe(shop.hours.wash !== undefined);
    if (!page) return;
    const strip = select(main('/car-wash'), '.photo-strip');
    expect(selectAll(strip, ':is(img, [role=img])')).toHaveLength(page.photos.length);
    expect(new Set(selectAll(strip, 'figcaption').map(textOf)).size).toBe(page.photos.length);
  });

  test('the careers page lists the jobs and links to the mailbox for applications', () => {
    const page = main('/careers');
    const { hiring, noJobs } = content.pages.careers;
    if (hiring === 'no') {
      expect(textOf(page)).toContain(plain(noJobs!.paragraph));
      expect(textOf(select(page, 'h1'))).toBe(noJobs!.heading);
      expect(page.querySelectorAll('.photo-strip, [href^="mailto:"]')).toEqual([]);
      return;
    }
    expect(selectAll(page, '.photo-strip h2').map(textOf)).toEqual(
      content.pages.careers.roles.map(({ title }) => plain(title)),
    );
    const applications = hrefs(page, 'a[href^="mailto:"]');
    for (const href of applications)
      expect(href.startsWith(`mailto:${facts.careersEmail}?subject=`)).toBe(true);
    expect(page.querySelectorAll('form, input')).toEqual([]);
  });

  test('every make page has its name, a car, three paragraphs, models and maintenance, and ends with a heading "… near me"', () => {
    onEvery(makePaths, (page, path) => {
      const make = makeAt.get(path)!;
      expect(textOf(select(page, 'main h1'))).toContain(make.name);
      select(page, '.make-masthead-road :is(img, .car .car-body)');
      expect(
        selectAll(page, 'main .band-long > p:not(.make-models)').slice(0, 3).map(textOf),
      ).toEqual(make.paragraphs.map(plain));
      expect(
        page.querySelectorAll('.make-models').map((all) => textOf(all).replaceAll(' ,', ',')),
      ).toEqual(make.models ? [`${make.modelsHeading}: ${make.models.join(', ')}`] : []);
      expect(page.querySelectorAll('.note-list h3').map(textOf)).toEqual(
        make.maintenance?.map(({ subheading }) => subheading) ?? [],
      );
      expect(textOf(select(page, '#area h2'))).toBe(fill(labels.expertNearMe, { make: make.name }));
    });
  });

  test('a make page shows reviews and the services teaser only if content switches them on', () => {
    onEvery(makePaths, (page, path) => {
      const { showReviews = false, showServicesTeaser = false } = makeAt.get(path)!;
      const quoted = showReviews && isRated && quotes.length > 0;
      const teased = showServicesTeaser && content.pages.home.teasers.length > 0;
      expect([
        page.querySelector('.quotes') !== null,
        page.querySelector('.teasers') !== null,
      ]).toEqual([quoted, teased]);
    });
  });

  test('a make page has its table of belts and chains, and what is special about its emissions test', () => {
    onEvery(makePaths, (page, path) => {
      const { emissions, timing = [] } = makeAt.get(path)!;
      const rows = page
        .querySelectorAll('.timing-table tbody tr')
        .map((row) => selectAll(row, 'th, td').map(textOf));
      expect(rows).toEqual(
        timing.map(({ engine, years, drive, note }) =>
          [engine, years, [labels.timing[drive], note].filter(Boolean).join(' ')].map(plain),
        ),
      );
      expect(textOf(page).includes(labels.newCarWarranty.heading)).toBe(true);
      if (emissions !== undefined)
        expect(textOf(select(page, 'main')).includes(plain(emissions))).toBe(isTestOffered);
    });
  });

  // A reader mode keeps sentences, and drops buttons and signs.
  test('a sentence of each make page has the phone, and the price of the emissions test if its cars are tested', () => {
    const emissions = inspections.emissions?.prices.emissions.amount;
    onEvery(makePaths, (page, path) => {
      const { electric, inMenu, lastModelYear } = makeAt.get(path)!;
      const sentences = selectAll(page, 'main p').map(textOf).join('\n');
      expect(sentences).toContain(`Call ${displayPhone(shop.phone)}`);
      if (emissions !== undefined && isTestOffered && inMenu && !electric && !lastModelYear)
        expect(sentences).toContain(`, for $${emissions}.`);
    });
  });

  test('a make page shows the price of the emissions test only if its cars are tested, and never the motorcycle price', () => {
    const emissions = inspections.emissions?.prices.emissions.label;
    const motorcycle = inspections.state?.prices.motorcycle?.label;
    onEvery(makePaths, (page, path) => {
      const { electric, inMenu, lastModelYear } = makeAt.get(path)!;
      const prices = page.querySelectorAll('main .price-pylon li').map(textOf).join();
      if (motorcycle !== undefined) expect(prices).not.toContain(motorcycle);
      if (emissions === undefined) return;
      if (electric || !isTestOffered) expect(prices).not.toContain(emissions);
      else if (inMenu && lastModelYear === undefined) expect(prices).toContain(emissions);
    });
  });

  test('the reviews page calls its reviews 5-star only if all of them are', () => {
    const real = reviews.filter(({ sample }) => !sample);
    const all = real.length > 0 && real.every(({ rating }) => rating === 5);
    expect(textOf(main('/reviews')).includes(plain(content.pages.reviews.fiveStars))).toBe(all);
  });

  test("a group's page and its brands' pages link to each other", () => {
    for (const group of makes.filter((make) => make.brands)) {
      const brands = hrefs(main(group.path), '.make-models a');
      expect(brands.length).toBeGreaterThanOrEqual(1);
      for (const brand of brands) expect(hrefs(main(brand), 'a')).toContain(group.path);
    }
  });
}
