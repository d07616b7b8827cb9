import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { scanHtml } from '../../../../src/generator/check/scan-html.ts';
import {
  contentSecurityPolicy,
  inlineScripts,
} from '../../../../src/generator/hosts/content-security-policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

describe('contentSecurityPolicy', () => {
  test('allows only what pages load', () => {
    const policy = contentSecurityPolicy(
      { scripts: [], frames: ['https://www.google.com/maps?q=a&output=embed'] },
      [],
    );
    expect(directives(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' https: data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'frame-src': 'https://www.google.com',
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
  });

  test('lists the hash of each inline script once', () => {
    const script = 'location.replace("https://a.example/?x=1&y=2")';
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    expect(
      directives(contentSecurityPolicy({ scripts: [], frames: [] }, [script, script]))[
        'script-src'
      ],
    ).toBe(`'self' ${hash}`);
  });

  test('allows an analytics loader on another site to load and report, and adds nothing for one on this site', () => {
    const needs = {
      frames: [],
      scripts: ['https://stats.example/js/script.js', '/_vercel/insights/script.js'],
    };
    expect(directives(contentSecurityPolicy(needs, []))).toMatchObject({
      'script-src': "'self' https://stats.example",
      'connect-src': "'self' https://stats.example",
    });
  });
});

test('inlineScripts finds the exact contents of scripts that run, but not data blocks or script files', () => {
  const html = `<script type="application/ld+json">{"a":1}</script><script type="application/json" id="hours">{}</script>
<script src="/assets/client.js" type="module"></script><script> a < b </script><script type="module">b()</script><script type="speculationrules">{"prefetch":[]}</script>`;
  expect(inlineScripts(scanHtml(html))).toEqual([' a < b ', 'b()', '{"prefetch":[]}']);
});
