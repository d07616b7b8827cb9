import { expect, test } from 'vitest';
import { EVENTS } from '../../src/rules/names.ts';
import { attribute, select, selectAll, textOf } from '../support/select.ts';
import { NOT_FOUND_PATH, REDIRECT_PATH } from '../support/shop-site.ts';
import { THIS_SHOP } from '../support/this-shop.ts';

// The few facts and texts that the specification requires. All other tests read them from content/.
//
// If a test fails because the shop has changed, this file is out of date. To accept the change, replace the expected value
// with the value that the test received.
const HOW = 'This is no longer as the specification says. If the shop has changed, write the new fact into tests/spec/spec.test.ts.';

const { content, facts, indexedPaths, menuMakes, pageAt } = THIS_SHOP;
const { shop, services, makes, reviews, quotes, faq, inspections, towns } = content;
const page = (path: string) => pageAt(path);
const main = (path: string) => select(pageAt(path), 'main');

/** Texts that the specification requires, by page. Case does not matter. Facts in them come from content. */
const WORDS: Record<string, string[]> = {
  '/': [
    `${facts.town}, VA`,
    'Frequently asked questions',
    'Welcome',
    'Why choose us',
    'Vehicles we service',
    'Inspections',
    'Oil changes',
    'Brakes',
    'parts and labor',
    'complimentary',
    'extended',
    shop.email,
  ],
  '/services/virginia-state-inspection-centreville': [
    'Walk-ins welcome',
    'results sent digitally to the DMV',
    'Call Inspection Station',
    '2/32 inch of tread',
    'Audible from 200 ft',
    'near me',
    facts.hours,
  ],
  '/services/virginia-emissions-inspection-centreville': [
    `Virginia Emissions Inspection in ${facts.town}, VA`,
    'Emissions testing, quick and easy',
    'No appointment needed and walk-ins welcome',
    'State-certified station',
    `Open ${facts.hours}`,
    'Digital results sent directly to the DMV',
    'Easy to find location',
    'Call Inspection Station',
    'Walk-ins are welcome. No appointment or call is needed.',
    'Will My Car Pass VA Emissions Inspection?',
    'Virginia Emissions Inspection',
    'Call Inspection Station or Walk-In Today',
    "We'll explain your results and help you pass",
    'near me',
  ],
  '/services/vehicle-diagnostics-centreville': [
    'Diagnostics',
    'Check engine light',
    'Car not starting',
    'Why Trust Us',
    'Book Diagnostics Now',
    'Schedule Diagnostics',
    'near me',
    facts.town,
  ],
  '/services/ac-heat-repair-centreville': ['AC recharge', 'AC repair', 'AC maintenance', 'Book Service Now', facts.town],
  '/coupons': [
    'Coupons must be presented at the time of service',
    'EXP:',
    'with every oil change',
    'For new customers, $20 off orders over $500 before tax',
    'For new customers, $40 off orders over $1500.',
    'Not combinable. One use per customer.',
  ],
  '/reviews': [
    `Excellent Online Reviews (${shop.claims.reviewCount})`,
    `${shop.claims.rating}`,
    `${shop.claims.reviewCount} online reviews`,
    '5-star',
    'Review us online',
    'Read more',
    'posted recently',
    'posted a while ago',
  ],
  '/about': ['About us', 'parts and labor'],
  '/car-wash': ['The Best Car Wash at the Colonnade', 'new car wash with multiple wash choices'],
  '/careers': [
    'mechanics',
    'inspectors',
    'service advisors',
    'Email',
    'Your name',
    'Contact info: phone and email',
    'experience or resume',
    facts.careersEmail,
  ],
};

/** The addresses that the specification requires. */
const ADDRESSES = [
  ...list('/, /services, /coupons, /reviews, /about, /car-wash, /careers'),
  ...list(
    'oil-changes, tires, alignments, brakes, electrical, scheduled-maintenance, virginia-state-inspection, virginia-emissions-inspection, vehicle-diagnostics, ac-heat-repair',
  ).map((slug) => `/services/${slug}-centreville`),
  ...list(
    'acura, audi, bmw, buick, cadillac, chevrolet, chrysler, dodge, fiat, ford, gm, gmc, honda, hummer, hyundai, infiniti, isuzu, jaguar, jeep, kia, land-rover, lexus, lincoln, mazda, ' +
      'mercedes-benz, mercury, mini, mitsubishi, nissan, plymouth, pontiac, porsche, saab, saturn, scion, smart, subaru, suzuki, tesla, toyota, volkswagen, volvo',
  ).map((id) => `/vehicles/${id}-service-centreville`),
];

/** The labels of header and footer. */
const LABELS = [
  ...list('Services, Vehicles, Coupons, Reviews, Car Wash, Careers, About Us, Schedule Service, Get Directions'),
  'Coupons must be presented at the time of service.',
];

