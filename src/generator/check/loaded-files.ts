import type { SiteCheck } from './page-check.ts';
import { routesByTarget, mistakesOfTargets, withoutQuery } from './targets.ts';
import { checkMistake } from './check-mistakes.ts';

/** Every file that a page loads, or names as its share picture, exists. */
export const loadedFiles: SiteCheck = (pages, { fileNames }) =>
  mistakesOfTargets(
    routesByTarget(pages, ({ loads }) => loads),
    (src) => {
      const isOnSite = /^\/(?!\/)/.test(src);
      const isThere = fileNames.has(withoutQuery(src).slice(1));
      return isOnSite && !isThere ? checkMistake('no-file', { src }) : undefined;
    },
  );
