import { groupBy } from '../base/group-by.ts';
import type { BuildMistake } from '../base/mistake.ts';
import { findInContent, type TextPosition } from '../content/find-in-content.ts';
import type { LoadedContent, ValidFile } from '../content/load-content.ts';
import { isInCode } from './check-mistakes.ts';
import { pageName } from '../route.ts';
import type { PageMistake, SitePlan } from './check-types.ts';

/**
 * Finds the positions of page mistakes in content. A mistake with a text is returned once for each
 * position of the text; without a text, with the position of its page's title. A mistake in code
 * has no position.
 */
export function locatePageMistakes(
  mistakes: PageMistake[],
  site: {
    sitePlan: Pick<SitePlan, 'origin' | 'contentFolderName'>;
    loadedContent: Pick<LoadedContent, 'validFiles'>;
  },
): BuildMistake[] {
  const { origin, contentFolderName } = site.sitePlan;
  return oncePerSite(mistakes).flatMap((mistake) => {
    const { code, owner, fixes, route } = mistake;
    const here = route.path === '/' ? 'The first page' : `The page ${route.path}`;
    const withoutPosition: BuildMistake = {
      code,
      message: mistakeSentence(mistake, pageName(route, contentFolderName)),
      owner: (names) => owner({ ...names, here }),
      fixes,
    };
    const positions = positionsOf(mistake, origin, site.loadedContent.validFiles);
    if (positions.length === 0) return [withoutPosition];
    return positions.map(({ excerpt, ...at }) => ({
      ...withoutPosition,
      ...at,
      message: `"${excerpt}": ${mistakeSentence(mistake, `the page ${route.path}`)}`,
    }));
  });
}

/**
 * Merges equal mistakes in code and counts their pages: a shared component has one mistake, not one
 * for each page.
 */
function oncePerSite(mistakes: PageMistake[]): PageMistake[] {
  const groups = groupBy(mistakes, (mistake) => (isInCode(mistake) ? mistake.message : mistake));
  return Array.from(groups.values(), (group) => ({
    pageCount: new Set(group.map(({ route }) => route.path)).size,
    ...group[0]!,
  }));
}

/** Where content has the mistake. A mistake in code is nowhere in content. */
function positionsOf(
  mistake: PageMistake,
  origin: string,
  validFiles: readonly ValidFile[],
): TextPosition[] {
  if (isInCode(mistake)) return [];
  const { text, field, route } = mistake;
  if (!text) return findInContent(validFiles, [route.head.title], 'title').slice(0, 1);
  // Content may write a link with the site's origin.
  const texts = text.startsWith('/') ? [text, `${origin}${text}`] : [text];
  return findInContent(validFiles, texts, field);
}

function mistakeSentence({ pageCount = 1, message }: PageMistake, subject: string): string {
  const more =
    pageCount > 1 ? `, as on ${pageCount - 1} other page${pageCount > 2 ? 's' : ''},` : '';
  return `${subject}${more} ${message}`;
}
