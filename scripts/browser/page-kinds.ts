import { pageSchemas } from '../../src/schema/pages.ts';
import type { Content, Make, Pages, Service } from '../../src/schema/content.ts';

const plainServices = ({ services }: Content): Service[] =>
  services.filter(({ kind }) => kind === undefined);
const singleMakes = ({ makes }: Content): Make[] =>
  makes.filter(({ brands, showReviews }) => !brands && !showReviews);
const pathOfService = ({ services }: Content, kind: string): string | undefined =>
  services.find((service) => service.kind === kind)?.path;

/** A page with a content file of its own. The review page does not count: it only redirects. */
type OwnPage = Exclude<keyof Pages, 'review'>;

const OWN_PAGES = Object.keys(pageSchemas).filter((name) => name !== 'review') as OwnPage[];

/** The paths of own pages that differ from the name of their file. */
const OTHER_PATHS: { readonly [Name in OwnPage]?: string } = {
  home: '/',
  'not-found': '/no/such/page',
};

/** For each kind with several pages: the path of one of them, if the content has any. */
const PATHS = {
  service: (content) =>
    (plainServices(content).find(({ id }) => id === 'brakes') ?? plainServices(content)[0])?.path,
  'service-with-blocks': (content) =>
    plainServices(content).toSorted((a, b) => b.blocks.length - a.blocks.length)[0]?.path,
  diagnostics: (content) => pathOfService(content, 'diagnostics'),
  'state-inspection': (content) => pathOfService(content, 'state-inspection'),
  emissions: (content) => pathOfService(content, 'emissions-inspection'),
  'make-short': (content) =>
    singleMakes(content).toSorted((a, b) => a.name.length - b.name.length)[0]?.path,
  'make-with-blocks': ({ makes }) => makes.find(({ showReviews }) => showReviews)?.path,
  'make-long': (content) =>
    singleMakes(content).toSorted((a, b) => b.name.length - a.name.length)[0]?.path,
  'make-group': ({ makes }) => makes.find(({ brands }) => brands)?.path,
} satisfies Record<string, (content: Content) => string | undefined>;

export type PageKind = OwnPage | keyof typeof PATHS;

/** The path of one page of each kind that a shop has. */
export type PathsByKind = { readonly [Kind in PageKind]?: string };

/** The names of all kinds of pages. Screenshots and messages use them. */
export const PAGE_KINDS = [...OWN_PAGES, ...Object.keys(PATHS)] as PageKind[];

/** One page of each kind that the content has. */
export const pathsByKind = (content: Content): PathsByKind =>
  Object.fromEntries([
    ...OWN_PAGES.filter((name) => content.pages[name] !== undefined).map((name) => [
      name,
      OTHER_PATHS[name] ?? `/${name}`,
    ]),
    ...Object.entries(PATHS)
      .map(([kind, path]) => [kind, path(content)])
      .filter(([, path]) => path !== undefined),
  ]);

/** This page redirects at once; it shows only when the redirect is blocked. */
export const REDIRECT = '/review';
