import type { Route } from '../route.ts';

/**
 * What is known before the first page: all routes, all files that will be written, relative to the
 * output folder, and how messages show the content folder.
 */
export type KnownSite = {
  origin: string;
  routes: readonly Route[];
  fileNames: ReadonlySet<string>;
  contentFolder: string;
};

/** A page's content file as messages show it. */
export const shownFile = ({ contentFile }: Route, contentFolder: string): string =>
  `${contentFolder}/${contentFile}`;

/** The name of a page in a sentence. */
export const pageName = (route: Route, contentFolder: string): string =>
  `${route.path} (${shownFile(route, contentFolder)})`;
