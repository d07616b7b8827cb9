import { expect, test } from 'vitest';
import type { HostSettings } from '../../../../src/generator/hosts/host-settings.ts';
import { hostFiles } from '../../../../src/generator/hosts/host-files.ts';
import { hostSettings } from '../../../../src/generator/hosts/host-settings.ts';
import type { Route } from '../../../../src/generator/route.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const SETTINGS: HostSettings = {
  hostname: 'www.shop.example',
  redirects: [{ from: '/review', to: 'https://m.example/r?a=b', status: 302 }],
  headers: [['X-One', '1']],
  paths: ['/', '/services', '/services/brakes', '/review', '/404.html'],
  hashedPaths: ['/assets/client.12345678.js', '/assets/about-480.9abcdef0.jpg'],
};
const files = hostFiles(SETTINGS);
const jsonOf = (name: string, from = files) => JSON.parse(String(from.get(name)));

/** The settings for hosts if /review redirects. */
const settingsFor = (to: string) => {
  const needs = { origin: 'https://www.shop.example', scripts: [], frames: [] };
  const route = { kind: 'redirect', path: '/review', contentFile: '', to } as unknown as Route;
  return hostSettings(needs, [route], [], []);
};

test('every answer has the same five headers', () => {
  expect(settingsFor('https://m.example/').headers).toEqual([
    ['Content-Security-Policy', expect.stringMatching(/^default-src 'none'; .*trusted-types/)],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ]);
});

// tests/system/hosts tests nginx and Apache. These hosts can be tested only with a public site.
test('headers and redirects for Netlify, Cloudflare and GitHub Pages', () => {
  expect(files.get('_headers')).toBe(`/*\n  X-One: 1\n\n/assets/*\n  Cache-Control: ${FOREVER}\n`);
  expect(files.get('_redirects')).toBe(
    '/review https://m.example/r?a=b 302\n/review/ https://m.example/r?a=b 302\n',
  );
  expect(files.get('.nojekyll')).toBe('');
});

test('headers and redirects for Vercel', () => {
  const header = (key: string, value: string) => [{ key, value }];
  expect(jsonOf('vercel.json')).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: '/review', destination: 'https://m.example/r?a=b', statusCode: 302 }],
    headers: [
      { source: '/(.*)', headers: header('X-One', '1') },
      {
        source: '/assets/(.+\\.(?:12345678|9abcdef0)\\..+)',
        headers: header('Cache-Control', FOREVER),
      },
      { source: '/((?!assets/).*)', headers: header('Cache-Control', 'no-cache') },
    ],
  });
  // Vercel refuses longer patterns.
  const hashedPaths = Array.from(
    { length: 1000 },
    (_, index) => `/assets/x.${10_000_000 + index}.svg`,
  );
  const { headers } = jsonOf('vercel.json', hostFiles({ ...SETTINGS, hashedPaths }));
  const sources = (headers as { source: string }[]).map(({ source }) => source);
  expect(Math.max(...sources.map(({ length }) => length))).toBeLessThan(4096);
  expect(sources.join().match(/1\d{7}/g)).toHaveLength(1000);
});

type Step = { src?: string; status?: number; headers?: { Location: string }; handle?: string };
const { version, routes, overrides } = jsonOf('.vercel-output.json') as {
  version: number;
  routes: Step[];
  overrides: object;
};

test('for Vercel, where it builds the site, headers go to all answers, and only a file that is there may be kept', () => {
  expect(version).toBe(3);
  expect(routes[0]).toEqual({ src: '^/.*$', headers: { 'X-One': '1' }, continue: true });
  expect(routes.slice(routes.findIndex(({ handle }) => handle === 'hit') + 1)).toEqual([
    { src: '^/assets/.+$', headers: { 'Cache-Control': FOREVER }, continue: true },
    { handle: 'error' },
    { src: '^/.*$', dest: '/404.html', status: 404 },
  ]);
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
  ['/index', '308 /'],
  ['//evil.example/x.html'],
  ['/\\evil.example/index'],
])('on Vercel, %s leads to %s', (address, to) => {
  const moves = routes.filter(({ status = 0 }) => status > 300 && status < 309);
  const step = moves.find(({ src }) => new RegExp(src!).test(address));
  const part = step && (new RegExp(step.src!).exec(address)![1] ?? '');
  expect(step && `${step.status} ${step.headers!.Location.replace('$1', part!)}`).toBe(to);
});

test('a redirect has a percent sign for what a configuration reads as its own', () => {
  const to = `https://maps.example/a"b'c{d}e$f<g>h|i^j\`k l\\m?q="'{}$<>|^\` \\&r=$1`;
  const address = String(hostFiles(settingsFor(to)).get('_redirects')).split(' ')[1]!;
  expect(address).toMatch(/^https:\/\/maps\.example\/[\w%/.]+\?q=[\w%&=]+$/);
  expect(new URL(address).searchParams.get('r')).toBe('$1');
  expect(decodeURIComponent(new URL(address).pathname)).toBe('/a"b\'c{d}e$f<g>h|i^j`k l/m');
});

test('a redirect is left out on Vercel if it would be a pattern there', () => {
  const sentTo = (to: string) => jsonOf('vercel.json', hostFiles(settingsFor(to))).redirects;
  expect(sentTo('https://m.example/data=0x89:0x5a/(x)')).toMatchObject([
    { destination: 'https://m.example/data=0x89%3A0x5a/%28x%29' },
  ]);
  expect(sentTo('https://m.example/?query=Garage%20(Clifton)')).toEqual([]);
});
