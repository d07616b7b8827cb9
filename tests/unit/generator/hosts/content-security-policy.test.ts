import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scanHtml } from '../../../../src/generator/base/scan-html.ts';
import {
  contentSecurityPolicy,
  inlineScripts,
} from '../../../../src/generator/hosts/content-security-policy.ts';

test('the policy allows only what pages load, and the hash of each inline script once', () => {
  const needs = {
    scripts: ['https://stats.example/js/script.js', '/_vercel/insights/script.js'],
    frames: ['https://www.google.com/maps?q=a&output=embed'],
  };
  const script = 'location.replace("https://a.example/?x=1&y=2")';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(contentSecurityPolicy(needs, [script, script]).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}' https://stats.example`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self' https://stats.example",
    "manifest-src 'self'",
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test('inline scripts are the exact contents of scripts that run, but no data and no files', () => {
  const html =
    '<script type="application/ld+json">{}</script><script src="/client.js"></script>' +
    '<script> a < b </script><script type="speculationrules">{"prefetch":[]}</script>';
  expect(inlineScripts(scanHtml(html))).toEqual([' a < b ', '{"prefetch":[]}']);
});
