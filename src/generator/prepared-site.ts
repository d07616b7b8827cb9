import type { Bundle, Styles } from './assets/bundle.ts';
import type { SitePlan } from './check/site-plan.ts';
import type { HostNeeds } from './hosts/host-needs.ts';
import type { LoadedContent } from './content/read-content.ts';
import type { Photos } from './photos/photos.ts';
import type { TodoList } from './site-definition.ts';
import type { Day } from './base/zoned-time.ts';
import type { FilesByPath } from './files-by-path.ts';
import type { Route } from './route.ts';

export type PrepareOptions = {
  /** The project's folder: the code, `public/`, and `content/` unless another folder is given. */
  root: string;
  contentPath?: string;
  /** The day that the site is built for. The default is the day of `now` at the site's location. */
  day?: Day;
  now: () => Date;
  /** For the dev server: the manifest gets to know it, and photos have one format. */
  development?: boolean;
  log: (line: string) => void;
};

/** What a site is made of. The dev server keeps what no change of a file touches. */
export type Materials = {
  bundle: Bundle;
  /** The content, and the files that it was read from. */
  loadedContent: LoadedContent;
  photos: Photos;
  /** The files of `public/`. */
  publicFiles: FilesByPath;
  /** Drawings that pages load as files: name → SVG. */
  drawings: Record<string, string>;
};

/** A site that is ready to render, one page at a time. */
export type PreparedSite = Materials & {
  styles: Styles;
  routes: Route[];
  /** The files of pages, each with its route. */
  routesByFile: ReadonlyMap<string, Route>;
  /** The other files, besides those for hosts. */
  files: FilesByPath;
  /** What checks of a page know of the rest of the site. */
  sitePlan: SitePlan;
  hostNeeds: HostNeeds;
  /** Computed on call. */
  todoList: () => TodoList;
};
