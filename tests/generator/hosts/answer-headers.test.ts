import { expect, it } from 'vitest';
import { answerHeaders, type HostRules } from '../../../scripts/serve/host-server.ts';
import { vercelFile } from '../../../src/generator/hosts/vercel.ts';

const rules = JSON.parse(
  vercelFile({
    host: 'www.shop.example',
    root: '/www',
    redirects: [{ from: '/review', to: 'https://maps.example/?q=1' }],
    headers: [['X-Content-Type-Options', 'nosniff']],
    types: [{ path: '/contact.vcf', type: 'text/vcard' }],
  }),
) as HostRules;

it.each([
  ['/', 'no-cache'],
  ['/services', 'no-cache'],
  ['/404.html', 'no-cache'],
  ['/a\nb', 'no-cache'],
  ['/assets/client.123.js', 'public, max-age=31536000, immutable'],
])('with the vercel.json that the build writes, %j gets every header once', (path, keep) => {
  expect(answerHeaders(rules, path)).toEqual([
    ['X-Content-Type-Options', 'nosniff'],
    ['Cache-Control', keep],
  ]);
});

it('a file whose media type hosts do not know gets its own Content-Type', () => {
  expect(answerHeaders(rules, '/contact.vcf')).toContainEqual(['Content-Type', 'text/vcard']);
});
