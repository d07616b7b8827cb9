import {
  all,
  button,
  footerSays,
  headerSays,
  isTrue,
  link,
  onDesktop,
  onPhone,
} from '../checks.ts';
import { type Check, on, type Row } from '../row.ts';
import { ADDRESS, EVERY_PAGE, FACTS, MAKE_PAGES, SERVICE_PAGES, SHOP } from '../shop.ts';

const MAPS = /^https:\/\/www\.google\.com\/maps\//;
const PLACES = ['Coupons', 'Reviews', 'Car Wash', 'Careers', 'About Us'];
const pathOf = (name: string): string =>
  `/${name === 'About Us' ? 'about' : name.toLowerCase().replace(' ', '-')}`;

/** The header has a visible dropdown of this name with links to all these pages. */
const dropdown = (name: string, paths: string[]): Check =>
  isTrue(`a dropdown ${name} with links to all of them`, ({ accordions }) =>
    accordions.some(
      ({ summary, part, isVisible, hrefs }) =>
        summary === name &&
        part === 'header' &&
        isVisible &&
        paths.every((path) => hrefs.includes(path)),
    ),
  );

export const ROWS: Row[] = on('2', EVERY_PAGE, {
  'Top bar: phone': link(SHOP.dials, SHOP.phone, 'header'),
  'Top bar: phone, address': onDesktop(link(MAPS, ADDRESS, 'header')),
  '(on mobile a Get Directions link to a maps service)': onPhone(
    button('Get Directions', { href: MAPS, part: 'header' }),
  ),
  // On a closed day, the header says so instead of the hours.
  'and hours': headerSays(FACTS.gasHours.header, RegExp(`${FACTS.hours.header}|closed today`, 'i')),
  'Logo linking to /.': link('/', /home page$/, 'header'),
  'Desktop navigation with Services and Vehicles dropdowns': onDesktop(
    all(
      dropdown('Services', SERVICE_PAGES),
      dropdown(
        'Vehicles',
        MAKE_PAGES.filter((path) => !path.includes('/gm-')),
      ),
    ),
  ),
  'plus Coupons, Reviews, Car Wash, Careers, About Us': onDesktop(
    all(...PLACES.map((name) => link(pathOf(name), name, 'header'))),
  ),
  'A Schedule Service button.': button('Schedule Service', { href: SHOP.dials, part: 'header' }),
  'On small screens a hamburger menu': onPhone(
    isTrue('a button Menu', ({ buttons }) => buttons.includes('Menu')),
  ),
  'Contact info': footerSays(SHOP.phone, SHOP.email, ADDRESS),
  'Contact info, hours': footerSays(FACTS.gasHours.footer, /Mon-Fri/, /Sat/),
  'quick links to Reviews, Services, About Us, Coupons': all(
    ...['Reviews', 'Services', 'About Us', 'Coupons'].map((name) =>
      link(pathOf(name), name, 'footer'),
    ),
  ),
  'coupons must be presented at the time of service': footerSays(
    'Coupons must be presented at the time of service.',
  ),
});
