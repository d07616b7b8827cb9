import type { Bundle, Styles } from './assets/bundle.ts';
import type { ContentIo } from './content/content-io.ts';
import type { ReadContent } from './content/read-content.ts';
import type { FindWritten } from './content/where-written.ts';
import type { Photos, preparePhotos } from './pictures/photos.ts';
import type { Advice } from './site-definition.ts';
import type { SiteFiles } from './site-files.ts';
import type { Day, Route, OutputFiles } from './site.ts';

export type OpenOptions = {
  /** The project's folder: the code, `public/`, and `content/` unless another folder is given. */
  root: string;
  content?: string;
  /** Other content than that of a folder. */
  io?: ContentIo;
  /** Another way to prepare photos. */
  prepare?: typeof preparePhotos;
  /** The day that the site is built for. The default is the day of `now` at the site's location. */
  day?: Day;
  now: () => Date;
  /** For the dev server: analytics load their debug script. */
  development?: boolean;
  log: (line: string) => void;
  /** Called at the end of each slow step, with its name, to time it. */
  onStep?: (step: string) => void;
};

/** A site that is ready to render, one page at a time. */
export type OpenSite = Materials &
  SiteFiles & {
    bundle: Bundle;
    content: unknown;
    findWritten: FindWritten;
    /** What the owner should do. It is looked for when this is called. */
    advice: () => Advice;
    routes: Route[];
    styles: Styles;
  };

/** What a site is made from, besides its scripts and styles. */
export type Materials = {
  read: ReadContent;
  photos: Photos;
  publicFiles: OutputFiles;
  drawings: Record<string, string>;
};

/** What is taken as it is, and so is not made again. */
export type Reusable = Partial<Materials> & { bundle?: Bundle | Promise<Bundle> };
