import { expect, test } from 'vitest';
import { reviewsUrl } from '../../../src/rules/map-links.ts';
import { attribute, parsePage, select } from '../../support/select.ts';
import { REDIRECT_PATH, type ShopSite } from '../../support/shop-site.ts';

// tests/system/generator/build-site.test.ts proves the sitemap, and which files the build writes.
export function files({ content, routes, textIn }: ShopSite): void {
  const redirects = routes.filter((route) => route.kind === 'redirect');

  test('each redirect leads to its address at once, is not indexed, shows a link, and hosts answer it, too', () => {
    expect(redirects).toContainEqual(
      expect.objectContaining({ path: REDIRECT_PATH, to: reviewsUrl(content.shop) }),
    );
    for (const { path, to, isPermanent } of redirects) {
      const page = parsePage(textIn(`${path.slice(1)}.html`));
      expect(attribute(select(page, 'link[rel=canonical]'), 'href')).toBe(to);
      expect(attribute(select(page, 'meta[http-equiv=refresh]'), 'content')).toBe(`0; url=${to}`);
      expect(attribute(select(page, 'meta[name=robots]'), 'content')).toBe('noindex');
      expect(attribute(select(page, 'main a'), 'href')).toBe(to);
      const scripts = page.querySelectorAll('script').map(({ rawText }) => rawText);
      expect(scripts).toEqual(isPermanent ? [] : [`location.replace(${JSON.stringify(to)})`]);
      const [, address, status] =
        new RegExp(`^${path} (\\S+) (\\d+)$`, 'm').exec(textIn('_redirects')) ?? [];
      expect([decodeURIComponent(address!), status]).toEqual([
        decodeURIComponent(to),
        isPermanent ? '301' : '302',
      ]);
    }
  });
}
