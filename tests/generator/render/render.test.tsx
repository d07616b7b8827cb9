import { describe, expect, it, test } from 'vitest';
import { createFrame } from '../../../src/frame.ts';
import { styled } from '../../../src/generator/assets/pick-styles.ts';
import { render } from '../../../src/generator/render/render.tsx';
import { outputFiles } from '../../../src/generator/paths.ts';
import type { PageRoute, Route } from '../../../src/generator/site.ts';
import { ASSETS, CONTENT, renderSite, withTexts } from '../../support/in-memory.ts';
import { attribute, parsePage, select, selectAll } from '../../support/select.ts';

const FRAME = createFrame(CONTENT, ASSETS);
const page = (path: string, source: string, body: PageRoute['body'] = <h1>One</h1>): PageRoute => ({
  kind: 'page',
  path,
  pattern: path,
  source,
  head: { title: 'A page of this test', description: 'What stands on it.' },
  body,
});
const rendered = (routes: Route[], styled = (html: string) => html): Map<string, string> => render(routes, { frame: FRAME, styled });

describe('render', () => {
  it('gives each route its two files, with the same text', () => {
    const files = rendered([page('/', 'home.yaml'), page('/a/b', 'b.yaml'), page('/404.html', '404.yaml')]);
    expect([...files.keys()]).toEqual(['index.html', 'a/b.html', 'a/b/index.html', '404.html']);
    expect(files.get('a/b.html')).toBe(files.get('a/b/index.html'));
  });

  it('refuses two routes for one file, and names both', () => {
    expect(() => rendered([page('/a', 'content/one.yaml'), page('/b', 'content/b.yaml'), page('/a', 'content/two.yaml')])).toThrow(
      new Error('Two routes write a.html: /a (content/one.yaml) and /a (content/two.yaml). Give one of them another slug.'),
    );
  });

  it('refuses two routes that meet in one of their files only', () => {
    expect(() => rendered([page('/a', 'content/one.yaml'), page('/a/index', 'content/two.yaml')])).toThrow(
      new Error('Two routes write a/index.html: /a (content/one.yaml) and /a/index (content/two.yaml). Give one of them another slug.'),
    );
  });

  it('refuses a page and a redirect for one file', () => {
    const redirect: Route = { kind: 'redirect', path: '/a', source: 'content/away.yaml', to: 'https://x.example/', title: 'Away', description: 'Away from here.', heading: 'Away', linkLabel: 'Go' };
    expect(() => rendered([page('/a', 'content/one.yaml'), redirect])).toThrow(
      new Error('Two routes write a.html: /a (content/one.yaml) and /a (content/away.yaml). Give one of them another slug.'),
    );
  });

  it('names the route and the content file of a template that throws, and keeps the cause', () => {
    const slip = new TypeError('Cannot read properties of undefined');
    const Broken = (): never => {
      throw slip;
    };
    const attempt = (): unknown => rendered([page('/', 'home.yaml'), page('/services/brakes', 'content/services/brakes.yaml', <Broken />)]);
    expect(attempt).toThrow(
      new Error('The page /services/brakes could not be rendered from content/services/brakes.yaml: Cannot read properties of undefined', { cause: slip }),
    );
  });

  it('says what was thrown when it is no error', () => {
    const Broken = (): never => {
      throw 'a word';
    };
    expect(() => rendered([page('/a', 'a.yaml', <Broken />)])).toThrow(new Error('The page /a could not be rendered from a.yaml: a word', { cause: 'a word' }));
  });

  it('puts styles in as they are, whatever signs they hold', () => {
    const always = "p::before{content:'$& $1 $$'}";
    const files = rendered([page('/a', 'a.yaml')], (html) => styled(html, { always, components: [], late: { href: '/late.css', names: [] } }));
    expect(select(parsePage(files.get('a.html')!), 'head style').text).toBe(always);
  });

  it('hands on each page as soon as it is rendered', () => {
    const seen: string[] = [];
    const files = render([page('/a', 'a.yaml'), page('/b', 'b.yaml')], { frame: FRAME, styled: (html) => html, onPage: (html) => seen.push(html) });
    expect(seen).toEqual([files.get('a.html'), files.get('b.html')]);
  });
});

describe('the redirect page', () => {
  const to = 'https://maps.example/?q="</script><script>evil()</script>&b=\u2028';
  const html = rendered([{ kind: 'redirect', path: '/away', source: 'away.yaml', to, title: 'Away we go', description: 'Away from here.', heading: 'Going', linkLabel: 'Go there' }]).get('away.html')!;
  const root = parsePage(html);

  it('refreshes at once', () => {
    expect(attribute(select(root, 'meta[http-equiv=refresh]'), 'content')).toBe(`0; url=${to}`);
  });

  it('is not indexed, and names its target as canonical', () => {
    expect(attribute(select(root, 'meta[name=robots]'), 'content')).toBe('noindex');
    expect(attribute(select(root, 'link[rel=canonical]'), 'href')).toBe(to);
  });

  it('shows a link', () => {
    const link = select(root, 'main a');
    expect([attribute(link, 'href'), link.text]).toEqual([to, 'Go there']);
  });

  it('replaces itself in the history, from the only script there is', () => {
    const [script, ...others] = selectAll(root, 'script');
    expect(others).toEqual([]);
    let replaced: unknown;
    new Function('location', script!.rawText)({ replace: (url: string) => (replaced = url) });
    expect(replaced).toBe(to);
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  });
});