/** The texts of header and footer. */
const frame = (): string => ['.top-bar', '.site-header', '.site-footer'].map((part) => textOf(select(page('/about'), part))).join();

/** Section 9, what the specification leaves to the shop, and what it says about pages. */
const SPECIFIED: Record<string, () => [found: unknown, specified: unknown]> = {
  name: () => [shop.name, 'Colonnade Auto Care'],
  phone: () => [facts.phone, '(703) 555-0142'],
  email: () => [shop.email, 'service@colonnadeauto.example'],
  origin: () => [shop.origin, 'https://www.colonnadeauto.example'],
  address: () => [facts.address, '5784 Union Mill Rd, Clifton, VA 20124'],
  // Short in the top bar, in full in the footer.
  'hours of shop and gas station': () => [
    [facts.hours, facts.gasHours, ...facts.longHours],
    ['Mon-Fri 8AM-5PM, Sat 8AM-2PM', '6AM-10PM', 'Mon-Fri 8:00AM-5:00PM', 'Sat 8:00AM-2:00PM', '6:00AM-10:00PM every day'],
  ],
  claims: () => [
    shop.claims,
    {
      yearsInBusiness: '25+ years',
      technicians: 'ASE-certified',
      warranty: 'Extended',
      courtesy: 'Multi-point inspection',
      reviews: '650+',
      rating: 4.4,
      reviewCount: 672,
    },
  ],
  'inspection prices': () => [
    [...Object.values(inspections.state.prices), ...Object.values(inspections.emissions.prices)].map(
      ({ amount, label }) => `$${amount} ${label}`,
    ),
    [
      '$20 Safety inspection',
      '$1 Re-inspection within 15 days of a failed inspection',
      '$12 Motorcycle inspection',
      '$30 Emissions inspection',
    ],
  ],
  towns: () => [
    towns.map(({ name }) => name),
    list(
      'Centreville, Greenbriar, Clifton, Chantilly, Manassas Park, Fairfax Station, Fairfax, Manassas, Oak Hill, Bull Run, Burke, South Riding',
    ),
  ],
  'makes in the menu': () => [
    menuMakes.map(({ name }) => name),
    list(
      'Acura, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, FIAT, Ford, GMC, Honda, Hummer, Hyundai, Infiniti, Isuzu, Jaguar, Jeep, Kia, Land Rover, Lexus, ' +
        'Lincoln, Mazda, Mercedes-Benz, Mercury, MINI, Mitsubishi, Nissan, Plymouth, Pontiac, Porsche, Saab, Saturn, Scion, smart, Subaru, Suzuki, Tesla, Toyota, Volkswagen, Volvo',
    ),
  ],
  'makes with reviews and a services teaser': () => [
    makes.filter(({ showReviews, showServicesTeaser }) => showReviews || showServicesTeaser).map(({ id }) => id),
    ['acura'],
  ],
  'number of reviews, quotes and questions': () => [[reviews, quotes, faq].map(({ length }) => length), [6, 3, 9]],
  'items of the state inspection': () => [
    inspections.state.criteria.rows.map(({ item }) => item),
    list('Brakes, Tires, Lights, Windshield, Mirrors, Horn, Exhaust, Steering and suspension, Seat belts, Wipers'),
  ],
  'items of the emissions inspection': () => [
    inspections.emissions.criteria.rows.map(({ item }) => item),
    list('On-board diagnostics system, Exhaust emission levels, Catalytic converter, Evaporative emissions system, Check engine light'),
  ],
  'addresses of pages (section 2)': () => [ADDRESSES.filter((path) => !indexedPaths.includes(path)), []],
  'addresses of the redirect and the not-found page': () => [
    [REDIRECT_PATH, NOT_FOUND_PATH],
    ['/review', '/404.html'],
  ],
  'what the coupons offer (section 2, coupons)': () => [
    selectAll(main('/coupons'), '.coupon-card').map((card) => textOf(select(card, 'h2'))),
    [
      'Free alignment check',
      'Free multi-point inspection',
      '$20 off orders over $500',
      'Free A/C check',
      'Free brake inspection',
      '$40 off orders over $1500',
    ],
  ],
  'texts of pages (section 2)': () => [Object.entries(WORDS).flatMap(([path, texts]) => missing(path, texts)), []],
  'texts of every make page (section 2, vehicle pages)': () => [
    makes.flatMap(({ path }) => missing(path, ['ASE', 'certifi', 'Genuine', 'Service Near Me'])),
    [],
  ],
  'buttons of home that lead to the about page (section 7)': () => [
    ['welcome', 'why'].filter((id) => main('/').querySelector(`#${id} a[href="/about"]`) !== null),
    ['welcome', 'why'],
  ],
  'heading of the services page (section 2)': () => [textOf(select(main('/services'), 'h1')), expect.stringMatching(/services/i)],
  'service pages that do not end near me (section 2)': () => [
    services.filter(({ nearMe }) => !/near me$/i.test(nearMe.heading)).map(({ name }) => name),
    [],
  ],
  'labels of header and footer (section 2)': () => [LABELS.filter((label) => !frame().includes(label)), []],
  'the two figures of the state inspection, in the Pass column (section 2)': () => [
    ['Tires', 'Horn'].map((name) => inspections.state.criteria.rows.find(({ item }) => item === name)?.pass),
    [expect.stringContaining('2/32 inch of tread'), expect.stringContaining('200 ft')],
  ],
  'jobs on the careers page (section 2)': () => [
    selectAll(main('/careers'), '.note-list h2').map(textOf),
    ['Mechanics', 'Inspectors', 'Service advisors'],
  ],
  'the not-found page (section 8)': () => [
    [
      select(page(NOT_FOUND_PATH), 'title').text,
      textOf(select(main(NOT_FOUND_PATH), 'h1')),
      textOf(select(main(NOT_FOUND_PATH), 'a[href="/"]')),
    ],
    ['404 - Page Not Found', 'Oops! Page not found', 'Return to Home'],
  ],
  'names of events (section 7)': () => [
    EVENTS,
    list(
      'appointment_button_click, header_appointment_button_click, header_phone_number_click, header_get_directions_click, get_directions_button_click, review_us_button_click, ' +
        'state_inspection_phone_call_click, emissions_inspection_phone_call_click',
    ),
  ],
};

