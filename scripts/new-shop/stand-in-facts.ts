/** The word that marks a text as not written yet. `launch-check` searches for it (`src/schema/stand-ins.ts`). */
export const STAND_IN = 'Stand-in';

const ALL_WEEK = [{ days: 'Mon-Fri', open: '09:00', close: '17:00' }];

/** Facts of a shop that does not exist, by dotted name in shop.yaml. No one owns the phone number and the domains, and the point is in the ocean. */
export const STAND_IN_FACTS: Record<string, unknown> = {
  name: `${STAND_IN} Auto Care`,
  phone: '+15555550100',
  email: 'service@new-shop.example',
  origin: 'https://www.new-shop.example',
  address: { street: `1 ${STAND_IN} Street`, city: 'Anytown', region: 'ZZ', postalCode: '00000', country: 'US' },
  'area.town': 'Anytown',
  'area.region': 'ZZ',
  'area.county': 'Any County',
  'area.place': 'the stand-in corner',
  'area.addressEnding': 'anytown',
  'point.latitude': 0,
  'point.longitude': 0,
  'hours.shop': ALL_WEEK,
  'hours.gas': ALL_WEEK,
  'hours.wash': ALL_WEEK,
  holidays: [],
  'claims.yearsInBusiness': '0 years',
  'claims.technicians': 'Trained',
  'claims.warranty': 'Limited',
  'claims.courtesy': 'Check',
  'claims.reviews': '0',
  'claims.rating': 0,
  'claims.reviewCount': 0,
  'links.emissionsAuthority': 'https://inspections.example',
  'analytics.provider': 'off',
  unconfirmed: [
    'name',
    'address',
    'area',
    'point',
    'timeZone',
    'hours.shop',
    'hours.gas',
    'hours.wash',
    'holidays',
    'priceRange',
    'claims',
  ],
};

/** One town, as an example of a line in the list. */
export const STAND_IN_TOWNS = [{ name: `${STAND_IN} Town`, latitude: 0, longitude: 0.05 }];

/** A make's page with a stand-in for each text. */
export const STAND_IN_MAKE = {
  name: STAND_IN,
  inMenu: true,
  body: 'sedan',
  title: `${STAND_IN} service in {town}, {region}`,
  description: `${STAND_IN} for what this page is about: say in 50 to 160 characters what you do on cars of this make.`,
  intro: STAND_IN,
  heading: `${STAND_IN} service in {town}`,
  paragraphs: [`${STAND_IN}: technicians.`, `${STAND_IN}: parts.`, `${STAND_IN}: what is particular to this make.`],
  plate: { oil: { value: STAND_IN }, interval: { value: STAND_IN }, timing: { value: STAND_IN } },
  questions: [STAND_IN],
  modelsHeading: `${STAND_IN} models we see`,
  models: [STAND_IN],
  maintenanceHeading: `${STAND_IN} maintenance`,
  maintenance: [{ subheading: STAND_IN, paragraph: STAND_IN }],
};
