import type { SiteCheck } from './page.ts';
import { collectTargets, faultyTargets, withoutQuery } from './targets.ts';
import { fault } from './faults.ts';

/** Every file that a page loads, or names as its share picture, exists. */
export const loadedFiles: SiteCheck = (pages, { fileNames }) =>
  faultyTargets(
    collectTargets(pages, ({ loads }) => loads),
    (src) => {
      const isOnSite = /^\/(?!\/)/.test(src);
      const isThere = fileNames.has(withoutQuery(src).slice(1));
      return isOnSite && !isThere ? fault('no-file', { src }) : undefined;
    },
  );
