/** One page of each kind: the name that screenshots and messages use → the page's path. */
export const PAGE_KINDS = {
  home: '/',
  services: '/services',
  service: '/services/brakes-centreville',
  'service-with-blocks': '/services/scheduled-maintenance-centreville',
  diagnostics: '/services/vehicle-diagnostics-centreville',
  'state-inspection': '/services/virginia-state-inspection-centreville',
  emissions: '/services/virginia-emissions-inspection-centreville',
  'make-short': '/vehicles/kia-service-centreville',
  'make-with-blocks': '/vehicles/acura-service-centreville',
  'make-long': '/vehicles/mercedes-benz-service-centreville',
  'make-group': '/vehicles/gm-service-centreville',
  coupons: '/coupons',
  reviews: '/reviews',
  about: '/about',
  'car-wash': '/car-wash',
  careers: '/careers',
  'not-found': '/no/such/page',
} as const;

export type PageKind = keyof typeof PAGE_KINDS;

/** The same as pairs of name and path. */
export const EVERY_KIND = Object.entries(PAGE_KINDS) as [PageKind, string][];

/** This page redirects at once; it shows only when the redirect is blocked. */
export const REDIRECT = '/review';
