import type { ReactElement } from 'react';
import type { Day } from './base/zoned-time.ts';

export type { Day };

/** The day that a site is built for. If that is today, it has the minute of the day, too. */
export type BuildDay = Day & { minute?: number };

/** The head of a page as data. The sitemap and all head tags are derived from it. */
export type Head = {
  title: string;
  description: string;
  /** Without it, the page may be indexed and its links followed. */
  robots?: 'noindex';
  structuredData?: object[];
  /** The picture that a shared link shows. Without it, the site's default picture. */
  image?: ShareImage;
  /** The page's share card: its file below `public/`, and how to draw it. */
  card?: { file: string; svg: () => string };
};

/** A picture for social networks; `src` is root-absolute; the size is in pixels. */
export type ShareImage = { src: string; width: number; height: number; alt: string };

/**
 * A page of the site, as a whole document that is not rendered yet. `pattern` is its path with
 * variable parts in brackets: pages with the same pattern are of the same kind. Pages of one
 * `family` are also compared, though each has its own pattern. `contentFile` is what it is made
 * from, by its path below the content folder.
 */
export type PageRoute = {
  kind: 'page';
  path: string;
  pattern: string;
  family?: string;
  contentFile: string;
  head: Head;
  document: ReactElement;
};

/** A page that only redirects, at once. `isPermanent`: the page has moved for good. */
export type RedirectRoute = {
  kind: 'redirect';
  path: string;
  contentFile: string;
  to: string;
  isPermanent?: boolean;
  document: ReactElement;
};

export type Route = PageRoute | RedirectRoute;

/** Files of the site that are no pages: path below the output folder → text or bytes. */
export type OutputFiles = Map<string, string | Uint8Array>;

/**
 * A photo for markup. Only local files have more than `src`. `formats` are smaller files for
 * `<picture>`, best first.
 */
export type Photo = {
  src: string;
  srcSet?: string;
  formats?: { type: string; srcSet: string }[];
  width?: number;
  height?: number;
};

/**
 * Root-absolute addresses of what templates link. Names of built files have a hash of their
 * content. The late style sheet is not here: it is linked after a page is rendered.
 */
export type PageAssets = {
  script: string;
  /** Style sheets for other media than the screen. They load without blocking rendering. */
  sheets: { media: string; href: string }[];
  fonts: string[];
  /** Addresses by drawing name. */
  drawings: Record<string, string>;
  photos: PhotoFinder;
  /** The files of `public/`, by path. */
  publicFiles: { has: (file: string) => boolean };
};

export type PhotoFinder = {
  /** The photo with this slot (`about`, `rooms/hall`), file name or https address. */
  find: (name: string) => Photo | undefined;
  /** The slot to which a name belongs. Pictures say it in their markup, where an editor asks. */
  slotOf?: (name: string) => string | undefined;
};
