import { describe, expect, it, test } from 'vitest';
import { EVENTS } from '../../src/rules/names.ts';
import { pageAt } from '../support/built-pages.ts';
import { attribute, type Element, select, selectAll, textOf } from '../support/select.ts';
import { PAGE_PATHS } from './spec-routes.ts';
import { SHOP } from './spec-texts.ts';

const STATE = '/services/virginia-state-inspection-centreville';
const EMISSIONS = '/services/virginia-emissions-inspection-centreville';
const DIRECTIONS = /^https:\/\/www\.google\.com\/maps\/dir\//;

const isInside = (link: Element, selector: string): boolean => link.closest(selector) !== null;
const isBooking = (link: Element): boolean => /^(schedule|book)\b/i.test(textOf(link));

/** The event of a link by the table in decisions.md. */
function expectedEvent(path: string, link: Element): string | undefined {
  const href = attribute(link, 'href');
  if (isBooking(link)) return isInside(link, '.site-header, #menu') ? 'header_appointment_button_click' : 'appointment_button_click';
  if (isInside(link, '.top-bar') && href.startsWith('tel:')) return 'header_phone_number_click';
  if (DIRECTIONS.test(href)) return isInside(link, '.top-bar') ? 'header_get_directions_click' : 'get_directions_button_click';
  if (textOf(link) === 'Review us online') return 'review_us_button_click';
  if (href.startsWith('tel:') && isInside(link, 'main')) {
    if (path === STATE) return 'state_inspection_phone_call_click';
    if (path === EMISSIONS) return 'emissions_inspection_phone_call_click';
  }
  return undefined;
}

describe.each(PAGE_PATHS)('%s', (path) => {
  const page = pageAt(path);

  it('has the events of the table on the right links, and no others', () => {
    const wrong = selectAll(page, 'a[href]').flatMap((link) => {
      const [expected, found] = [expectedEvent(path, link), link.getAttribute('data-event')];
      return expected === found ? [] : [`${link.outerHTML.slice(0, 200)} should have ${expected ?? 'no event'}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has events on links only', () => {
    expect(selectAll(page, '[data-event]').filter(({ rawTagName }) => rawTagName !== 'a')).toEqual([]);
  });

  it('has a real tel: link for every button to schedule or book', () => {
    const buttons = selectAll(page, 'a, button').filter(isBooking);
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const button of buttons) expect([button.rawTagName, attribute(button, 'href')]).toEqual(['a', SHOP.tel]);
  });

  it('opens no link in a new window', () => {
    expect(page.querySelectorAll('a[target]')).toEqual([]);
  });
});

test('every event of the spec is on some link', () => {
  const found = new Set(PAGE_PATHS.flatMap((path) => selectAll(pageAt(path), '[data-event]').map((link) => attribute(link, 'data-event'))));
  expect([...found].sort()).toEqual([...EVENTS].sort());
  expect(EVENTS).toHaveLength(8);
});

test('each inspection page has its call button, and its table of pass and fail calls no other number', () => {
  for (const path of [STATE, EMISSIONS]) {
    const calls = selectAll(select(pageAt(path), 'main'), 'a').filter((link) => textOf(link) === 'Call Inspection Station');
    expect(calls.length).toBeGreaterThanOrEqual(1);
    for (const call of calls) expect(attribute(call, 'href')).toBe(SHOP.tel);
  }
});
