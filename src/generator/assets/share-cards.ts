import type { FilesByPath } from '../page-assets.ts';
import type { Route } from '../route.ts';

/**
 * The folder of `public/` that holds the pages' share cards. A card's name changes with its
 * content.
 */
export const SHARE_CARDS_FOLDER = 'share';

/** The paths of the pages that have no share card for their current content. */
export function findMissingCards(routes: Route[], files: FilesByPath): string[] {
  return cardsOf(routes).flatMap(({ path, file }) => (files.has(file) ? [] : [path]));
}

export const cardsOf = (routes: Route[]) =>
  routes.flatMap((route) =>
    route.kind === 'page' && route.head.card ? [{ path: route.path, ...route.head.card }] : [],
  );
