/** The make pages that the spec's section 2 lists, as slugs. */
export const MAKE_SLUGS = (
  'acura audi bmw buick cadillac chevrolet chrysler dodge fiat ford gmc gm honda hummer hyundai infiniti isuzu jaguar jeep kia land-rover lexus lincoln mazda ' +
  'mercedes-benz mercury mini mitsubishi nissan plymouth pontiac porsche saab saturn scion smart subaru suzuki tesla toyota volkswagen volvo'
).split(' ');

/** The service pages, in the spec's order. */
export const SERVICE_PATHS = [
  '/services/oil-changes-centreville',
  '/services/tires-centreville',
  '/services/alignments-centreville',
  '/services/brakes-centreville',
  '/services/electrical-centreville',
  '/services/scheduled-maintenance-centreville',
  '/services/virginia-state-inspection-centreville',
  '/services/virginia-emissions-inspection-centreville',
  '/services/vehicle-diagnostics-centreville',
  '/services/ac-heat-repair-centreville',
];

export const makePath = (slug: string): string => `/vehicles/${slug}-service-centreville`;

export const MAKE_PATHS = MAKE_SLUGS.map(makePath);

export const REDIRECT_PATH = '/review';
export const NOT_FOUND_PATH = '/404.html';

/** Every page of the spec's route table that search engines may list. */
export const INDEXED_PATHS = ['/', '/services', ...SERVICE_PATHS, ...MAKE_PATHS, '/coupons', '/reviews', '/about', '/car-wash', '/careers'];

/** Every page with header and footer. */
export const PAGE_PATHS = [...INDEXED_PATHS, NOT_FOUND_PATH];
