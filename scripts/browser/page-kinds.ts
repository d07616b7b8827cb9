import type { Content } from '../../src/schema/schema.ts';

/** The kinds of pages, by the names that screenshots and messages use. */
export const PAGE_KINDS = [
  'home',
  'services',
  'service',
  'service-with-blocks',
  'diagnostics',
  'state-inspection',
  'emissions',
  'make-short',
  'make-with-blocks',
  'make-long',
  'make-group',
  'coupons',
  'reviews',
  'about',
  'car-wash',
  'careers',
  'not-found',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The path of one page of each kind that a shop has. */
export type PageKinds = { readonly [Kind in PageKind]?: string };

/** One page of each kind that the content has. */
export function pageKinds({ services, makes, pages }: Content): PageKinds {
  const ofKind = (kind: string) => services.find((service) => service.kind === kind)?.path;
  const plain = services.filter(({ kind }) => kind === undefined);
  const single = makes.filter(({ brands, showReviews }) => !brands && !showReviews);
  const all: { [Kind in PageKind]: string | undefined } = {
    home: '/',
    services: '/services',
    service: (plain.find(({ id }) => id === 'brakes') ?? plain[0])?.path,
    'service-with-blocks': plain.toSorted((one, other) => other.blocks.length - one.blocks.length)[0]?.path,
    diagnostics: ofKind('diagnostics'),
    'state-inspection': ofKind('state-inspection'),
    emissions: ofKind('emissions-inspection'),
    'make-short': single.toSorted((one, other) => one.name.length - other.name.length)[0]?.path,
    'make-with-blocks': makes.find(({ showReviews }) => showReviews)?.path,
    'make-long': single.toSorted((one, other) => other.name.length - one.name.length)[0]?.path,
    'make-group': makes.find(({ brands }) => brands)?.path,
    coupons: '/coupons',
    reviews: '/reviews',
    about: '/about',
    'car-wash': pages['car-wash'] && '/car-wash',
    careers: '/careers',
    'not-found': '/no/such/page',
  };
  return Object.fromEntries(Object.entries(all).filter(([, path]) => path !== undefined));
}

/** The same as pairs of name and path. */
export const kindsOf = (content: Content): [PageKind, string][] => Object.entries(pageKinds(content)) as [PageKind, string][];

/** This page redirects at once; it shows only when the redirect is blocked. */
export const REDIRECT = '/review';
