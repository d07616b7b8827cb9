import type { Route } from '../route.ts';

/**
 * What a build will write: all routes, and all files that are no pages, relative to the output
 * folder. It is there before the first page is rendered. Messages show the content folder as
 * `contentFolder`.
 */
export type SitePlan = {
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
