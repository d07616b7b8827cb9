import { outputFiles } from '../paths.ts';
import type { PageRoute } from '../site.ts';
import { canonicals, structuredData, titlesAndDescriptions } from './head.ts';
import { pagesDiffer } from './likeness.ts';
import { internalLinks, loadedFiles, noOrphans } from './links.ts';
import { type Check, nameOf, type PageTag, pageTag, type SiteFacts } from './page.ts';
import { createScanner } from './scan-html.ts';
import { headingOrder, idReferences, imageTexts, noSlips, oneFirstHeading, uniqueIds } from './structure.ts';

/** Every rule that any site must pass before it is written. */
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
  internalLinks,
  loadedFiles,
  noOrphans,
  pagesDiffer,
];

/** A whole site on its way past every rule: `look` at each page once, then `finish` says all that is wrong, and notes for the report of the build. */
export type Inspection = { look: (route: PageRoute, html: string) => void; finish: () => { problems: string[]; notes: string[] } };

type CheckedTag = PageTag & { problems: { of: number; text: string }[] };

/**
 * Holds a rendered site against every rule, its own too, page by page as the pages are made. A page is read once for all rules, and
 * nothing of it is kept but what a rule has to remember.
 */
export function inspect(site: SiteFacts, own: readonly Check[]): Inspection {
  const passes = [...CHECKS, ...own].map((check) => ({ ...check(site), found: [] as string[] }));
  const scan = createScanner(
    (tag): CheckedTag => ({ ...pageTag(tag, site.origin), problems: passes.flatMap((pass, of) => (pass.tag?.(tag) ?? []).map((text) => ({ of, text }))) }),
  );
  return {
    look: (route, html) => {
      const { tags, raw } = scan(html);
      const ids = new Set<string>();
      for (const { attributes, problems } of tags) {
        if (attributes.id !== undefined) ids.add(attributes.id);
        for (const { of, text } of problems) passes[of]!.found.push(`${nameOf(route)} ${text}`);
      }
      for (const { page, found } of passes) if (page) found.push(...page({ route, html, ids, tags, raw }));
    },
    finish: () => ({
      problems: passes.flatMap(({ found, end }) => [...found, ...(end?.() ?? [])]),
      notes: passes.flatMap(({ note }) => note?.() ?? []),
    }),
  };
}

/** The same for a site that is already rendered: output file → HTML. */
export function inspectAll(site: SiteFacts, html: ReadonlyMap<string, string>, own: readonly Check[]): ReturnType<Inspection['finish']> {
  const inspection = inspect(site, own);
  for (const route of site.routes) if (route.kind === 'page') inspection.look(route, html.get(outputFiles(route.path)[0]!) ?? '');
  return inspection.finish();
}
