import { describe, expect, test } from 'vitest';
import type { HostSettings } from '../../../../src/generator/hosts/host-settings.ts';
import { hostSettings, hostFiles } from '../../../../src/generator/hosts/host-files.ts';
import type { Route } from '../../../../src/generator/site.ts';

const NEEDS = { origin: 'https://www.shop.example', scripts: [], frames: [], types: [] };
const FOREVER = 'public, max-age=31536000, immutable';
const CARD = { path: '/contact.vcf', type: 'text/vcard' };
const FACTS: HostSettings = {
  host: 'www.shop.example',
  root: '/var/www/www.shop.example',
  redirects: [{ from: '/review', to: 'https://m.example/r?a=b', status: 302 }],
  headers: [
    ['X-One', '1'],
    ['X-Two', '2'],
  ],
  types: [CARD],
  pages: ['/', '/services', '/services/brakes', '/review', '/404.html'],
  assets: ['/assets/client.12345678.js', '/assets/about-480.9abcdef0.jpg'],
};
const pairs = (headers: HostSettings['headers']) => headers.map(([key, value]) => ({ key, value }));

/** The host files of a site in which /review redirects. */
const filesFor = (to: string) => {
  const routes = [{ kind: 'redirect', path: '/review', source: '', to }] as unknown as Route[];
  return hostFiles(hostSettings(NEEDS, routes, [], []));
};

test('every answer has the same five headers', () => {
  const { headers } = hostSettings(NEEDS, [], [], []);
  expect(headers).toEqual([
    ['Content-Security-Policy', expect.stringMatching(/^default-src 'none'; .*trusted-types/)],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ]);
});

// tests/system/hosts asks nginx and Apache. Nobody can ask these hosts before the site is
// published.
describe('headers, redirects and types', () => {
  const files = hostFiles(FACTS);

  test('for Netlify and Cloudflare', () => {
    expect(files.get('_headers')).toBe(
      `/*\n  X-One: 1\n  X-Two: 2\n\n/assets/*\n  Cache-Control: ${FOREVER}\n\n/contact.vcf\n  Content-Type: text/vcard\n`,
    );
    expect(files.get('_redirects')).toBe(
      '/review https://m.example/r?a=b 302\n/review/ https://m.example/r?a=b 302\n',
    );
  });

  test('for Vercel', () => {
    expect(JSON.parse(String(files.get('vercel.json')))).toEqual({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/review', destination: 'https://m.example/r?a=b', statusCode: 302 }],
      headers: [
        { source: '/(.*)', headers: pairs(FACTS.headers) },
        {
          source: '/assets/(.+\\.(?:12345678|9abcdef0)\\..+)',
          headers: pairs([['Cache-Control', FOREVER]]),
        },
        { source: '/((?!assets/).*)', headers: pairs([['Cache-Control', 'no-cache']]) },
        { source: CARD.path, headers: pairs([['Content-Type', CARD.type]]) },
      ],
    });
  });

  test('for Vercel let browsers keep the assets of this site, and no answer for a missing one', () => {
    const assets = Array.from(
      { length: 1000 },
      (_, index) => `/assets/x.${10_000_000 + index}.svg`,
    );
    const { headers } = JSON.parse(String(hostFiles({ ...FACTS, assets }).get('vercel.json'))) as {
      headers: { source: string; headers: { value: string }[] }[];
    };
    const keeps = headers.filter(({ headers: [first] }) => first!.value === FOREVER);
    const isKept = (path: string) =>
      keeps.some(({ source }) => new RegExp(`^${source}$`).test(path));
    expect([...assets, '/assets/x.ffffffff.svg'].filter((path) => !isKept(path))).toEqual([
      '/assets/x.ffffffff.svg',
    ]);
    // Vercel refuses more.
    expect(Math.max(...keeps.map(({ source }) => source.length))).toBeLessThan(4096);
  });

  describe('for Vercel, where it builds the site itself', () => {
    type Step = { src: string; status: number; headers: { Location: string }; handle?: string };
    const output = JSON.parse(String(files.get('.vercel-output.json'))) as {
      version: number;
      routes: Step[];
      overrides: Record<string, { path: string }>;
    };
    /** The redirect of an address by the first step that fits; undefined for a page. */
    const redirectOf = (address: string): string | undefined => {
      const step = output.routes.find(
        ({ src = '', status }) => status > 300 && status < 309 && new RegExp(src).test(address),
      );
      if (!step) return undefined;
      const parts = new RegExp(step.src).exec(address)!;
      return `${step.status} ${step.headers.Location.replace('$1', parts[1] ?? '')}`;
    };

    test('headers go to all answers, and only a file that is there may be kept', () => {
      const headers = Object.fromEntries(FACTS.headers);
      const { version, routes, overrides } = output;
      expect([version, routes[0]]).toEqual([3, { src: '^/.*$', headers, continue: true }]);
      expect(routes).toContainEqual({
        src: '^/contact\\.vcf$',
        headers: { 'Content-Type': CARD.type },
        continue: true,
      });
      const hit = routes.findIndex(({ handle }) => handle === 'hit');
      expect(routes.slice(hit + 1)).toEqual([
        { src: '^/assets/.+$', headers: { 'Cache-Control': FOREVER }, continue: true },
        { handle: 'error' },
        { src: '^/.*$', dest: '/404.html', status: 404 },
      ]);
      expect(JSON.stringify(routes.slice(0, hit))).not.toContain('Cache-Control');
      expect(overrides).toEqual({
        'services.html': { path: 'services' },
        'services/brakes.html': { path: 'services/brakes' },
        'review.html': { path: 'review' },
      });
    });

    test.each<[address: string, to?: string]>([
      ['/services'],
      ['/contact.vcf'],
      ['/review/', '302 https://m.example/r?a=b'],
      ['/services/', '308 /services'],
      ['/services/brakes.html/', '308 /services/brakes'],
      ['/services/index.html', '308 /services'],
      ['/index', '308 /'],
      ['//evil.example/x.html'],
      ['/\\\\evil.example/'],
      ['/\\evil.example/index'],
    ])('%s leads to %s', (address, to) => {
      expect(redirectOf(address)).toBe(to);
    });
  });

  test('and a file that lets GitHub Pages publish the others', () => {
    expect(files.get('.nojekyll')).toBe('');
  });
});

