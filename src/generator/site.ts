import type { ReactElement } from 'react';
import type { Art, CarBody } from '../rules/names.ts';

/** Head of a page as data. Canonical, Open Graph tags and the sitemap are derived from it and the route's path. */
export type Head = {
  title: string;
  description: string;
  /** Absent means index, follow. */
  robots?: 'noindex';
  structuredData?: object[];
};

/** A page of the site. `pattern` is what analytics reports as the route; `source` is the content file to name in an error. */
export type PageRoute = { kind: 'page'; path: string; pattern: string; source: string; head: Head; body: ReactElement };

/** A page that only sends the browser on, at once. */
export type RedirectRoute = { kind: 'redirect'; path: string; source: string; to: string; title: string; description: string; heading: string; linkLabel: string };

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
  art: Record<Art, string>;
  /** Width and height in centimetres, so that all cars can be shown at one scale. */
  cars: Record<CarBody, { src: string; width: number; height: number }>;
  /** Ground of the map; the page writes the labels over it. */
  map: string;
  /** By `image` value in content, or by slot name such as makes/acura. */
  photos: Record<string, Photo>;
};
