import { canonicals, structuredData, titlesAndDescriptions } from './head.ts';
import { makesDiffer } from './likeness.ts';
import { internalLinks, loadedFiles, noOrphans } from './links.ts';
import type { Check, CheckedSite } from './page.ts';
import { headingOrder, idReferences, imageTexts, knownNames, noSlips, oneFirstHeading, uniqueIds } from './structure.ts';

/** Every rule that a site must pass before it is written. */
export const CHECKS: readonly Check[] = [
  titlesAndDescriptions,
  canonicals,
  structuredData,
  oneFirstHeading,
  headingOrder,
  uniqueIds,
  idReferences,
  imageTexts,
  noSlips,
  knownNames,
  internalLinks,
  loadedFiles,
  noOrphans,
  makesDiffer,
];

/** Holds the whole rendered site against every rule. Returns all sentences, none when the site may be written. */
export function check(site: CheckedSite): string[] {
  return CHECKS.flatMap((rule) => rule(site));
}
