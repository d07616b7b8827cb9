import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { displayPhone, telHref } from '../../src/rules/phone.ts';

type Specified = {
  town: string;
  address: Record<'street' | 'city' | 'region' | 'postalCode', string>;
  hours: { header: string; data: string[] };
  gasHours: { header: string; footer: string; data: string[] };
  claims: Record<'years' | 'reviews' | 'rating' | 'count', string>;
} & Record<'towns' | 'services' | 'makes' | 'makesNotInTheMenu', string[]>;
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** The shop's facts that the specification names. */
export const FACTS = read('tests/spec/spec.yaml') as Specified;
const owned = read('content/shop.yaml') as Record<'phone' | 'email' | 'origin', string> & {
  inspectionPhone?: string;
  careersEmail?: string;
};

/** The shop's facts that the specification leaves to the shop. */
export const SHOP = {
  phone: displayPhone(owned.phone),
  dials: telHref(owned.phone),
  dialsStation: telHref(owned.inspectionPhone ?? owned.phone),
  email: owned.email,
  careersEmail: owned.careersEmail ?? owned.email,
  origin: owned.origin,
};

const { street, city, region, postalCode } = FACTS.address;
export const ADDRESS = `${street}, ${city}, ${region} ${postalCode}`;

const ENDING = FACTS.town.toLowerCase();
export const service = (name: string): string => `/services/${name}-${ENDING}`;
export const make = (name: string): string => `/vehicles/${name}-service-${ENDING}`;

export const STATE = service('virginia-state-inspection');
export const EMISSIONS = service('virginia-emissions-inspection');
export const DIAGNOSTICS = service('vehicle-diagnostics');
export const AIR = service('ac-heat-repair');
/** Any path that the site does not have. */
export const NOT_FOUND = '/no/such/page';

export const SERVICE_PAGES = FACTS.services.map(service);
export const MAKE_PAGES = FACTS.makes.map(make);
export const PAGES = [
  '/',
  '/services',
  ...SERVICE_PAGES,
  ...MAKE_PAGES,
  '/coupons',
  '/reviews',
  '/about',
  '/car-wash',
  '/careers',
];
export const EVERY_PAGE = [...PAGES, NOT_FOUND];
