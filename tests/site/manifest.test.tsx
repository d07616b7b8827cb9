import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { inspectAll } from '../../src/generator/check/check.ts';
import { routes } from '../../src/routes.tsx';
import { SERVICE_NAMES, SERVICES } from '../../src/rules/services.ts';
import type { Photo } from '../../src/generator/site.ts';
import { ASSET_FILES, ASSETS, CONTENT, renderSite, TODAY } from '../support/in-memory.ts';
import { parsePage, select, selectAll, textOf } from '../support/select.ts';
import { INDEXED_PATHS, MAKE_PATHS, NOT_FOUND_PATH, REDIRECT_PATH } from './spec-routes.ts';

const { routes: manifest } = routes(CONTENT, ASSETS, TODAY);
const of = (path: string) => manifest.find((route) => route.path === path)!;

describe('the manifest', () => {
  it('holds every route of the spec, and no other', () => {
    expect(manifest.map(({ path }) => path).sort()).toEqual([...INDEXED_PATHS, REDIRECT_PATH, NOT_FOUND_PATH].sort());
    expect(manifest).toHaveLength(61);
  });

  it.each(manifest.map((route) => [route.path, route.source] as const))('%s names the content file that it comes from', (_, source) => {
    expect(existsSync(source)).toBe(true);
  });

  it('takes the file of a service and of a make from the content', () => {
    const inFiles = <T extends object>(items: T[]) => items.map((item, index) => ({ ...item, file: `${index}.yaml` }));
    const sources = routes({ ...CONTENT, services: inFiles(CONTENT.services), makes: inFiles(CONTENT.makes) }, ASSETS, TODAY).routes.map(({ source }) => source);
    expect(sources.filter((source) => /^\d+\.yaml$/.test(source))).toHaveLength(CONTENT.services.length + CONTENT.makes.length);
  });

  it('gives all make pages one pattern for analytics, and every other page its own path', () => {
    for (const route of manifest) {
      if (route.kind === 'page') expect(route.pattern).toBe(MAKE_PATHS.includes(route.path) ? '/vehicles/[make]-service-centreville' : route.path === NOT_FOUND_PATH ? '/404' : route.path);
    }
  });

  it('keeps search engines from the not-found page alone', () => {
    expect(manifest.flatMap((route) => (route.kind === 'page' && route.head.robots ? [route.path] : []))).toEqual([NOT_FOUND_PATH]);
  });

  it('sends /review to the review page that content names, before the one made from name and address', () => {
    const review = 'https://g.page/r/sample/review';
    const { routes: changed } = routes({ ...CONTENT, shop: { ...CONTENT.shop, links: { ...CONTENT.shop.links, reviews: review } } }, ASSETS, TODAY);
    expect(changed.find(({ path }) => path === REDIRECT_PATH)).toMatchObject({ kind: 'redirect', to: review });
    expect(of(REDIRECT_PATH)).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/) });
  });
});

test("each number on the home page's car leads to the service whose part it points at", () => {
  const home = parsePage(renderSite().html.get('index.html')!);
  const taps = selectAll(home, '.hero-tap').map((tap) => [tap.getAttribute('href'), select(tap, 'circle').getAttribute('cx')]);
  const expected = SERVICE_NAMES.map((name) => [`/services/${/^slug: (.*)$/m.exec(readFileSync(`content/services/${name}.yaml`, 'utf8'))![1]}`, String(SERVICES[name].onCar.x)]);
  expect(taps.sort()).toEqual(expected.sort());
});