test.each(Object.entries(SPECIFIED))('%s', (_name, claim) => {
  const [found, specified] = claim();
  expect(found, HOW).toEqual(specified);
});

/** The section of a page that begins with a heading, and its buttons. */
function sectionOf(path: string, heading: string) {
  const section = selectAll(main(path), 'section').find((one) => textOf(select(one, 'h2')) === heading);
  if (!section) throw new Error(`${path} has no section "${heading}". ${HOW}`);
  return { section, buttons: selectAll(section, 'a').map((link) => [textOf(link), attribute(link, 'href')]) };
}

test('sections of the diagnostics page (section 2)', () => {
  const path = '/services/vehicle-diagnostics-centreville';
  if (!indexedPaths.includes(path)) return;
  const calls = selectAll(main(path), `a[href="${facts.tel}"]`).map(textOf);
  expect(calls, HOW).toEqual(expect.arrayContaining(['Book Diagnostics Now by phone', 'Schedule Diagnostics']));
  for (const heading of ['Diagnostics', 'Check engine light']) sectionOf(path, heading);
  const { section, buttons } = sectionOf(path, 'Car not starting');
  expect(selectAll(section, 'h3').map(textOf), HOW).toContain('Why Trust Us');
  expect(selectAll(section, 'li').length).toBeGreaterThanOrEqual(3);
  expect(buttons, HOW).toContainEqual(['Why Trust Us', '/about']);
});

test('sections of the A/C page, each with a button to book (section 2)', () => {
  const path = '/services/ac-heat-repair-centreville';
  if (!indexedPaths.includes(path)) return;
  for (const heading of ['AC recharge', 'AC repair', 'AC maintenance'])
    expect(sectionOf(path, heading).buttons, HOW).toContainEqual(['Book Service Now', facts.tel]);
});

test('the first two things on the inspection pages (section 2)', () => {
  const [state, emissions] = ['/services/virginia-state-inspection-centreville', '/services/virginia-emissions-inspection-centreville'];
  if (indexedPaths.includes(state!)) expect(main(state!).firstElementChild?.classList.contains('notice')).toBe(true);
  if (!indexedPaths.includes(emissions!)) return;
  expect(textOf(select(main(emissions!), '.masthead-banner h1')), HOW).toBe(`Virginia Emissions Inspection in ${facts.town}, VA`);
  const hero = selectAll(main(emissions!), 'section')[0]!;
  expect(textOf(select(hero, 'h2')), HOW).toBe('Emissions testing, quick and easy');
  expect(selectAll(hero, 'li')).toHaveLength(5);
  expect(selectAll(hero, 'a').map(textOf), HOW).toContain('Call Inspection Station');
});

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** What a page does not say, in sentences. A page that the shop does not have must say nothing. */
function missing(path: string, texts: string[]): string[] {
  if (path !== NOT_FOUND_PATH && !indexedPaths.includes(path)) return [];
  const said = plain(textOf(main(path)));
  return texts.filter((text) => !said.includes(plain(text))).map((text) => `${path} does not say: ${text}`);
}

function list(words: string): string[] {
  return words.split(', ');
}
