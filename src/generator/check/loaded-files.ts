import type { SiteRule } from './page.ts';
import { collectTargets, faultyTargets, withoutQuery } from './targets.ts';

/** Every file that a page loads, or names as its share picture, exists. */
export const loadedFiles: SiteRule = (pages, { files }) =>
  faultyTargets(
    collectTargets(pages, ({ loads }) => loads),
    (src) => /^\/(?!\/)/.test(src) && !files.has(withoutQuery(src).slice(1)),
    (src) =>
      `loads ${src}, but no such file is built. Put it into public/ or content/images/, or correct the name.`,
  );
