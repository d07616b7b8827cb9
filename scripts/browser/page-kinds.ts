import type { Content, Make, Service } from '../../src/schema/schema.ts';

const plainServices = ({ services }: Content): Service[] =>
  services.filter(({ kind }) => kind === undefined);
const singleMakes = ({ makes }: Content): Make[] =>
  makes.filter(({ brands, showReviews }) => !brands && !showReviews);
const ofKind = ({ services }: Content, kind: string): string | undefined =>
  services.find((service) => service.kind === kind)?.path;

/** The path of one page of each kind, if the content has such a page. Screenshots and messages use these names. */
const PATHS = {
  home: () => '/',
  services: () => '/services',
  service: (content) =>
    (plainServices(content).find(({ id }) => id === 'brakes') ?? plainServices(content)[0])?.path,
  'service-with-blocks': (content) =>
    plainServices(content).toSorted((one, other) => other.blocks.length - one.blocks.length)[0]
      ?.path,
  diagnostics: (content) => ofKind(content, 'diagnostics'),
  'state-inspection': (content) => ofKind(content, 'state-inspection'),
  emissions: (content) => ofKind(content, 'emissions-inspection'),
  'make-short': (content) =>
    singleMakes(content).toSorted((one, other) => one.name.length - other.name.length)[0]?.path,
  'make-with-blocks': ({ makes }) => makes.find(({ showReviews }) => showReviews)?.path,
  'make-long': (content) =>
    singleMakes(content).toSorted((one, other) => other.name.length - one.name.length)[0]?.path,
  'make-group': ({ makes }) => makes.find(({ brands }) => brands)?.path,
  coupons: () => '/coupons',
  reviews: () => '/reviews',
  about: () => '/about',
  'car-wash': ({ pages }) => pages['car-wash'] && '/car-wash',
  careers: () => '/careers',
  'not-found': () => '/no/such/page',
} satisfies Record<string, (content: Content) => string | undefined>;

export type PageKind = keyof typeof PATHS;

/** The path of one page of each kind that a shop has. */
export type PageKinds = { readonly [Kind in PageKind]?: string };

/** The names of all kinds of pages. */
export const PAGE_KINDS = Object.keys(PATHS) as PageKind[];

/** One page of each kind that the content has. */
export const pageKinds = (content: Content): PageKinds =>
  Object.fromEntries(
    PAGE_KINDS.map((kind) => [kind, PATHS[kind](content)]).filter(([, path]) => path !== undefined),
  );

/** This page redirects at once; it shows only when the redirect is blocked. */
export const REDIRECT = '/review';
