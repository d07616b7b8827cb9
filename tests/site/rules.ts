import type { ShopSite } from '../support/shop-site.ts';
import { complaints } from './complaints.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { frame } from './frame.ts';
import { head } from './head.ts';
import { linkNames } from './link-names.ts';
import { markup } from './markup.ts';
import { pages } from './pages.ts';
import { structuredData } from './structured-data.ts';

/**
 * Tests that compare a shop's site with its content, for any content. `test` is that of Vitest, or a function that collects what does
 * not hold after an owner's changes.
 */
export type Rules = (site: ShopSite, test: (name: string, holds: () => void | Promise<void>) => void) => void;

export const SITE_RULES: Readonly<Record<string, Rules>> = {
  complaints,
  events,
  files,
  frame,
  head,
  'link names': linkNames,
  markup,
  pages,
  'structured data': structuredData,
};
