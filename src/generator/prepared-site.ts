import type { Bundle, Styles } from './assets/bundle.ts';
import type { SitePlan } from './check/check-types.ts';
import type { HostNeeds } from './hosts/host-needs.ts';
import type { LoadedContent } from './content/load-content.ts';
import type { Photos } from './photos/photos.ts';
import type { TodoList } from './site-definition.ts';
import type { Day } from './base/zoned-time.ts';
import type { FilesByPath } from './page-assets.ts';
import type { Route } from './route.ts';

export type PrepareOptions = {
  /** The absolute paths of the project, with the code and `public/`, and of the content. */
  root: string;
  contentPath: string;
  /** The day that the site is built for. The default is the day of `now` at the site's location. */
  day?: Day;
  now: () => Date;
  log: (line: string) => void;
};

/** Parts that the next build may reuse. The dev server keeps those that no changed file affects. */
export type ReusableParts = {
  bundle: Bundle;
  loadedContent: LoadedContent;
  photos: Photos;
  publicFiles: FilesByPath;
};

/** A site that is ready to render, one page at a time. */
export type PreparedSite = ReusableParts & {
  styles: Styles;
  routes: Route[];
  /** The output files of pages and redirects, each with its route. */
  routesByFile: ReadonlyMap<string, Route>;
  /** All other files except those for hosts. */
  files: FilesByPath;
  sitePlan: SitePlan;
  hostNeeds: HostNeeds;
  todoList: () => TodoList;
};
