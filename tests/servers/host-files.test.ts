import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hostFiles } from '../../src/generator/hosts/host-files.ts';
import type { HostFacts } from '../../src/generator/hosts/host-facts.ts';
import { type Running, SERVERS, startServer } from './servers.ts';

/** An address with every character that is special in some configuration language. */
const TARGET = 'https://maps.example/search/?api=1&query=Caf%C3%A9%20%24%2C%201st&b=~(x):*,%22';

const FILES: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'not found',
  'services.html': 'services',
  'services/index.html': 'services',
  'services/brakes.html': 'brakes',
  'services/brakes/index.html': 'brakes',
  'vehicles/acura.html': 'acura',
  'vehicles/acura/index.html': 'acura',
  // Long enough to be worth compressing.
  'long.html': 'page '.repeat(500),
  'long.css': 'p{color:red}'.repeat(500),
  'review.html': 'on your way',
  'review/index.html': 'on your way',
  'assets/client.123.js': '1',
  'fonts/OFL.txt': 'license',
  'site.webmanifest': '{}',
  'contact.vcf': 'BEGIN:VCARD',
  'assets/font.123.woff2': 'font',
  '.generated-site': 'marker',
};

const MISSING =
  '/nothing /nothing/ /services/nothing /vehicles /vehicles/ /assets /assets/ /assets/gone.js /fonts/ //evil.example/ /a%0d%0aSet-Cookie:%20x=1/'.split(
    ' ',
  );
const HIDDEN = '/_headers /_redirects /vercel.json /nginx.conf /Caddyfile /.htaccess /.nojekyll /.generated-site'.split(' ');

const paths = inject('programs');

// The run reports missing programs before the tests. In CI, a missing program ends the run.
describe.each(SERVERS.filter(({ program }) => paths[program] === undefined))('$name', () => {
  it.skip('is not on this machine');
});

describe.each(SERVERS.filter(({ program }) => paths[program] !== undefined))(
  '$name with the configuration that the build writes',
  (server) => {
    let folder: string;
    let running: Running;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'site-'));
      // Apache drops root rights before it reads.
      chmodSync(folder, 0o755);
      const root = join(folder, 'www');
      const facts: HostFacts = {
        host: 'www.shop.example',
        root,
        redirects: [{ from: '/review', to: TARGET }],
        headers: [
          ['Content-Security-Policy', "default-src 'none'; script-src 'self' 'sha256-a+/b='"],
          ['X-Content-Type-Options', 'nosniff'],
        ],
        types: [{ path: '/contact.vcf', type: 'text/vcard; charset=utf-8' }],
      };
      for (const [file, text] of [...Object.entries(FILES), ...hostFiles(facts)]) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      running = await startServer(server, paths[server.program]!, root, join(folder, 'scratch'), facts);
    });

    afterAll(async () => {
      await running?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const get = async (path: string, headers?: Record<string, string>) => {
      const response = await fetch(running.origin + path, { redirect: 'manual', headers });
      return {
        status: response.status,
        body: (await response.text()).trim(),
        headers: response.headers,
        to: response.headers.get('location')?.replace(running.origin, ''),
      };
    };

    it.each([
      ['/', 'home'],
      ['/services', 'services'],
      ['/services/brakes', 'brakes'],
      ['/services/brakes?from=ad', 'brakes'],
      ['/vehicles/acura', 'acura'],
      ['/fonts/OFL.txt', 'license'],
    ])('answers %s with the page, without a redirect', async (path, body) => {
      expect(await get(path)).toMatchObject({ status: 200, body });
    });

    it.each([
      ['/services/', '/services'],
      ['/services/brakes/', '/services/brakes'],
      ['/services/?from=ad', '/services?from=ad'],
    ])('redirects %s to the canonical address in one step', async (path, to) => {
      expect(await get(path)).toMatchObject({ status: 301, to });
      expect((await get(to)).status).toBe(200);
    });

    it.each([...MISSING, ...HIDDEN])('answers %s with the not-found page', async (path) => {
      const { status, body, headers } = await get(path);
      // A server may refuse what is not a path.
      if (status !== 400 || HIDDEN.includes(path)) expect([status, body]).toEqual([404, 'not found']);
      expect(headers.get('set-cookie')).toBeNull();
    });

    it.each(['/services%00', '/services%00/', '/%00', '/services%01'])('refuses %s, which cannot be the name of a file', async (path) => {
      expect([400, 404]).toContain((await get(path)).status);
    });

    it.each([
      ['/services%2F', '/services'],
      ['/services%2f?from=ad', '/services?from=ad'],
    ])('redirects %s to its page in one step, or answers with the not-found page', async (path, page) => {
      const { status, to } = await get(path);
      // Apache does not treat an encoded slash as a slash.
      expect([status, to]).toEqual(status === 404 ? [404, undefined] : [301, page]);
    });

    it.each(['/review', '/review/'])('redirects %s to the exact address', async (path) => {
      expect(await get(path)).toMatchObject({ status: 302, to: TARGET });
    });

    it('allows browsers to cache assets forever, and nothing else', async () => {
      const keep = async (path: string) => (await get(path)).headers.get('cache-control');
      expect(await keep('/assets/client.123.js')).toBe('public, max-age=31536000, immutable');
      expect(await keep('/services')).toBe('no-cache');
      expect(await keep('/')).toBe('no-cache');
      expect(await keep('/assets/gone.js')).not.toMatch(/immutable/);
    });

    it.each(['/long', '/long.css', '/fonts/OFL.txt'])('answers 304 for an unchanged %s, compressed or not', async (path) => {
      for (const encoding of ['gzip', 'identity']) {
        const first = await get(path, { 'accept-encoding': encoding });
        expect(first.headers.get('content-encoding') ?? 'identity').toBe(path === '/fonts/OFL.txt' ? 'identity' : encoding);
        const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': first.headers.get('etag')! });
        expect([encoding, again.status]).toEqual([encoding, 304]);
        expect((await get(path, { 'accept-encoding': encoding, 'if-none-match': '"another"' })).status).toBe(200);
      }
    });

    it.each(['/', '/services', '/assets/client.123.js', '/nothing'])('sends each security header with %s once', async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self' 'sha256-a+/b='");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    it.each([
      ['/services', /^text\/html; *charset=utf-8$/i],
      ['/assets/client.123.js', /^(text|application)\/javascript\b/],
      ['/assets/font.123.woff2', /^font\/woff2\b/],
      ['/site.webmanifest', /^application\/manifest\+json\b/],
      ['/contact.vcf', /^text\/vcard; charset=utf-8$/],
    ])('sends the right media type with %s', async (path, type) => {
      expect((await get(path)).headers.get('content-type')).toMatch(type);
    });
  },
);
