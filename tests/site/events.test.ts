import { expect, test } from 'vitest';
import { EVENTS } from '../../src/rules/names.ts';
import { directionsUrl } from '../../src/rules/map-links.ts';
import { attribute, type Element, selectAll, textOf } from '../support/select.ts';
import { CONTENT, FACTS, onEvery, PAGE_PATHS, pageAt, pathOfService } from '../support/shop-site.ts';

const STATE = pathOfService('virginia-state-inspection');
const EMISSIONS = pathOfService('virginia-emissions-inspection');

const isInside = (link: Element, selector: string): boolean => link.closest(selector) !== null;
const isBooking = (link: Element): boolean => /^(schedule|book)\b/i.test(textOf(link));

/** The event of a link by the specification's table. */
function expectedEvent(path: string, link: Element): string | undefined {
  const href = attribute(link, 'href');
  if (isBooking(link)) return isInside(link, '.site-header, #menu') ? 'header_appointment_button_click' : 'appointment_button_click';
  if (isInside(link, '.top-bar') && href.startsWith('tel:')) return 'header_phone_number_click';
  if (href === directionsUrl(CONTENT.shop))
    return isInside(link, '.top-bar') ? 'header_get_directions_click' : 'get_directions_button_click';
  if (textOf(link) === CONTENT.labels.reviewUs) return 'review_us_button_click';
  if (href.startsWith('tel:') && isInside(link, 'main')) {
    if (path === STATE) return 'state_inspection_phone_call_click';
    if (path === EMISSIONS) return 'emissions_inspection_phone_call_click';
  }
  return undefined;
}

test('the events of the table are on the right links, and on nothing else', () => {
  onEvery(PAGE_PATHS, (page, path) => {
    const wrong = selectAll(page, 'a[href]').flatMap((link) => {
      const [expected, found] = [expectedEvent(path, link), link.getAttribute('data-event')];
      return expected === found ? [] : [`${link.outerHTML.slice(0, 200)} should have ${expected ?? 'no event'}`];
    });
    expect(wrong).toEqual([]);
    expect(page.querySelectorAll('[data-event]').filter(({ rawTagName }) => rawTagName !== 'a')).toEqual([]);
  });
});

test('every event of the specification is on some link', () => {
  const found = new Set(PAGE_PATHS.flatMap((path) => selectAll(pageAt(path), '[data-event]').map((link) => attribute(link, 'data-event'))));
  expect([...found].sort()).toEqual([...EVENTS].sort());
});

test('every button to schedule or book dials the shop', () => {
  onEvery(PAGE_PATHS, (page) => {
    const buttons = selectAll(page, 'a, button').filter(isBooking);
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const button of buttons) expect([button.rawTagName, attribute(button, 'href')]).toEqual(['a', FACTS.tel]);
  });
});

test('the inspection pages dial the inspection lane', () => {
  const paths = [STATE, EMISSIONS].filter((path) => path !== undefined);
  if (paths.length === 0) return;
  onEvery(paths, (page) => {
    const calls = selectAll(page, 'main a[data-event$=inspection_phone_call_click]');
    for (const call of calls) expect(attribute(call, 'href')).toBe(FACTS.inspectionTel);
  });
});

test('no link opens a new window', () => {
  onEvery(PAGE_PATHS, (page) => expect(page.querySelectorAll('a[target]')).toEqual([]));
});
