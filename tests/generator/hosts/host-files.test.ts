import { describe, expect, test } from 'vitest';
import { hostFacts, hostFiles } from '../../../src/generator/hosts/host-files.ts';
import type { Route } from '../../../src/generator/site.ts';

const NEEDS = { origin: 'https://www.shop.example', scripts: [], frames: [], types: [] };

/** The host files of a site in which /review redirects. */
const filesFor = (to: string) => {
  const routes = [{ kind: 'redirect', path: '/review', source: '', to }] as unknown as Route[];
  return hostFiles(hostFacts(NEEDS, routes, []));
};

describe('hostFiles', () => {
  test('writes every character that a configuration reads as its own with a percent sign', () => {
    const to = `https://maps.example/a"b'c{d}e$f<g>h|i^j\`k l\\m?q="'{}$<>|^\` \\&r=$1`;
    const redirects = String(filesFor(to).get('_redirects'));
    const address = redirects.split(' ')[1]!;
    expect(address).toMatch(/^https:\/\/maps\.example\/[\w%/.]+\?q=[\w%&=]+$/);
    expect(new URL(address).searchParams.get('r')).toBe('$1');
    expect(decodeURIComponent(new URL(address).pathname)).toBe('/a"b\'c{d}e$f<g>h|i^j`k l/m');
  });

  test.each(['_headers', 'vercel.json', 'firebase.json', 'nginx.conf', '.htaccess', 'Caddyfile'])(
    '%s has the headers of every page',
    (file) => {
      const text = String(filesFor('https://m.example/').get(file));
      for (const header of [
        /Content-Security-Policy\W+(value\W+)?default-src 'none'; .*frame-ancestors 'none'; require-trusted-types-for 'script'; /,
        /Strict-Transport-Security\W+(value\W+)?max-age=31536000\b(?!,)/,
        /X-Content-Type-Options\W+(value\W+)?nosniff/,
        /Referrer-Policy\W+(value\W+)?strict-origin-when-cross-origin/,
        /Permissions-Policy\W+(value\W+)?camera=\(\), geolocation=\(\), microphone=\(\)/,
        /\bpublic, max-age=31536000, immutable\b/,
      ])
        expect(text).toMatch(header);
    },
  );

  test.each<{ to: string; destination?: string }>([
    { to: 'https://m.example/?api=1&query=Caf%C3%A9%2C%201st', destination: 'https://m.example/?api=1&query=Caf%C3%A9%2C%201st' },
    { to: 'https://m.example:8443/a?u=https://n.example', destination: 'https://m.example:8443/a?u=https://n.example' },
    { to: 'https://m.example/data=!1s0x89:0x5a/(x)', destination: 'https://m.example/data=!1s0x89%3A0x5a/%28x%29' },
    { to: 'https://m.example/?query=Garage%20(Clifton)' },
    { to: 'https://m.example/?query=Garage%20%28Clifton%29' },
    { to: 'https://m.example/?query=a:word' },
    { to: 'https://m.example/?query=a%3Aword' },
  ])('redirects on Vercel to $to, unless Vercel would read it as a pattern', ({ to, destination }) => {
    const { redirects } = JSON.parse(String(filesFor(to).get('vercel.json'))) as { redirects: object[] };
    expect(redirects).toEqual(destination === undefined ? [] : [{ source: '/review', destination, statusCode: 302 }]);
  });

  test('redirects on Firebase to an address that needs no percent sign, which Firebase would encode again', () => {
    const redirectsTo = (to: string) =>
      (JSON.parse(String(filesFor(to).get('firebase.json'))) as { hosting: { redirects: object[] } }).hosting.redirects;
    expect(redirectsTo('https://m.example/r/review?a=b')).toEqual([
      { source: '/review', destination: 'https://m.example/r/review?a=b', type: 302 },
    ]);
    expect(redirectsTo('https://m.example/?q=a b')).toEqual([]);
  });
});
