import { on, files, type Row, type Check } from '../row.ts';
import { EVENTS } from '../../../src/rules/names.ts';
import { all, button, is, isTrue, link, withScript } from '../checks.ts';
import { EMISSIONS, EVERY_PAGE, PAGES, SHOP, STATE } from '../shop.ts';
import type { Link } from '../read-page.ts';

const MAPS = /^https:\/\/www\.google\.com\/maps\//;
/** Every click on such a link records this event. */
const recorded = (event: string, isMeant: (link: Link) => boolean): Check =>
  withScript(({ links }) =>
    links
      .filter(isMeant)
      .filter(({ records }) => String(records) !== event)
      .map(({ name, records }) => `"${name}" records ${records}`),
  );

/** At this place there may be no such button. */
const CALLS = { href: SHOP.dials, records: 'header_appointment_button_click', atLeast: 0 };
const BOOKS = { href: SHOP.dials, records: 'appointment_button_click', atLeast: 0 };
const isDirections = ({ href }: Link): boolean => /maps\/dir\//.test(href);
const isInTopBar = ({ name, part }: Link): boolean =>
  part === 'header' && name === 'Get Directions';

export const ROWS: Row[] = [
  ...on('5', EVERY_PAGE, {
    'No forms or inputs': is('the inputs', ({ inputs }) => inputs, []),
  }),
  ...on('5', '/careers', {
    'Careers applications are made by e-mail outside the product.': link(/^mailto:/),
  }),
  ...on('7', EVERY_PAGE, {
    "Schedule Service buttons set the browser location to a tel: link for the shop's phone": all(
      button('Schedule Service', { ...CALLS, part: 'menu' }),
      button('Schedule Service', { ...CALLS, part: 'header' }),
      button('Schedule Service', { ...BOOKS, part: 'main' }),
    ),
  }),
  ...on('7', [STATE, EMISSIONS], {
    'the inspection pages use tel: links': isTrue('each button to call is one', ({ links }) =>
      links
        .filter(({ name, seen }) => /^call/i.test(name) || /^call/i.test(seen))
        .every(({ href }) => href.startsWith('tel:')),
    ),
  }),
  ...on('7', '/', {
    'some buttons navigate to /about': link('/about', /./, 'main'),
  }),
  ...files('7', {
    'Named analytics events on clicks (no payload shown): appointment_button_click, header_appointment_button_click, header_phone_number_click, header_get_directions_click, get_directions_button_click, review_us_button_click, state_inspection_phone_call_click, emissions_inspection_phone_call_click.':
      () => (EVENTS.length === 8 ? [] : [`${EVENTS.length} events`]),
  }),
  ...on('7', PAGES, {
    ': appointment_button_click': all(
      ...[
        'Schedule Service',
        'Book Diagnostics Now',
        'Schedule Diagnostics',
        'Book Service Now',
      ].map((words) => button(words, { ...BOOKS, part: 'main' })),
    ),
  }),
  ...on('7', EVERY_PAGE, {
    header_appointment_button_click: all(
      button('Schedule Service', { ...CALLS, part: 'header' }),
      button('Schedule Service', { ...CALLS, part: 'menu' }),
    ),
  }),
  ...on('7', STATE, {
    state_inspection_phone_call_click: button('Call Inspection Station', {
      href: SHOP.dialsStation,
      records: 'state_inspection_phone_call_click',
    }),
  }),
  ...on('7', EMISSIONS, {
    emissions_inspection_phone_call_click: button('Call Inspection Station', {
      href: SHOP.dialsStation,
      records: 'emissions_inspection_phone_call_click',
    }),
  }),
  ...on('7', '/reviews', {
    review_us_button_click: button('Review us online', {
      href: /^https:/,
      records: 'review_us_button_click',
    }),
  }),
  ...on('7', EVERY_PAGE, {
    header_phone_number_click: recorded(
      'header_phone_number_click',
      ({ name, part }) => part === 'header' && name === SHOP.phone,
    ),
    header_get_directions_click: recorded('header_get_directions_click', isInTopBar),
    get_directions_button_click: recorded(
      'get_directions_button_click',
      (one) => isDirections(one) && !isInTopBar(one),
    ),
  }),
  ...on('7', '/', {
    'external maps links are used': link(MAPS),
  }),
];
