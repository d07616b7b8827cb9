import { inlineScripts } from '../hosts/content-security-policy.ts';
import type { Route } from '../site.ts';
import { canonicals, structuredData, titlesAndDescriptions } from './head.ts';
import { pagesDiffer } from './pages-differ.ts';
import { internalLinks, loadedFiles } from './links.ts';
import type { Check, CheckSteps, Fault, ScannedPage, SiteFacts } from './page.ts';
import { copyOf, createScanner, type Tag } from './scan-html.ts';
import { factsOf, joinFacts, type TagFacts, urlsIn } from './tag-facts.ts';
import {
  headingOrder,
  idReferences,
  imageTexts,
  noMissingValues,
  oneFirstHeading,
  uniqueIds,
} from './structure.ts';

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
 * build's report. `checkPage` returns the inline scripts. It applies no rules to a redirect. `faultsSoFar` returns the
 * faults of the pages so far, without those that need the whole site.
 */
export type Inspection = {
  checkPage: (route: Route, html: string) => string[];
  faultsSoFar: () => Fault[];
  finish: () => { faults: Fault[]; notes: string[] };
};

/** Each fault with the index of the pass whose rule found it. */
type CheckedTag = Tag & { facts: TagFacts | undefined; faults: { pass: number; fault: Fault }[] };

/**
 * Checks a rendered site against every rule, including the site's own rules, one page at a time. Each page is parsed
 * once for all rules, and only what a rule must remember stays in memory.
 */
export function inspect(site: SiteFacts, own: readonly Check[]): Inspection {
  const passes = [...CHECKS, ...own].map((check) => ({ ...check(site), found: [] as Fault[] }));
  const tagPasses = passes.flatMap(({ tag }, pass) => (tag ? [{ pass, tag }] : []));
  const scanTags = createScanner((read): CheckedTag => {
    const faults: CheckedTag['faults'] = [];
    for (const { pass, tag } of tagPasses)
      for (const fault of tag(read)) faults.push({ pass, fault });
    const { text, name, attributes } = read;
    return { text, name, attributes, facts: factsOf(read, site.origin), faults };
  });
  const scan = (html: string) => {
    const { tags, raw } = scanTags(html);
    const faults: CheckedTag['faults'] = [];
    const found: TagFacts[] = [];
    for (const tag of tags) {
      if (tag.facts) found.push(tag.facts);
      faults.push(...tag.faults);
    }
    const facts = joinFacts(found);
    for (const { tag, text } of raw)
      if (tag.name === 'style') facts.loads.push(...urlsIn(text).map(copyOf));
    return { raw, faults, facts };
  };
  return {
    checkPage: (route, html) => {
      const { faults, facts, raw } = scan(html);
      const scripts = inlineScripts({ raw }).map(copyOf);
      if (route.kind === 'redirect') return scripts;
      for (const { pass, fault } of faults) passes[pass]!.found.push({ ...fault, route });
      const page: ScannedPage = { route, html, facts: [facts], idSet: new Set(facts.ids), raw };
      for (const { page: check, found } of passes)
        for (const fault of check?.(page) ?? []) found.push({ ...fault, route });
      return scripts;
    },
    faultsSoFar: () => passes.flatMap(upToNow),
    finish: () => ({
      faults: passes.flatMap((pass) => [...upToNow(pass), ...(pass.end?.() ?? [])]),
      notes: passes.flatMap(({ note }) => note?.() ?? []),
    }),
  };
}

const upToNow = ({ found, soFar }: CheckSteps & { found: Fault[] }): Fault[] => [
  ...found,
  ...(soFar?.() ?? []),
];
