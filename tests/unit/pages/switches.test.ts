import { expect, test } from 'vitest';
import { createSiteContext } from '../../../src/site-context.ts';
import { fill } from '../../../src/generator/fill.ts';
import type { Photo } from '../../../src/generator/site.ts';
import { SAMPLE_FILES } from '../../support/sample.ts';
import { ASSETS, CONTENT, pagesOf, routesOf, TODAY } from '../../support/in-memory.ts';
import { type Element, hrefs, parsePage, select, selectAll, textOf } from '../../support/select.ts';

// What an owner can switch on or add in content, tested on pages from changed content.
// tests/system/owner has the other switches.

/** What a picture says to people who cannot see it. */
const wordsOf = (picture: Element): string =>
  picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';

/** The pages of changed content, parsed: path → page. */
function pagesWith(
  change: Partial<typeof CONTENT>,
  find?: Parameters<typeof pagesOf>[1],
): (path: string) => Element {
  const html = pagesOf({ ...CONTENT, ...change }, find);
  return (path) => parsePage(html(path));
}

test('any service page can have a photo at the top, and the cards of the service show it too', () => {
  const services = CONTENT.services.map((service) => ({
    ...service,
    banner: { image: `${service.id}.jpg`, alt: `Photo of ${service.name}` },
  }));
  const photos = Object.fromEntries(
    services.map(({ banner: { image } }) => [image, { src: `/${image}` }]),
  );
  const page = pagesWith({ services }, (name) => photos[name]);
  for (const service of services) {
    expect(
      select(page(service.path), `main img[src="/${service.id}.jpg"]`).getAttribute('alt'),
    ).toBe(`Photo of ${service.name}`);
    for (const id of service.related)
      select(page(service.path), `.related-services img[src="/${id}.jpg"]`);
  }
});

test('what is said of a drawing is never said of the photo in its place', () => {
  const words = 'As the drawing shows';
  const { pages } = CONTENT;
  const wash = {
    ...pages['car-wash']!,
    photos: pages['car-wash']!.photos.map((photo) => ({
      ...photo,
      alt: words,
      imageAlt: undefined,
    })),
  };
  const corner = pages.home.welcome.corner?.map((place) => ({ ...place, alt: undefined }));
  const home = { ...pages.home, welcome: { ...pages.home.welcome, corner } };
  const content = { pages: { ...pages, home, 'car-wash': wash } };
  const described = (find?: (name: string) => Photo | undefined) => {
    const page = pagesWith(content, find);
    return ['/', '/car-wash'].map((path) =>
      selectAll(
        page(path),
        'main .photo-strip :is(img, [role=img]), main .corner :is(img, [role=img])',
      ).map(wordsOf),
    );
  };
  expect(described()[1]).toEqual(wash.photos.map(() => words));
  const photo = (name: string): Photo | undefined =>
    /^(?:corner|car-wash)-/.test(name) ? { src: `/${name}.jpg` } : undefined;
  for (const said of described(photo)) {
    expect(said.length).toBeGreaterThan(1);
    expect(new Set(said)).toEqual(new Set(['']));
  }
});

test("a section's photo or a picture with a caption is a figure, and a drawing alone is decoration", () => {
  const { pages } = CONTENT;
  const [first] = pages.about.blocks;
  const figure = (imageCaption?: string, photo?: Photo) => {
    const block = { ...first!, art: 'scan-tool' as const, imageUrl: undefined, imageCaption };
    const page = pagesWith(
      { pages: { ...pages, about: { ...pages.about, blocks: [block] } } },
      () => photo,
    )('/about');
    return {
      tag: select(page, '.section-block-figure').tagName,
      captions: page.querySelectorAll('.section-block-figure figcaption').map(textOf),
    };
  };
  expect(figure()).toEqual({ tag: 'DIV', captions: [] });
  expect(figure('At the door')).toEqual({ tag: 'FIGURE', captions: ['At the door'] });
  expect(figure(undefined, { src: '/p.jpg' })).toEqual({ tag: 'FIGURE', captions: [] });
});

test('the page of a service shows all its coupons', () => {
  const service = CONTENT.services.find(({ kind }) => kind === undefined)!;
  const coupons = CONTENT.coupons.map((coupon) => ({ ...coupon, service: service.id }));
  expect(hrefs(pagesWith({ coupons })(service.path), '.price-pylon a')).toEqual(
    coupons.map(({ id }) => `/coupons#${id}`),
  );
});

test('a coupon on its service’s page says what it offers, that it takes the coupon, and its terms', () => {
  const service = CONTENT.services.find(({ kind }) => kind === undefined)!;
  const coupon = {
    id: 'one',
    service: service.id,
    value: 'free',
    work: 'fuse check',
    combinable: false,
  } as const;
  const [offer] = pagesWith({ coupons: [coupon] })(service.path).querySelectorAll('.price-pylon a');
  const { figures, couponTexts } = CONTENT.labels;
  expect(textOf(offer!)).toContain(
    `${fill(figures.coupon, { coupon: 'fuse check' })}. ${couponTexts.notCombinable}`,
  );
});

