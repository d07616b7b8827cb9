import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { outputFiles } from '../../src/generator/paths.ts';
import { Redirect } from '../../templates/redirect.tsx';
import { CONTENT, pagesOf, plainSite, renderSite, withTexts } from '../support/in-memory.ts';
import { attribute, parsePage, select, selectAll } from '../support/select.ts';

// tests/site/files.ts proves what the redirect page does. Here its target could close the script.
test('a hostile address stays an address on the redirect page', () => {
  const to = 'https://maps.example/?q="</script><script>evil()</script>&b=\u2028';
  const html = renderToStaticMarkup(
    <Redirect to={to} page={{ title: 'Away we go', description: 'Away from here.', heading: 'Going', linkLabel: 'Go there' }} />,
  );
  const root = parsePage(html);
  expect(attribute(select(root, 'meta[http-equiv=refresh]'), 'content')).toBe(`0; url=${to}`);
  expect(attribute(select(root, 'link[rel=canonical]'), 'href')).toBe(to);
  expect(attribute(select(root, 'main a'), 'href')).toBe(to);
  let replaced: unknown;
  new Function('location', select(root, 'script').rawText)({ replace: (url: string) => (replaced = url) });
  expect(replaced).toBe(to);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
});

// It closes any element or attribute that it may be in, then opens an element. It has no white space, so it adds no word.
const HOSTILE = `</title></style></script><script>evil()</script><x-evil/onevil="1">"'&amp;\u2028😀שלום‏`;
const hostile = withTexts((text) => `${text}${HOSTILE}`);

describe('hostile texts in content', () => {
  const plain = plainSite();
  const { html, routes } = renderSite(hostile);
  const pages = routes.filter((route) => route.kind === 'page');
  const rootOf = (path: string): ReturnType<typeof parsePage> => parsePage(html.get(outputFiles(path)[0]!)!);
  const home = rootOf('/');

  it.each(routes.map(({ path }) => path))('%s has the same markup as with plain text', (path) => {
    const [file] = outputFiles(path);
    const [mine, theirs] = [plain.html.get(file!)!, html.get(file!)!];
    expect(theirs).toContain('evil');
    expect(theirs).not.toMatch(/<x-evil|<script>evil|\sonevil="/);
    const tags = (text: string) => text.match(/<\/?(?:script|style|title|img|svg|a)\b/g);
    expect(tags(theirs)).toEqual(tags(mine));
  });

  it.each(pages.map((route) => [route.path, route] as const))('the head of %s has exactly the text', (path, { head }) => {
    const root = rootOf(path);
    expect(head.title).toContain(HOSTILE);
    expect(select(root, 'title').text).toBe(head.title);
    expect(attribute(select(root, 'meta[name=description]'), 'content')).toBe(head.description);
    expect(attribute(select(root, 'meta[property="og:title"]'), 'content')).toBe(head.title);
    expect(attribute(select(root, 'meta[property="og:description"]'), 'content')).toBe(head.description);
    expect(attribute(select(root, 'meta[property="og:site_name"]'), 'content')).toBe(hostile.shop.name);
  });

  it.each(pages.filter(({ head }) => head.structuredData).map((route) => [route.path, route] as const))(
    'the structured data of %s has exactly the text',
    (path, { head }) => {
      const scripts = selectAll(rootOf(path), 'script[type="application/ld+json"]');
      expect(scripts.map((script) => JSON.parse(script.rawText))).toEqual(JSON.parse(JSON.stringify(head.structuredData)));
      expect(scripts.map(({ rawText }) => rawText).join()).toContain('\\u003c/script>');
      expect(scripts.map(({ rawText }) => rawText).join()).not.toMatch(/[<\u2028\u2029]/);
    },
  );

  it('a text is rendered as text', () => {
    const [first] = hostile.faq;
    expect(select(home, `[id=${first!.id}] summary`).text).toBe(first!.question);
    expect(selectAll(rootOf('/coupons'), '.coupon-card-terms > p')[0]!.text).toBe(hostile.coupons[0]!.description);
    expect(selectAll(rootOf('/vehicles/acura-service-centreville'), 'main h1')[0]!.text).toContain(`Acura${HOSTILE}`);
  });

  it('an attribute is rendered as text', () => {
    expect(attribute(select(home, '[data-widget=map]'), 'data-title')).toContain(HOSTILE);
    expect(attribute(select(home, '[data-widget=open-now]'), 'data-open')).toContain(HOSTILE);
    // The first picture is on the first screen, so it is an inline drawing with a label.
    const [first, ...rest] = hostile.pages['car-wash'].photos.map(({ alt }) => alt);
    expect(attribute(select(rootOf('/car-wash'), '.photo-strip svg'), 'aria-label')).toBe(first);
    expect(selectAll(rootOf('/car-wash'), '.photo-strip img').map((img) => attribute(img, 'alt'))).toEqual(rest);
  });

  it('the drawn map writes names as text', () => {
    expect(select(home, '.map-drawing').text).toContain(`Chantilly${HOSTILE}`);
  });
});

test('a text of 10,000 characters is rendered in full', () => {
  const long = `${'Ten signs. '.repeat(909)}!`;
  expect(long.length).toBe(10_000);
  const html = pagesOf({
    ...CONTENT,
    faq: CONTENT.faq.map((question) => ({ ...question, answer: long })),
    reviews: CONTENT.reviews.map((review) => ({ ...review, text: long })),
    makes: CONTENT.makes.map((make) => ({ ...make, paragraphs: [long, long, long] })),
  });
  expect(selectAll(parsePage(html('/')), '#questions details > p').map(({ text }) => text)).toEqual(CONTENT.faq.map(() => long));
  expect(selectAll(parsePage(html('/reviews')), '.review-card blockquote > p').map(({ text }) => text)).toEqual(
    CONTENT.reviews.map(() => long),
  );
  expect(html('/vehicles/kia-service-centreville').split(long)).toHaveLength(4);
});

test('no page has a placeholder left, except those that the script fills in', () => {
  const words = (html: string): string => html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/ data-[a-z-]+="[^"]*"/g, '');
  const left = [...plainSite().html].filter(([, html]) => /[{}]/.test(words(html)));
  expect(left.map(([file]) => file)).toEqual([]);
});