describe('switches of content', () => {
  const changed = (change: Partial<typeof CONTENT>) => renderSite({ ...CONTENT, ...change }).html;
  const page = (html: Map<string, string>, file: string) => parsePage(html.get(file)!);

  it('any make may show reviews and the services teaser', () => {
    const html = changed({ makes: CONTENT.makes.map((make) => ({ ...make, showReviews: make.slug === 'kia', showServicesTeaser: make.slug === 'kia' })) });
    const kia = page(html, 'vehicles/kia-service-centreville.html');
    expect(selectAll(kia, '.quotes blockquote')).toHaveLength(3);
    expect(selectAll(kia, '.teasers-row > a')).toHaveLength(3);
    expect(page(html, 'vehicles/acura-service-centreville.html').querySelectorAll('.quotes, .teasers')).toEqual([]);
  });

  it('the inspection station and careers may have a phone and a mailbox of their own', () => {
    const html = changed({ shop: { ...CONTENT.shop, inspectionPhone: '+12025550111', careersEmail: 'jobs@sample.example' } });
    for (const file of ['services/virginia-state-inspection-centreville.html', 'services/virginia-emissions-inspection-centreville.html']) {
      const phones = new Set(selectAll(page(html, file), 'main a[href^="tel:"]').map((link) => link.getAttribute('href')));
      expect([...phones]).toEqual(['tel:+12025550111']);
    }
    expect(textOf(page(html, 'careers.html'))).toContain('jobs@sample.example');
    expect(selectAll(page(html, 'careers.html'), 'main a[href^="mailto:"]').every((link) => link.getAttribute('href')!.startsWith('mailto:jobs@sample.example?'))).toBe(true);
  });

  it('any service may have a photo of its own at its head', () => {
    const services = CONTENT.services.map((service) => ({ ...service, banner: { image: `${service.art}.jpg`, alt: `Photo of ${service.art}` } }));
    const photos = Object.fromEntries(services.map(({ banner: { image } }) => [image, { src: `/${image}` }]));
    const { html } = renderSite({ ...CONTENT, services }, photos);
    for (const { slug, art } of services) expect(select(page(html, `services/${slug}.html`), `main img[src="/${art}.jpg"]`).getAttribute('alt')).toBe(`Photo of ${art}`);
  });

  it('what is put into a label stands there as it is, dollar signs too', () => {
    const html = changed({ makes: CONTENT.makes.map((make) => (make.slug === 'kia' ? { ...make, name: 'K$$ia $&' } : make)) });
    expect(textOf(page(html, 'vehicles/kia-service-centreville.html'))).toContain(CONTENT.labels.expertNearMe.split('{make}').join('K$$ia $&'));
  });

  it('a review that is no sample loses its label', () => {
    const html = changed({ reviews: CONTENT.reviews.map((review, index) => ({ ...review, sample: index === 0 || undefined })) });
    expect(textOf(select(page(html, 'reviews.html'), '.review-list')).match(/Sample review/g)).toHaveLength(1);
  });

  it('analytics can be turned off, and led elsewhere', () => {
    const html = (analytics: typeof CONTENT.shop.analytics) => select(page(changed({ shop: { ...CONTENT.shop, analytics } }), 'index.html'), 'html').attributes;
    expect(html({ provider: 'off', scriptSrc: '/x.js', honorPrivacySignals: true })).toEqual({ lang: 'en' });
    expect(html({ provider: 'vercel', scriptSrc: '/x.js', honorPrivacySignals: false })).toEqual({ lang: 'en', 'data-route': '/', 'data-analytics': 'vercel', 'data-analytics-src': '/x.js' });
  });

  it.each([
    [{ year: 2026, month: 12, day: 31 }, '01-01-27'],
    [{ year: 2027, month: 2, day: 28 }, '03-01-27'],
    [{ year: 2028, month: 2, day: 29 }, '03-01-28'],
    [{ year: 2026, month: 12, day: 1 }, '01-01-27'],
    [{ year: 2026, month: 6, day: 1 }, '07-01-26'],
  ])('on %o coupons run to %s', (today, expiry) => {
    const coupons = routes(CONTENT, ASSETS, today).routes.find(({ path }) => path === '/coupons');
    expect(coupons).toMatchObject({ body: { props: { expiry } } });
  });
});

/** Every rule over the rendered site, with other files than those of its pages. */
function problemsOf({ routes: rendered, html }: ReturnType<typeof renderSite>, files: string[] = []): string[] {
  return inspectAll({ origin: CONTENT.shop.origin, routes: rendered, files: new Set([...html.keys(), ...ASSET_FILES.keys(), 'site.webmanifest', ...files]) }, html).problems;
}

/** The same with a photo in every place that asks for one. */
function problemsWithPhotos(photo: Photo, files: string[]): string[] {
  return problemsOf(renderSite(CONTENT, new Proxy<Record<string, Photo>>({}, { get: () => photo })), files);
}

describe('every rule holds', () => {
  it('without photos', () => {
    expect(problemsOf(renderSite())).toEqual([]);
  });

  it("with the shop's photos in every place", () => {
    const photo: Photo = { src: '/p.jpg', srcSet: '/p.jpg 480w, /p2.jpg 960w', sources: [{ type: 'image/avif', srcSet: '/p.avif 480w, /p2.avif 960w' }], width: 1600, height: 900 };
    expect(problemsWithPhotos(photo, ['p.jpg', 'p2.jpg', 'p.avif', 'p2.avif'])).toEqual([]);
  });

  it('with photos from another host, of unknown size, in every place', () => {
    expect(problemsWithPhotos({ src: 'https://photos.example/p.jpg' }, [])).toEqual([]);
  });

  test('and a photo that is not built is missed in every format', () => {
    const photo: Photo = { src: '/p.jpg', srcSet: '/p.jpg 480w, /p2.jpg 960w', width: 1600, height: 900 };
    const missed = problemsWithPhotos(photo, []).flatMap((sentence) => /loads (\S+),/.exec(sentence)?.[1] ?? []);
    expect(new Set(missed)).toEqual(new Set(['/p.jpg', '/p2.jpg']));
  });
});
