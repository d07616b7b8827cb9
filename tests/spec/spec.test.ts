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

/** Section 9, and what the specification leaves to the shop. */
const FACTS_OF_THE_SPEC: Record<string, [found: unknown, specified: unknown]> = {
  name: [shop.name, 'Colonnade Auto Care'],
  phone: [facts.phone, '(703) 555-0142'],
  email: [shop.email, 'service@colonnadeauto.example'],
  origin: [shop.origin, 'https://www.colonnadeauto.example'],
  address: [facts.address, '5784 Union Mill Rd, Clifton, VA 20124'],
  // Short in the top bar, in full in the footer.
  'hours of shop and gas station': [
    [facts.hours, facts.gasHours, ...facts.longHours],
    ['Mon-Fri 8AM-5PM, Sat 8AM-2PM', '6AM-10PM', 'Mon-Fri 8:00AM-5:00PM', 'Sat 8:00AM-2:00PM', '6:00AM-10:00PM every day'],
  ],
  claims: [
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
  'inspection prices': [
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
  towns: [
    towns.map(({ name }) => name),
    list(
      'Centreville, Greenbriar, Clifton, Chantilly, Manassas Park, Fairfax Station, Fairfax, Manassas, Oak Hill, Bull Run, Burke, South Riding',
    ),
  ],
  'makes in the menu': [
    menuMakes.map(({ name }) => name),
    list(
      'Acura, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, FIAT, Ford, GMC, Honda, Hummer, Hyundai, Infiniti, Isuzu, Jaguar, Jeep, Kia, Land Rover, Lexus, ' +
        'Lincoln, Mazda, Mercedes-Benz, Mercury, MINI, Mitsubishi, Nissan, Plymouth, Pontiac, Porsche, Saab, Saturn, Scion, smart, Subaru, Suzuki, Tesla, Toyota, Volkswagen, Volvo',
    ),
  ],
  'makes with reviews and a services teaser': [
    makes.filter(({ showReviews, showServicesTeaser }) => showReviews || showServicesTeaser).map(({ id }) => id),
    ['acura'],
  ],
  'number of reviews, quotes and questions': [[reviews, quotes, faq].map(({ length }) => length), [6, 3, 9]],
  'items of the state inspection': [
    inspections.state.criteria.rows.map(({ item }) => item),
    list('Brakes, Tires, Lights, Windshield, Mirrors, Horn, Exhaust, Steering and suspension, Seat belts, Wipers'),
  ],
  'items of the emissions inspection': [
    inspections.emissions.criteria.rows.map(({ item }) => item),
    list('On-board diagnostics system, Exhaust emission levels, Catalytic converter, Evaporative emissions system, Check engine light'),
  ],
};

test.each(Object.entries(FACTS_OF_THE_SPEC))('%s', (_name, [found, specified]) => {
  expect(found, HOW).toEqual(specified);
});

test('addresses of pages (section 2)', () => {
  const fixed = ['/', '/services', '/coupons', '/reviews', '/about', '/car-wash', '/careers'];
  const service = list(
    'oil-changes, tires, alignments, brakes, electrical, scheduled-maintenance, virginia-state-inspection, virginia-emissions-inspection, vehicle-diagnostics, ac-heat-repair',
  ).map((slug) => `/services/${slug}-centreville`);
  const make = list(
    'acura, audi, bmw, buick, cadillac, chevrolet, chrysler, dodge, fiat, ford, gm, gmc, honda, hummer, hyundai, infiniti, isuzu, jaguar, jeep, kia, land-rover, lexus, lincoln, mazda, ' +
      'mercedes-benz, mercury, mini, mitsubishi, nissan, plymouth, pontiac, porsche, saab, saturn, scion, smart, subaru, suzuki, tesla, toyota, volkswagen, volvo',
  ).map((id) => `/vehicles/${id}-service-centreville`);
  const required = [...fixed, ...service, ...make];
  expect(
    required.filter((path) => !indexedPaths.includes(path)),
    HOW,
  ).toEqual([]);
  expect([REDIRECT_PATH, NOT_FOUND_PATH]).toEqual(['/review', '/404.html']);
});

test('what the coupons offer (section 2, coupons)', () => {
  const offers = selectAll(main('/coupons'), '.coupon-card').map((card) => textOf(select(card, 'h2')));
  expect(offers, HOW).toEqual([
    'Free alignment check',
    'Free multi-point inspection',
    '$20 off orders over $500',
    'Free A/C check',
    'Free brake inspection',
    '$40 off orders over $1500',
  ]);
  const terms = [
    'with every oil change',
    'For new customers, $20 off orders over $500 before tax',
    'For new customers, $40 off orders over $1500.',
    'Not combinable. One use per customer.',
  ];
  expect(missing('/coupons', terms), HOW).toEqual([]);
});

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
  '/coupons': ['Coupons must be presented at the time of service', 'EXP:'],
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
  '/404.html': ['Oops! Page not found', 'Return to Home'],
};

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

function missing(path: string, texts: string[]): string[] {
  const said = plain(textOf(main(path)));
  return texts.filter((text) => !said.includes(plain(text))).map((text) => `${path} does not say: ${text}`);
}

test('pages have the texts that the specification requires (section 2)', () => {
  const there = Object.keys(WORDS).filter((path) => [...indexedPaths, NOT_FOUND_PATH].includes(path));
  expect(
    there.flatMap((path) => missing(path, WORDS[path]!)),
    HOW,
  ).toEqual([]);
});

test('buttons of home that lead to the about page (section 7)', () => {
  for (const id of ['welcome', 'why'])
    expect(
      selectAll(main('/'), `#${id} a`).map((link) => attribute(link, 'href')),
      HOW,
    ).toContain('/about');
});

test('heading of the services page (section 2)', () => {
  expect(textOf(select(main('/services'), 'h1')), HOW).toMatch(/services/i);
});

test('every service page ends near me (section 2)', () => {
  expect(
    services.filter(({ nearMe }) => !/near me$/i.test(nearMe.heading)).map(({ name }) => name),
    HOW,
  ).toEqual([]);
});

test('texts of every make page (section 2, vehicle pages)', () => {
  const paths = makes.map(({ id }) => `/vehicles/${id}-service-centreville`).filter((path) => indexedPaths.includes(path));
  expect(
    paths.flatMap((path) => missing(path, ['ASE', 'certifi', 'Genuine', 'Service Near Me'])),
    HOW,
  ).toEqual([]);
});

test('labels of header and footer (section 2)', () => {
  const frame =
    textOf(select(page('/about'), '.site-header')) +
    textOf(select(page('/about'), '.site-footer')) +
    textOf(select(page('/about'), '.top-bar'));
  const labels = list('Services, Vehicles, Coupons, Reviews, Car Wash, Careers, About Us, Schedule Service, Get Directions').concat(
    'Coupons must be presented at the time of service.',
  );
  expect(
    labels.filter((label) => !frame.includes(label)),
    HOW,
  ).toEqual([]);
});

test('the two figures of the state inspection are in the Pass column (section 2)', () => {
  const rows = new Map(inspections.state.criteria.rows.map(({ item, pass }) => [item, pass]));
  expect(rows.get('Tires'), HOW).toContain('2/32 inch of tread');
  expect(rows.get('Horn'), HOW).toContain('200 ft');
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

test('jobs on the careers page (section 2)', () => {
  expect(selectAll(main('/careers'), '.note-list h2').map(textOf), HOW).toEqual(['Mechanics', 'Inspectors', 'Service advisors']);
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

test('the not-found page (section 8)', () => {
  expect(select(page(NOT_FOUND_PATH), 'title').text, HOW).toBe('404 - Page Not Found');
  expect(textOf(select(page(NOT_FOUND_PATH), 'main h1')), HOW).toBe('Oops! Page not found');
  const home = selectAll(page(NOT_FOUND_PATH), 'main a').filter((link) => textOf(link) === 'Return to Home');
  expect(
    home.map((link) => attribute(link, 'href')),
    HOW,
  ).toEqual(['/']);
});

test('names of events (section 7)', () => {
  expect([...EVENTS], HOW).toEqual(
    list(
      'appointment_button_click, header_appointment_button_click, header_phone_number_click, header_get_directions_click, get_directions_button_click, review_us_button_click, ' +
        'state_inspection_phone_call_click, emissions_inspection_phone_call_click',
    ),
  );
});

function list(words: string): string[] {
  return words.split(', ');
}
