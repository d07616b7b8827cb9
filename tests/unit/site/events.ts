import { expect, test } from 'vitest';
import { EVENTS } from '../../../src/rules/names.ts';
import { directionsUrl } from '../../../src/rules/map-links.ts';
import { attribute, type Element, textOf } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function events({
  content,
  facts,
  framePaths,
  htmlOf,
  onEvery,
  onEveryPart,
  pagePaths,
  pathOfInspection,
}: ShopSite): void {
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

  const isPossible = (event: string): boolean =>
    !(STATE === undefined && event.startsWith('state_')) &&
    !(EMISSIONS === undefined && event.startsWith('emissions_'));

  test('some link has each event of the specification that the shop has a page for; if analytics is off, no link has an event', () => {
    const found = pagePaths.flatMap((path) =>
      [...htmlOf(path).matchAll(/ data-event="?(\w+)/g)].map(([, event]) => event),
    );
    expect([...new Set(found)].sort()).toEqual(counts ? EVENTS.filter(isPossible).sort() : []);
  });

  test('every button to schedule or book calls the shop, and every other call on an inspection page calls the station', () => {
    const buttonsIn = (part: Element) => part.querySelectorAll('a, button').filter(isBooking);
    onEvery(framePaths, (page) => expect(buttonsIn(page).length).toBeGreaterThanOrEqual(2));
    onEveryPart((part, path) => {
      for (const button of buttonsIn(part))
        expect([button.rawTagName, attribute(button, 'href')]).toEqual(['a', facts.tel]);
      if (path !== STATE && path !== EMISSIONS) return;
      const calls = part
        .querySelectorAll('a[href^="tel:"]')
        .filter((link) => isIn(link, 'main') && !isBooking(link));
      expect(new Set(calls.map((call) => attribute(call, 'href')))).toEqual(
        new Set([facts.inspectionTel]),
      );
    });
  });

  test('a button that calls has its words inside, and nothing else', () => {
    onEveryPart((part) => {
      const calls = part.querySelectorAll('.button[href^="tel:"], .call-bar [href^="tel:"]');
      expect(calls.filter(({ childNodes }) => childNodes.length !== 1).map(textOf)).toEqual([]);
      expect(calls.filter((call) => call.hasAttribute('aria-label'))).toEqual([]);
    });
  });

  test('no link opens a new window', () => {
    onEveryPart((part) => expect(part.querySelectorAll('a[target]')).toEqual([]));
  });
}
