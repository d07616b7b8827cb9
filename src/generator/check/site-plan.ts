import type { Route } from '../route.ts';

/**
 * The planned output of a build, known before the first page is rendered: all routes, and all other
 * files except those for hosts, relative to the output folder. Messages show the content folder as
 * `contentFolderName`.
 */
export type SitePlan = {
  origin: string;
  routes: readonly Route[];
  fileNames: ReadonlySet<string>;
  contentFolderName: string;
};

/** A page's content file as messages show it. */
export const displayPathOf = ({ contentFile }: Route, contentFolderName: string): string =>
  `${contentFolderName}/${contentFile}`;

/** The name of a page in a sentence. */
export const pageName = (route: Route, contentFolderName: string): string =>
  `${route.path} (${displayPathOf(route, contentFolderName)})`;
