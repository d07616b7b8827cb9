import type { Route } from '../site.ts';
import { canonicals, structuredData, titlesAndDescriptions } from './head.ts';
import { pagesDiffer } from './pages-differ.ts';
import { internalLinks, loadedFiles } from './links.ts';
import type { Check, Fault, Pass, ScannedPage, SiteFacts } from './page.ts';
import { createScanner, type Scan } from './scan-html.ts';
import { type CheckedTag, factsOf, factsOfPage, type TagFault } from './tag-facts.ts';
import { headingOrder, idReferences, imageTexts, noMissingValues, oneFirstHeading, uniqueIds } from './structure.ts';

/** The rules that every site must pass before it is written. */
export const CHECKS: readonly Check[] = [
  titlesAndDescriptions,
  canonicals,
  structuredData,
  oneFirstHeading,
  headingOrder,
  uniqueIds,
  idReferences,
  imageTexts,
  noMissingValues,
  internalLinks,
  loadedFiles,
  pagesDiffer,
];

/**
 * The check of a whole site: call `checkPage` once for each route, then `finish`, which returns all faults and notes for the
 * build's report. `checkPage` returns the page's tags. It applies no rules to a redirect. `faultsSoFar` returns the
 * faults of the pages so far, without those that need the whole site.
 */
export type Inspection = {
  checkPage: (route: Route, html: string) => Scan;
  faultsSoFar: () => Fault[];
  finish: () => { faults: Fault[]; notes: string[] };
};

/**
 * Checks a rendered site against every rule, including the site's own rules, one page at a time. Each page is parsed
 * once for all rules, and only what a rule must remember stays in memory.
 */
export function inspect(site: SiteFacts, own: readonly Check[]): Inspection {
  const passes = [...CHECKS, ...own].map((check) => ({ ...check(site), found: [] as Fault[] }));
  const tagPasses = passes.flatMap(({ tag }, pass) => (tag ? [{ pass, tag }] : []));
  const scanTags = createScanner((read): CheckedTag => {
    const faults = tagPasses.flatMap(({ pass, tag }) => tag(read).map((fault): TagFault => ({ pass, fault })));
    const { text, name, attributes } = read;
    return { text, name, attributes, facts: factsOf(read, site.origin), faults: faults.length > 0 ? faults : undefined };
  });
  const setOf = sharedSets();
  return {
    checkPage: (route, html) => {
      const scan = scanTags(html);
      if (route.kind === 'redirect') return scan;
      for (const { faults } of scan.tags) faults?.forEach(({ pass, fault }) => passes[pass]!.found.push({ ...fault, route }));
      const facts = factsOfPage(scan);
      const page: ScannedPage = { route, html, facts, idSet: setOf(facts.ids), raw: scan.raw };
      for (const { page: check, found } of passes) for (const fault of check?.(page) ?? []) found.push({ ...fault, route });
      return scan;
    },
    faultsSoFar: () => passes.flatMap(upToNow),
    finish: () => ({
      faults: passes.flatMap((pass) => [...upToNow(pass), ...(pass.end?.() ?? [])]),
      notes: passes.flatMap(({ note }) => note?.() ?? []),
    }),
  };
}

const upToNow = ({ found, soFar }: Pass & { found: Fault[] }): Fault[] => [...found, ...(soFar?.() ?? [])];

/** Makes a function that turns equal lists of words into the same set, because thousands of pages of one kind have the same ids. */
function sharedSets(): (words: readonly string[]) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (words) => {
    // No page has this character.
    const key = words.join('\0');
    const set = known.get(key) ?? new Set(words);
    known.set(key, set);
    return set;
  };
}
