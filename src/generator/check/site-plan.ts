import type { Route } from '../route.ts';

/**
 * What a build will write: all routes, and all files that are no pages, but for those of hosts,
 * relative to the output folder. It is there before the first page is rendered. Messages show the
 * content folder as `contentFolderName`.
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