describe('a redirect', () => {
  test('has a percent sign for every character that a configuration reads as its own', () => {
    const to = `https://maps.example/a"b'c{d}e$f<g>h|i^j\`k l\\m?q="'{}$<>|^\` \\&r=$1`;
    const redirects = String(filesFor(to).get('_redirects'));
    const address = redirects.split(' ')[1]!;
    expect(address).toMatch(/^https:\/\/maps\.example\/[\w%/.]+\?q=[\w%&=]+$/);
    expect(new URL(address).searchParams.get('r')).toBe('$1');
    expect(decodeURIComponent(new URL(address).pathname)).toBe('/a"b\'c{d}e$f<g>h|i^j`k l/m');
  });

  test.each<[to: string, destination?: string]>([
    [
      'https://m.example:8443/?q=Caf%C3%A9%2C&u=https://n',
      'https://m.example:8443/?q=Caf%C3%A9%2C&u=https://n',
    ],
    ['https://m.example/data=!1s0x89:0x5a/(x)', 'https://m.example/data=!1s0x89%3A0x5a/%28x%29'],
    ['https://m.example/?query=Garage%20(Clifton)'],
    ['https://m.example/?query=Garage%20%28Clifton%29'],
    ['https://m.example/?query=a%3Aword'],
  ])('to %s is left out on Vercel if Vercel would read it as a pattern', (to, destination) => {
    const { redirects } = JSON.parse(String(filesFor(to).get('vercel.json'))) as {
      redirects: object[];
    };
    expect(redirects).toEqual(
      destination === undefined ? [] : [{ source: '/review', destination, statusCode: 302 }],
    );
  });
});
