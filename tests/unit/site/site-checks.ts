import { describe } from 'vitest';
import type { ShopSite } from '../../support/shop-site.ts';
import { complaints } from './complaints.ts';
import { frame } from './frame.ts';
import { head } from './head.ts';
import { linkNames } from './link-names.ts';
import { pages } from './pages.ts';

const CHECKS = {
  complaints,
  frame,
  head,
  'link names': linkNames,
  pages,
};

/** The tests that compare a shop's site with its content, for any content. */
export function siteChecks(site: ShopSite): void {
  for (const [name, check] of Object.entries(CHECKS)) describe(name, () => check(site));
}
