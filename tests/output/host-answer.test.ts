import { describe, expect, it } from 'vitest';
import { answerHeaders, type HostRules, isHostFile, redirectOf } from '../../src/output/host-answer.ts';
import { HOST_FILES } from '../../src/output/hosts/host-facts.ts';
import { vercelFile } from '../../src/output/hosts/vercel.ts';

const rules = JSON.parse(
  vercelFile({ host: 'www.shop.example', root: '/www', redirects: [{ from: '/review', to: 'https://maps.example/?q=1' }], headers: [['X-Content-Type-Options', 'nosniff']] }),
) as HostRules;

describe('by the vercel.json that the build writes', () => {
  it.each([
    ['/', 'no-cache'],
    ['/services', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/a\nb', 'no-cache'],
    ['/assets/client.123.js', 'public, max-age=31536000, immutable'],
  ])('%j carries every header, each once', (path, keep) => {
    expect(answerHeaders(rules, path)).toEqual([['X-Content-Type-Options', 'nosniff'], ['Cache-Control', keep]]);
  });

  it.each([['/review', true], ['/review/', true], ['/reviews', false], ['/a/review', false]])('whether %s is sent on: %s', (path, isSent) => {
    expect(redirectOf(rules, path)).toEqual(isSent ? { source: '/review', destination: 'https://maps.example/?q=1', statusCode: 302 } : undefined);
  });

  it.each([...HOST_FILES.map((name) => `/${name}`), '/.htaccess', '/.generated-site', '/.git/config', '/vercel.json/', '//vercel.json'])('hides %s', (path) => {
    expect(isHostFile(path)).toBe(true);
  });

  it.each(['/', '/services', '/assets/vercel.json', '/.well-known/security.txt'])('does not hide %s', (path) => {
    expect(isHostFile(path)).toBe(false);
  });
});
