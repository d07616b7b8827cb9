import type { ReactElement } from 'react';

/** A day of the calendar. Months count from 1. */
export type Day = { year: number; month: number; day: number };

/** Head of a page as data. The sitemap is derived from it, and so should be every tag of the head. */
export type Head = {
  title: string;
  description: string;
  /** Absent means index, follow. */
  robots?: 'noindex';
  structuredData?: object[];
  /** What those who share the page see. Absent means the picture of the whole site. */
  image?: ShareImage;
  /** The page's own picture: its file below `public/`, and how to draw it. */
  card?: { file: string; svg: () => string };
};

/** A picture for social networks; `src` is root-absolute, the size in pixels. */
export type ShareImage = { src: string; width: number; height: number; alt: string };

/**
 * A page of the site, as a whole document that is not rendered yet. `pattern` is its path with variable parts in
 * brackets: pages of one pattern are of one kind. `source` is the content file to name in an error.
 */
export type PageRoute = { kind: 'page'; path: string; pattern: string; source: string; head: Head; document: ReactElement };

/** A page that only sends the browser on, at once. */
export type RedirectRoute = { kind: 'redirect'; path: string; source: string; to: string; document: ReactElement };

export type Route = PageRoute | RedirectRoute;

/** The built site in memory: output file, relative to the output folder → its bytes. */
export type Site = Map<string, string | Uint8Array>;

/** A photo ready for markup. All but `src` is known for local files only; `sources` are smaller formats, for `<picture>`, best first. */
export type Photo = { src: string; srcSet?: string; sources?: { type: string; srcSet: string }[]; width?: number; height?: number };

/** Root-absolute addresses of everything a page loads, under content-hashed names where the content is ours. */
export type Assets = {
  script: string;
  /** Style sheets for media other than the screen, loaded without blocking it. */
  sheets: { media: string; href: string }[];
  fonts: string[];
  /** By the drawing's name. */
  drawings: Record<string, string>;
  photos: PhotoFinder;
  /** The files of `public/`, by path. */
  publicFiles: { has: (file: string) => boolean };
};

/** Finds a photo by its slot (`about`, `rooms/hall`), by its file name or by its https address. */
export type PhotoFinder = { find: (name: string) => Photo | undefined };
