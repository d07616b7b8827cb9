import type { PageRoute, Route } from '../site.ts';
import type { Scan, Tag } from './scan-html.ts';
import type { TagFacts } from './tag-facts.ts';

/**
 * A rendered page as rules get it. `html` is its own markup, without what it shares with other pages. `facts` are those of each
 * piece, because pages share most pieces. A rule must not keep a reference to the page, because that would keep its markup in memory.
 */
export type ScannedPage = {
  route: PageRoute;
  html: string;
  facts: readonly TagFacts[];
  idSet: ReadonlySet<string>;
  raw: Scan['raw'];
};

/** What is known before the first page: all routes, and all files that will be written, relative to the output folder. */
export type SiteFacts = { origin: string; routes: readonly Route[]; files: ReadonlySet<string> };

/**
 * A fault of a page: `says` is the rest of a sentence that begins with the page's name. `words` is the faulty text or address as
 * the page has it. It helps find the line in the content; if `field` is given, only fields with that name are searched. `route` is
 * the page, or the first of several `pages`; the check adds it where a rule looks at one page. Without a page, `says` is the whole
 * sentence.
 */
export type Fault = {
  says: string;
  words?: string;
  field?: string;
  route?: PageRoute;
  pages?: number;
};

/**
 * What a rule does during the check of one site. `tag` is called at least once for each distinct tag, and must return the same faults
 * each time. `page` is called once for each page. `soFar` returns the faults of the pages up to now, without duplicates. `end`
 * returns the faults of the whole site. After that, `note` may say in the build's report how close the site is to breaking the
 * rule.
 */
export type CheckSteps = {
  tag?: (tag: Tag) => Fault[];
  page?: (page: ScannedPage) => Fault[];
  soFar?: () => Fault[];
  end?: () => Fault[];
  note?: () => string | undefined;
};

/** A rule. Called with the facts of a site, it starts a check of that site. */
export type Check = (site: SiteFacts) => CheckSteps;

/** The name of a page in a sentence. */
export const nameOf = ({ path, source }: PageRoute): string => `${path} (${source})`;
