import { MAKE_PATHS } from './spec-routes.ts';

/** The shop's facts as spec section 9 prints them; what it masks comes from decisions.md. */
export const SHOP = {
  name: 'Colonnade Auto Care',
  phone: '(703) 555-0142',
  tel: 'tel:+17035550142',
  email: 'service@colonnadeauto.example',
  origin: 'https://www.colonnadeauto.example',
  address: '5784 Union Mill Rd, Clifton, VA 20124',
  hours: 'Mon-Fri 8AM-5PM, Sat 8AM-2PM',
  gasHours: '6AM-10PM',
  gasHoursLong: '6:00AM-10:00PM every day',
};

/** The makes as the menu names them (makes.md); `gm` has a page and is not in the menu. */
export const MENU_MAKES = (
  'Acura, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, FIAT, Ford, GMC, Honda, Hummer, Hyundai, Infiniti, Isuzu, Jaguar, Jeep, Kia, Land Rover, Lexus, ' +
  'Lincoln, Mazda, Mercedes-Benz, Mercury, MINI, Mitsubishi, Nissan, Plymouth, Pontiac, Porsche, Saab, Saturn, Scion, smart, Subaru, Suzuki, Tesla, Toyota, Volkswagen, Volvo'
).split(', ');

export const TOWNS = 'Centreville, Greenbriar, Clifton, Chantilly, Manassas Park, Fairfax Station, Fairfax, Manassas, Oak Hill, Bull Run, Burke, South Riding'.split(', ');

const claims = ['25+ years', 'ASE-certified', 'extended', 'parts and labor', 'multi-point inspection', 'complimentary', '650+', '4.4', '672'];

/**
 * What the spec says must be read in the main part of a page, word for word, cases of letters aside. From the spec and
 * from decisions.md, never from content/: a slip there must show here.
 */
export const MAIN_TEXTS: Record<string, string[]> = {
  '/': [
    ...claims,
    'Welcome',
    'Why choose us',
    'Vehicles we service',
    'Inspections',
    'Oil changes',
    'Brakes',
    SHOP.address,
    SHOP.phone,
    SHOP.email,
    SHOP.hours,
    SHOP.gasHours,
    '$20 Safety inspection',
    '$30 Emissions inspection',
    '$12 Motorcycle inspection',
    '$1 Re-inspection within 15 days of a failed inspection',
    ...TOWNS,
    ...MENU_MAKES,
  ],
  '/services/virginia-state-inspection-centreville': [
    'Walk-ins welcome',
    'results sent digitally to the DMV',
    '$20 Safety inspection',
    '$1 Re-inspection within 15 days of a failed inspection',
    '$12 Motorcycle inspection',
    'Call Inspection Station',
    '2/32 inch of tread',
    'Audible from 200 ft',
    'near me',
    SHOP.hours,
    ...TOWNS,
  ],
  '/services/virginia-emissions-inspection-centreville': [
    'Virginia Emissions Inspection in Centreville, VA',
    'Emissions testing, quick and easy',
    'No appointment needed and walk-ins welcome',
    'State-certified station',
    'Open Mon-Fri 8am-5pm, Sat 8am-2pm',
    'Digital results sent directly to the DMV',
    'Easy to find location',
    'Call Inspection Station',
    'Walk-ins are welcome. No appointment or call is needed.',
    'Will My Car Pass VA Emissions Inspection?',
    '$30 Virginia Emissions Inspection',
    'Call Inspection Station or Walk-In Today',
    "We'll explain your results and help you pass",
    'near me',
    ...TOWNS,
  ],
  '/services/vehicle-diagnostics-centreville': [
    'Diagnostics',
    'Check engine light',
    'Car not starting',
    'Why Trust Us',
    'Book Diagnostics Now',
    'Schedule Diagnostics',
    'near me',
    'Centreville',
    ...TOWNS,
  ],
  '/services/ac-heat-repair-centreville': ['AC recharge', 'AC repair', 'AC maintenance', 'Book Service Now', 'Centreville', ...TOWNS],
  '/coupons': [
    'Free alignment check',
    'Free multi-point inspection With every oil change',
    '$20 off orders over $500 For new customers, $20 off orders over $500 before tax. Not combinable. One use per customer.',
    'Free A/C check',
    'Free brake inspection',
    '$40 off orders over $1500 For new customers, $40 off orders over $1500. Not combinable. One use per customer.',
    'Coupons must be presented at the time of service',
  ],
  '/reviews': ['Excellent Online Reviews (672)', '4.4', '672 online reviews', 'Review us online', 'Read more', 'posted recently', 'posted a while ago'],
  '/about': [...claims, 'About us'],
  '/car-wash': ['The Best Car Wash at the Colonnade', 'new car wash with multiple wash choices'],
  '/careers': ['mechanics', 'inspectors', 'service advisors', 'Email', 'Your name', 'Contact info: phone and email', 'experience or resume', SHOP.email],
  '/404.html': ['Oops! Page not found', 'Return to Home'],
  ...Object.fromEntries(MAKE_PATHS.map((path) => [path, ['Technicians ASE-certified', 'Genuine', 'Service Near Me', SHOP.address, ...TOWNS]])),
};

/** Items of the two tables of criteria, in the spec's order. */
export const CRITERIA = {
  '/services/virginia-state-inspection-centreville': ['Brakes', 'Tires', 'Lights', 'Windshield', 'Mirrors', 'Horn', 'Exhaust', 'Steering and suspension', 'Seat belts', 'Wipers'],
  '/services/virginia-emissions-inspection-centreville': [
    'On-board diagnostics system',
    'Exhaust emission levels',
    'Catalytic converter',
    'Evaporative emissions system',
    'Check engine light',
  ],
};
