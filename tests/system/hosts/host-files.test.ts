import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hostFiles } from '../../../src/generator/hosts/host-files.ts';
import type { HostSettings } from '../../../src/generator/hosts/host-settings.ts';
import { ask } from '../../support/ask.ts';
import { type Running, SERVERS, startServer } from './servers.ts';

/** An address with every character that is special in some configuration language. */
const TARGET = 'https://maps.example/search/?api=1&query=Caf%C3%A9%20%24%2C%201st&b=~(x):*,%22';

const LONG = 'A page of many words. '.repeat(500).trim();
/** What the build writes beside a page with --compress. */
const PACKED = Object.fromEntries(
  Object.entries({ index: 'home', packed: LONG }).map(([page, text]) => [
    `${page}.html.br`,
    brotliCompressSync(text),
  ]),
);

const NOT_FOUND = 'not found '.repeat(9).trim();

const FILES: Record<string, string | Uint8Array> = {
  ...PACKED,
  'packed.html': LONG,
  'index.html': 'home',
  '404.html': NOT_FOUND,
  'services.html': 'services',
  'services/index.html': 'services',
  'services/brakes.html': 'brakes',
  'services/brakes/index.html': 'brakes',
  'vehicles/acura.html': 'acura',
  'vehicles/acura/index.html': 'acura',
  // Long enough to be worth compressing.
  'long.html': LONG,
  'review.html': 'on your way',
  'review/index.html': 'on your way',
  'assets/client.123.js': '1',
  'fonts/OFL.txt': 'license',
  'site.webmanifest': '{}',
  'contact.vcf': 'BEGIN:VCARD',
  '.generated-site': 'marker',
};

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a+/b='";

const MISSING =
  '/nothing /nothing/ /404 /404.html/ /404/index.html /vehicles /vehicles/ /assets/ /assets/gone.js //evil.example/ /a%0d%0aSet-Cookie:%20x=1/'.split(
    ' ',
  );
const HIDDEN =
  '/_headers /vercel.json /nginx.conf /.htaccess /.generated-site /index.html.br'.split(' ');

const paths = inject('programs');

// The run reports missing programs before the tests. In CI, a missing program ends the run.
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
      const facts: HostSettings = {
        hostname: 'www.shop.example',
        redirects: [{ from: '/review', to: TARGET, status: 302 }],
        headers: [
          ['Content-Security-Policy', POLICY],
          ['X-Content-Type-Options', 'nosniff'],
        ],
        paths: [],
        hashedPaths: [],
      };
      for (const [file, text] of [...Object.entries(FILES), ...hostFiles(facts)]) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      running = await startServer(
        server,
        paths[server.program]!,
        root,
        join(folder, 'scratch'),
        facts,
      );
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

    test.each([
      ['/', 'home'],
      ['/services/brakes?from=ad', 'brakes'],
      ['/fonts/OFL.txt', 'license'],
    ])('answers %s with the page, without a redirect', async (path, body) => {
      expect(await get(path)).toMatchObject({ status: 200, body });
    });

    test.each([
      ['/services/?from=ad', '/services?from=ad'],
      ['/services.html', '/services'],
      ['/services/index.html?from=ad', '/services?from=ad'],
      ['/index.html', '/'],
    ])('redirects %s to the canonical address in one step', async (path, to) => {
      expect(await get(path)).toMatchObject({ status: 301, to });
      expect((await get(to)).status).toBe(200);
    });

    test.each([...MISSING, ...HIDDEN])('answers %s with the not-found page', async (path) => {
      const { status, body, headers } = await get(path);
      // A server may refuse an address that is no path.
      if (status !== 400 || HIDDEN.includes(path)) expect([status, body]).toEqual([404, NOT_FOUND]);
      expect(headers.get('set-cookie')).toBeNull();
    });

    test.each(['/review', '/review/'])('redirects %s to the exact address', async (path) => {
      expect(await get(path)).toMatchObject({ status: 302, to: TARGET });
    });

    test('sends the compressed file that the build wrote to a browser that knows it', async () => {
      const asks = { 'accept-encoding': 'gzip, br' };
      const { body, headers } = await get('/packed', asks);
      expect(body).toBe(LONG);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringMatching(/^Accept-Encoding$/i),
        'content-type': expect.stringMatching(/^text\/html; *charset=utf-8$/i),
        'content-security-policy': POLICY,
      });
      const without = await get('/packed', { 'accept-encoding': 'gzip, br;q=0' });
      expect(without.headers.get('content-encoding')).not.toBe('br');
    });

    test.each(['POST', 'TRACE'])('refuses the method %s', async (method) => {
      const headers = { 'X-Secret': 'secret' };
      const { status, body } = await ask(running.origin, { path: '/services', method, headers });
      expect(status).toBe(405);
      expect(String(body)).not.toContain('secret');
    });

    test('redirects to its own host, whatever host the request names', async () => {
      const { headers } = await ask(running.origin, {
        path: '/services/',
        headers: { Host: 'evil.example' },
      });
      expect(headers.location).not.toContain('evil.example');
    });

    test('allows browsers to cache assets forever, and nothing else', async () => {
      const keep = async (path: string) => (await get(path)).headers.get('cache-control');
      expect(await keep('/assets/client.123.js')).toBe('public, max-age=31536000, immutable');
      for (const path of ['/services', '/services/', '/nothing'])
        expect([path, await keep(path)]).toEqual([path, 'no-cache']);
      expect(await keep('/assets/gone.js')).not.toMatch(/immutable/);
    });

    test('compresses pages, the not-found page too, and answers 304 for an unchanged one', async () => {
      for (const encoding of ['gzip', 'identity']) {
        const asks = { 'accept-encoding': encoding };
        const { headers } = await get('/long', asks);
        expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
        const again = await get('/long', { ...asks, 'if-none-match': headers.get('etag')! });
        expect([encoding, again.status]).toEqual([encoding, 304]);
        const { headers: ofMissing } = await get('/nothing', asks);
        expect(ofMissing.get('content-encoding') ?? 'identity').toBe(encoding);
      }
    });

    test('sends each security header once with every answer', async () => {
      for (const path of ['/services', '/services/', '/assets/client.123.js', '/nothing']) {
        const { headers } = await get(path);
        expect([path, headers.get('content-security-policy')]).toEqual([path, POLICY]);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }
    });

    test('sends the right media types', async () => {
      const typeOf = async (path: string) => (await get(path)).headers.get('content-type');
      expect(await typeOf('/assets/client.123.js')).toMatch(/^(text|application)\/javascript\b/);
      expect(await typeOf('/site.webmanifest')).toMatch(/^application\/manifest\+json\b/);
      expect(await typeOf('/contact.vcf')).toBe('text/vcard; charset=utf-8');
    });
  },
);
