import { expect, it } from 'vitest';
import { devAnswer } from '../../../src/generator/dev/dev-answer.ts';
import type { Site } from '../../../src/generator/site.ts';

const site: Site = new Map<string, string | Uint8Array>([
  ['index.html', '<body>home</body>'],
  ['services.html', '<body>services</body>'],
  ['404.html', '<body>not found</body>'],
  ['assets/a.svg', new Uint8Array([1])],
]);
const text = (path: string, failure?: string) => String(devAnswer({ site, failure }, path).body);

it.each([['/', 'home', 200], ['/services', 'services', 200], ['/services/', 'services', 200], ['/services.html', 'services', 200], ['/nothing', 'not found', 404], ['/../etc', 'not found', 404]])(
  'answers %s',
  (path, words, status) => {
    expect(devAnswer({ site }, path).status).toBe(status);
    expect(text(path)).toContain(words);
  },
);

it('listens for the next build on every page, and leaves other files as they are', () => {
  for (const path of ['/', '/nothing']) expect(text(path)).toMatch(/<script>.*EventSource.*<\/script><\/body>$/);
  expect(devAnswer({ site }, '/assets/a.svg')).toEqual({ status: 200, type: 'image/svg+xml', body: site.get('assets/a.svg') });
});

it('shows why the build failed, as text, on every page, and still listens', () => {
  const failure = 'content/coupons.yaml:14:5  "<script>" is not a field & "x" neither.';
  for (const path of ['/', '/services', '/nothing']) {
    expect(devAnswer({ site, failure }, path).status).toBe(500);
    expect(text(path, failure)).toContain('<b>content/coupons.yaml:14:5</b>  "&lt;script&gt;" is not a field &amp; "x" neither.');
    expect(text(path, failure)).toContain('EventSource');
  }
  expect(devAnswer({ site, failure }, '/assets/a.svg').status).toBe(200);
});