// Closes whatever it might stand in, then opens something of its own. Without white space, so that it adds no word.
const HOSTILE = `</title></style></script><script>evil()</script><x-evil/onevil="1">"'&amp;\u2028😀שלום‏`;
const hostile = withTexts((text) => `${text}${HOSTILE}`);

describe('hostile texts in content', () => {
  const plain = renderSite();
  const { html, routes } = renderSite(hostile);
  const pages = routes.filter((route) => route.kind === 'page');
  const rootOf = (path: string): ReturnType<typeof parsePage> => parsePage(html.get(outputFiles(path)[0]!)!);
  const home = rootOf('/');

  it.each(routes.map(({ path }) => path))('%s holds no markup that the plain text does not bring', (path) => {
    const [file] = outputFiles(path);
    const [mine, theirs] = [plain.html.get(file!)!, html.get(file!)!];
    expect(theirs).toContain('evil');
    expect(theirs).not.toMatch(/<x-evil|<script>evil|\sonevil="/);
    for (const tag of ['script', 'style', 'title', 'img', 'svg', 'a']) {
      expect(`${tag}: ${theirs.match(new RegExp(`</?${tag}\\b`, 'g'))?.length}`).toBe(`${tag}: ${mine.match(new RegExp(`</?${tag}\\b`, 'g'))?.length}`);
    }
  });

  it.each(pages.map((route) => [route.path, route] as const))('the head of %s says exactly the text', (path, { head }) => {
    const root = rootOf(path);
    expect(head.title).toContain(HOSTILE);
    expect(select(root, 'title').text).toBe(head.title);
    expect(attribute(select(root, 'meta[name=description]'), 'content')).toBe(head.description);
    expect(attribute(select(root, 'meta[property="og:title"]'), 'content')).toBe(head.title);
    expect(attribute(select(root, 'meta[property="og:description"]'), 'content')).toBe(head.description);
    expect(attribute(select(root, 'meta[property="og:site_name"]'), 'content')).toBe(hostile.shop.name);
  });

  it.each(pages.filter(({ head }) => head.structuredData).map((route) => [route.path, route] as const))('the structured data of %s says exactly the text', (path, { head }) => {
    const scripts = selectAll(rootOf(path), 'script[type="application/ld+json"]');
    expect(scripts.map((script) => JSON.parse(script.rawText))).toEqual(JSON.parse(JSON.stringify(head.structuredData)));
    expect(scripts.map(({ rawText }) => rawText).join()).toContain('\\u003c/script>');
    expect(scripts.map(({ rawText }) => rawText).join()).not.toMatch(/[<\u2028\u2029]/);
  });

  it('text comes out as text', () => {
    const [first] = hostile.faq;
    expect(select(home, `[id=${first!.id}] summary`).text).toBe(first!.question);
    expect(selectAll(rootOf('/coupons'), '.coupon-card-terms > p')[0]!.text).toBe(hostile.coupons[0]!.description);
    expect(selectAll(rootOf('/vehicles/acura-service-centreville'), 'main h1')[0]!.text).toContain(`Acura${HOSTILE}`);
  });

  it('attributes come out as text', () => {
    expect(attribute(select(home, '[data-widget=map]'), 'data-title')).toContain(HOSTILE);
    expect(attribute(select(home, '[data-widget=open-now]'), 'data-open')).toContain(HOSTILE);
    // The first picture is on the first screen, so it is drawn into the page and named there.
    const [first, ...rest] = hostile.pages['car-wash'].photos.map(({ alt }) => alt);
    expect(attribute(select(rootOf('/car-wash'), '.photo-strip svg'), 'aria-label')).toBe(first);
    expect(selectAll(rootOf('/car-wash'), '.photo-strip img').map((img) => attribute(img, 'alt'))).toEqual(rest);
  });

  it('the drawn map writes names as text', () => {
    expect(select(home, '.map-drawing').text).toContain(`Chantilly${HOSTILE}`);
  });
});

test('a text of 10,000 characters comes out whole', () => {
  const long = `${'Ten signs. '.repeat(909)}!`;
  expect(long.length).toBe(10_000);
  const { html } = renderSite({
    ...CONTENT,
    faq: CONTENT.faq.map((question) => ({ ...question, answer: long })),
    reviews: CONTENT.reviews.map((review) => ({ ...review, text: long })),
    makes: CONTENT.makes.map((make) => ({ ...make, paragraphs: [long, long, long] })),
  });
  expect(selectAll(parsePage(html.get('index.html')!), '#questions details > p').map(({ text }) => text)).toEqual(CONTENT.faq.map(() => long));
  expect(selectAll(parsePage(html.get('reviews.html')!), '.review-card blockquote > p').map(({ text }) => text)).toEqual(CONTENT.reviews.map(() => long));
  expect(html.get('vehicles/kia-service-centreville.html')!.split(long)).toHaveLength(4);
});

test('no page is left with a brace to fill in, but for what its script fills', () => {
  const words = (html: string): string => html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/ data-[a-z]+="[^"]*"/g, '');
  const left = [...renderSite().html].filter(([, html]) => /[{}]/.test(words(html)));
  expect(left.map(([file]) => file)).toEqual([]);
});
