import { expect, test } from 'vitest';
import { directionsUrl } from '../../../src/rules/map-links.ts';
import { attribute, type Element, textOf } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function events({ content, onEveryPart, pathOfInspection }: ShopSite): void {
  const STATE = pathOfInspection('state');
  const EMISSIONS = pathOfInspection('emissions');

  const isBooking = (link: Element): boolean => /^(schedule|book)\b/i.test(textOf(link));
  const isIn = (link: Element, selector: string): boolean => link.closest(selector) !== null;

  // Where analytics are off, no link has an event.
  const counts = content.shop.analytics.provider !== 'off';

  /** The event of a link, according to the specification's table. */
  function expectedEvent(path: string, link: Element): string | undefined {
    const href = attribute(link, 'href');
    if (!counts) return undefined;
    if (isBooking(link))
      return isIn(link, 'header, #menu')
        ? 'header_appointment_button_click'
        : 'appointment_button_click';
    if (isIn(link, '.top-bar') && href.startsWith('tel:')) return 'header_phone_number_click';
    if (href === directionsUrl(content.shop))
      return isIn(link, '.top-bar') ? 'header_get_directions_click' : 'get_directions_button_click';
    if (textOf(link) === content.labels.reviewUs) return 'review_us_button_click';
    if (href.startsWith('tel:') && isIn(link, 'main') && !isIn(link, '.call-note')) {
      if (path === STATE) return 'state_inspection_phone_call_click';
      if (path === EMISSIONS) return 'emissions_inspection_phone_call_click';
    }
    return undefined;
  }

  test('the right links have the events of the table, and nothing else has one', () => {
    onEveryPart((part, path) => {
      const wrong = part.querySelectorAll('a[href]').flatMap((link) => {
        const [expected, found] = [expectedEvent(path, link), link.getAttribute('data-event')];
        return expected === found
          ? []
          : [`${link.outerHTML.slice(0, 200)} should have ${expected ?? 'no event'}`];
      });
      expect(wrong).toEqual([]);
      expect(
        part.querySelectorAll('[data-event]').filter(({ rawTagName }) => rawTagName !== 'a'),
      ).toEqual([]);
    });
  });

  test('no link opens a new window', () => {
    onEveryPart((part) => expect(part.querySelectorAll('a[target]')).toEqual([]));
  });
}
