import { htmlOf, oncePerPiece, type Piece } from '../piece.ts';
import type { Route } from '../site.ts';
import { canonicals, structuredData, titlesAndDescriptions } from './head.ts';
import { pagesDiffer } from './pages-differ.ts';
import { internalLinks, loadedFiles } from './links.ts';
import { type Check, type Fault, type FoundFault, type PageTag, pageTag, type SiteFacts, urlsIn } from './page.ts';
import { createScanner, type Scan } from './scan-html.ts';
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
 * build's report. `checkPage` returns the tags of each piece. It applies no rules to a redirect. `faultsSoFar` returns the
 * faults of the pages so far, without those that need the whole site.
 */
export type Inspection = {
  checkPage: (route: Route, page: readonly Piece[]) => Scan[];
  faultsSoFar: () => FoundFault[];
  finish: () => { faults: FoundFault[]; notes: string[] };
};

/** `pass` is the index of the pass whose rule found the fault. */
type TagFault = { pass: number; fault: Fault };
type CheckedTag = PageTag & { faults?: TagFault[] };

/**
 * Checks a rendered site against every rule, including the site's own rules, one page at a time. Each piece is parsed
 * once for all rules, and only what a rule must remember stays in memory.
 */
export function inspect(site: SiteFacts, own: readonly Check[]): Inspection {
  const passes = [...CHECKS, ...own].map((check) => ({ ...check(site), found: [] as FoundFault[] }));
  const tagPasses = passes.flatMap(({ tag }, pass) => (tag ? [{ pass, tag }] : []));
  const scanTags = createScanner((read): CheckedTag => {
    const checked: CheckedTag = pageTag(read, site.origin);
    const faults: TagFault[] = [];
    for (const { pass, tag } of tagPasses) for (const fault of tag(checked)) faults.push({ pass, fault });
    // The scan skips plain tags.
    if (faults.length > 0) Object.assign(checked, { faults, isPlain: false });
    return checked;
  });
  const scan = oncePerPiece((html) => {
    const { tags, starts, raw } = scanTags(html);
    const faults: TagFault[] = [];
    const notPlain: PageTag[] = [];
    for (const tag of tags) {
      if (tag.isPlain) continue;
      notPlain.push(tag);
      if (tag.faults) faults.push(...tag.faults);
    }
    const styleLoads = raw.flatMap(({ tag, text }) => (tag.name === 'style' ? urlsIn(text) : []));
    return { tags, starts, raw, faults, notPlain, styleLoads };
  });
  return {
    checkPage: (route, pieces) => {
      const scans = pieces.map(scan);
      if (route.kind === 'redirect') return scans;
      const tags: PageTag[] = [];
      const raw: Scan<PageTag>['raw'] = [];
      const styleLoads: string[] = [];
      for (const scanned of scans) {
        for (const { pass, fault } of scanned.faults) passes[pass]!.found.push({ ...fault, route });
        tags.push(...scanned.notPlain);
        raw.push(...scanned.raw);
        styleLoads.push(...scanned.styleLoads);
      }
      const html = htmlOf(pieces.filter(({ isShared }) => !isShared));
      const ids = new Set<string>();
      for (const { id } of tags) if (id !== undefined) ids.add(id);
      for (const { page, found } of passes)
        for (const fault of page?.({ route, html, ids, styleLoads, tags, raw }) ?? []) found.push({ ...fault, route });
      return scans;
    },
    faultsSoFar: () => passes.flatMap(({ found }) => found),
    finish: () => ({
      faults: passes.flatMap(({ found, end }) => [...found, ...(end?.() ?? [])]),
      notes: passes.flatMap(({ note }) => note?.() ?? []),
    }),
  };
}