test('a list that content leaves empty has no heading either', () => {
  const { pages, services, inspections } = CONTENT;
  const state = inspections.state!;
  const make = CONTENT.makes.find(({ showServicesTeaser }) => showServicesTeaser)!;
  const rows = state.criteria.rows.map((row) => ({ ...row, fix: undefined }));
  const change = {
    pages: { ...pages, home: { ...pages.home, teasers: [] } },
    services: services.map((service) => ({ ...service, related: [] })),
    inspections: { ...inspections, state: { ...state, criteria: { ...state.criteria, rows } } },
  };
  const lists = (page: (path: string) => Element) => {
    const fixes = services.flatMap(({ kind, path }) =>
      kind === 'state-inspection' ? page(path).querySelectorAll('.driveway-fixes') : [],
    );
    return [
      ...['/', make.path, ...services.map(({ path }) => path)].map(
        (path) => page(path).querySelectorAll('.teasers, .related-services').length,
      ),
      fixes.filter((element) => !element.hasAttribute('hidden')).length,
    ];
  };
  expect(new Set(lists(pagesWith({})))).toEqual(new Set([1]));
  expect(new Set(lists(pagesWith(change)))).toEqual(new Set([0]));
});

test("samples stand apart from customers' reviews and from the rating, and claim nothing", () => {
  const { labels, pages, makes } = CONTENT;
  const { heading, note } = labels.placeholder;
  const real = CONTENT.reviews.map((review) => ({ ...review, sample: false }));
  const [one, ...others] = real;
  const sample = { ...one!, id: 'sample', text: 'Nobody wrote this.', sample: true };
  const withReviews = (reviews: typeof real) => pagesWith({ reviews, quotes: reviews });
  const sectionsOf = (page: Element) =>
    selectAll(page, 'main section')
      .filter((section) => section.querySelector('.quotes, .review-list'))
      .map((section) => ({
        heading: textOf(select(section, 'h2')),
        isPlaceholder: textOf(section).includes(note),
        isRated: section.querySelector('.rating-ruler') !== null,
        texts: section.querySelectorAll('blockquote').length,
      }));
  const apart = { heading, isPlaceholder: true, isRated: false };
  const theirs = { isPlaceholder: false, isRated: false };
  const make = makes.find(({ showReviews }) => showReviews)!;
  for (const [path, own] of [
    ['/', pages.home.rating.quotesHeading],
    [make.path, pages.home.rating.quotesHeading],
    ['/reviews', pages.reviews.listHeading],
  ] as const) {
    expect(sectionsOf(withReviews([sample])(path))).toEqual([{ ...apart, texts: 1 }]);
    expect(sectionsOf(withReviews([sample, ...others])(path))).toEqual([
      { ...theirs, heading: own, texts: others.length },
      { ...apart, texts: 1 },
    ]);
    expect(sectionsOf(withReviews(real)(path))).toEqual([
      { ...theirs, heading: own, texts: real.length },
    ]);
  }
  const saysFive = (reviews: typeof real) =>
    textOf(withReviews(reviews)('/reviews')).includes(pages.reviews.fiveStars);
  expect(
    [[sample], [sample, ...others], [...others, { ...one!, rating: 4 }]].map(saysFive),
  ).toEqual([false, true, false]);
});

test('analytics can be switched off, which leaves no trace in pages, or use another script address', () => {
  type Analytics = typeof CONTENT.shop.analytics;
  const withAnalytics = (analytics: Analytics) => ({ shop: { ...CONTENT.shop, analytics } });
  const html = (analytics: Analytics) =>
    select(pagesWith(withAnalytics(analytics))('/'), 'html').attributes;
  const off = pagesOf({
    ...CONTENT,
    ...withAnalytics({ provider: 'off', honorPrivacySignals: true }),
  });
  // Pages of makes are alike.
  const paths = routesOf().flatMap(({ path }) =>
    !path.startsWith('/vehicles/') || path === CONTENT.makes[0]!.path ? [path] : [],
  );
  expect(paths.filter((path) => off(path).includes('data-event'))).toEqual([]);
  expect(html({ provider: 'off', scriptSrc: '/x.js', honorPrivacySignals: true })).toEqual({
    lang: 'en',
  });
  expect(html({ provider: 'vercel', scriptSrc: '/x.js', honorPrivacySignals: false })).toEqual({
    lang: 'en',
    'data-route': '/',
    'data-analytics': 'vercel',
    'data-analytics-src': '/x.js',
  });
});

test('every route names the content file that it comes from', () => {
  const files = routesOf().map(({ source }) => source.replace(/^content\//, ''));
  expect(files.filter((file) => !(file in SAMPLE_FILES))).toEqual([]);
});

test('the route of a service or make names its content file', () => {
  const inFiles = <T extends object>(items: T[]) =>
    items.map((item, index) => ({ ...item, file: `${index}.yaml` }));
  const sources = routesOf({
    ...CONTENT,
    services: inFiles(CONTENT.services),
    makes: inFiles(CONTENT.makes),
  }).map(({ source }) => source);
  expect(sources.filter((source) => /^\d+\.yaml$/.test(source))).toHaveLength(
    CONTENT.services.length + CONTENT.makes.length,
  );
});

test('the map is drawn again if something on it changes, and only then', () => {
  const { shop, labels, towns, roads, reviews } = CONTENT;
  const mapLabels = (change: Partial<typeof CONTENT>) =>
    createSiteContext({ ...CONTENT, ...change }, ASSETS, TODAY).mapLabels;
  const changes: Partial<typeof CONTENT>[] = [
    { shop: { ...shop, point: { ...shop.point, latitude: shop.point.latitude + 0.05 } } },
    { labels: { ...labels, milesRing: '{miles} m' } },
    { towns: towns.slice(1) },
    { roads: roads.slice(1) },
  ];
  for (const change of changes) expect(mapLabels(change)).not.toEqual(mapLabels({}));
  const before = mapLabels({});
  expect(mapLabels({ reviews: reviews.slice(1), towns: [...towns] })).toBe(before);
});
