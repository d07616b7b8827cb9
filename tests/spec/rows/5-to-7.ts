import { on, type Row } from '../row.ts';
import { button, equals, link, withScript } from '../checks.ts';
import { EMISSIONS, EVERY_PAGE, SHOP, STATE } from '../shop.ts';
import type { Link } from '../read-page.ts';

/** The event that a click on a link of a page records: docs/decisions.md, "Analytics". */
function eventOf({ name, href, part }: Link, path: string): string {
  const isInHeader = part === 'header' || part === 'menu';
  if (/^(schedule|book)\b/i.test(name))
    return isInHeader ? 'header_appointment_button_click' : 'appointment_button_click';
  if (part === 'header' && name === SHOP.phone) return 'header_phone_number_click';
  if (part === 'header' && name === 'Get Directions') return 'header_get_directions_click';
  if (/maps\/dir\//.test(href)) return 'get_directions_button_click';
  if (name === 'Review us online') return 'review_us_button_click';
  if (!/^call inspection station/i.test(name)) return '';
  if (path === STATE) return 'state_inspection_phone_call_click';
  return path === EMISSIONS ? 'emissions_inspection_phone_call_click' : '';
}

export const ROWS: Row[] = [
  ...on('5', EVERY_PAGE, {
    'No forms or inputs': equals('the inputs', ({ inputs }) => inputs, []),
  }),
  ...on('7', EVERY_PAGE, {
    "Schedule Service buttons set the browser location to a tel: link for the shop's phone": button(
      'Schedule Service',
      { href: SHOP.dials },
    ),
  }),
  ...on('7', '/', {
    'some buttons navigate to /about': link('/about', /./, 'main'),
  }),
  // A link without an event in the table must record none.
  ...on('7', EVERY_PAGE, {
    'Named analytics events on clicks (no payload shown): appointment_button_click, header_appointment_button_click, header_phone_number_click, header_get_directions_click, get_directions_button_click, review_us_button_click, state_inspection_phone_call_click, emissions_inspection_phone_call_click.':
      withScript(({ links, path }) =>
        links
          .filter((one) => one.records!.join() !== eventOf(one, path))
          .map((one) => `"${one.name}" records ${one.records}, not ${eventOf(one, path)}`),
      ),
  }),
];
