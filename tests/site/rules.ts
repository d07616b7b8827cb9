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

/** Compares a shop's site with its content, for any content. Calls `rule` for each rule, with a function that throws if a page breaks it. */
export type Rules = (site: ShopSite, rule: (name: string, holds: () => void | Promise<void>) => void) => void;

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
