import type { LocatedMistake } from '../base/mistake.ts';
import type { FilledFile } from '../content/content-model.ts';
import { findInContent, type TextPosition } from '../content/find-in-content.ts';
import { isInCode } from './faults.ts';
import { type Fault, pageName, type SiteOutline } from './page.ts';

/**
 * Faults of pages as mistakes in content, found by their text: one for each position that has it. A
 * fault without a text has the position of its page's title, and a fault of the code has none.
 */
export function locateFaults(
  faults: Fault[],
  { origin, contentRoot }: Pick<SiteOutline, 'origin' | 'contentRoot'>,
  filledFiles: readonly FilledFile[],
): LocatedMistake[] {
  return oncePerSite(faults).flatMap((fault) => {
    const { code, owner, cures, route } = fault;
    const mistake: LocatedMistake = {
      code,
      message: faultSentence(fault, pageName(route, contentRoot)),
      owner: (titles) => owner({ ...titles, here: ownersPageName(route.path) }),
      cures,
    };
    const written = isInCode(fault) ? [] : findFault(fault, origin, filledFiles);
    if (written.length === 0) return [mistake];
    return written.map(({ excerpt, ...at }) => ({
      ...mistake,
      ...at,
      message: `"${excerpt}": ${faultSentence(fault, `the page ${route.path}`)}`,
    }));
  });
}

/**
 * Faults of code, each once with the number of its pages: a component that pages share has one
 * fault, not one for each page.
 */
function oncePerSite(faults: Fault[]): Fault[] {
  const pathsOf = new Map<string, Set<string>>();
  for (const { message, route } of faults.filter(isInCode))
    pathsOf.set(message, (pathsOf.get(message) ?? new Set()).add(route.path));
  return faults.flatMap((fault) => {
    if (!isInCode(fault)) return [fault];
    const paths = pathsOf.get(fault.message);
    pathsOf.delete(fault.message);
    return paths ? [{ ...fault, pageCount: paths.size }] : [];
  });
}

function findFault(
  { text, field, route }: Fault,
  origin: string,
  filledFiles: readonly FilledFile[],
): TextPosition[] {
  if (!text) return findInContent(filledFiles, [route.head.title], 'title').slice(0, 1);
  // Content may write a link with the site's origin.
  const texts = text.startsWith('/') ? [text, `${origin}${text}`] : [text];
  return findInContent(filledFiles, texts, field);
}

const ownersPageName = (path: string): string =>
  path === '/' ? 'The first page' : `The page ${path}`;

/** The fault in one sentence. `subject` is the name of its page. */
export function faultSentence({ pageCount = 1, message }: Fault, subject: string): string {
  const more =
    pageCount > 1 ? `, as on ${pageCount - 1} other page${pageCount > 2 ? 's' : ''},` : '';
  return `${subject}${more} ${message}`;
}
