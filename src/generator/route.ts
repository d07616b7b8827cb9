import type { ReactElement } from 'react';

/** The head of a page. The sitemap and all head tags are derived from it. */
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
 * A page of the site: a whole document that is not rendered yet. `contentFile` is a path below the
 * content folder.
 */
export type PageRoute = {
  kind: 'page';
  path: string;
  contentFile: string;
  head: Head;
  document: ReactElement;
};

/** An address that only redirects, at once. `isPermanent`: the page has moved for good. */
export type RedirectRoute = {
  kind: 'redirect';
  path: string;
  contentFile: string;
  to: string;
  isPermanent?: boolean;
  document: ReactElement;
};

export type Route = PageRoute | RedirectRoute;

export const displayPathOf = ({ contentFile }: Route, contentFolderName: string): string =>
  `${contentFolderName}/${contentFile}`;

/** The name of a page in a sentence. */
export const pageName = (route: Route, contentFolderName: string): string =>
  `${route.path} (${displayPathOf(route, contentFolderName)})`;
