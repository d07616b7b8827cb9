import { expect } from 'vitest';
import { EVENTS } from '../../src/rules/names.ts';
import { directionsUrl } from '../../src/rules/map-links.ts';
import { attribute, type Element, selectAll, textOf } from '../support/select.ts';
import type { Rules } from './rules.ts';

export const events: Rules = ({ content, facts, framePaths, htmlOf, onEvery, onEveryPart, pagePaths, pathOfInspection }, test) => {
  const STATE = pathOfInspection('state');
  const EMISSIONS = pathOfInspection('emissions');

  const isBooking = (link: Element): boolean => /^(schedule|book)\b/i.test(textOf(link));

  // Where analytics are off, no link has an event.
  const counts = content.shop.analytics.provider !== 'off';

  /** The links of the parts of a page that the table tells apart. */
  const partsOf = (page: Element) => {
    const isMain = page.rawTagName === 'main';
    const linksIn = (selector: string) => new Set(isMain ? [] : page.querySelectorAll(selector));
    const main = new Set(page.querySelectorAll(isMain ? 'a' : 'main a'));
    return { header: linksIn('.site-header a, #menu a'), topBar: linksIn('.top-bar a'), main };
  };

  /** The event of a link, according to the specification's table. */
  function expectedEvent(path: string, link: Element, { header, topBar, main }: ReturnType<typeof partsOf>): string | undefined {
    const href = attribute(link, 'href');
    if (!counts) return undefined;
    if (isBooking(link)) return header.has(link) ? 'header_appointment_button_click' : 'appointment_button_click';
    if (topBar.has(link) && href.startsWith('tel:')) return 'header_phone_number_click';
    if (href === directionsUrl(content.shop)) return topBar.has(link) ? 'header_get_directions_click' : 'get_directions_button_click';
    if (textOf(link) === content.labels.reviewUs) return 'review_us_button_click';
    if (href.startsWith('tel:') && main.has(link)) {
      if (path === STATE) return 'state_inspection_phone_call_click';
      if (path === EMISSIONS) return 'emissions_inspection_phone_call_click';
    }
    return undefined;
  }

  test('the right links have the events of the table, and nothing else has one', () => {
    onEveryPart((page, path) => {
      const parts = partsOf(page);
      const wrong = page.querySelectorAll('a[href]').flatMap((link) => {
        const [expected, found] = [expectedEvent(path, link, parts), link.getAttribute('data-event')];
        return expected === found ? [] : [`${link.outerHTML.slice(0, 200)} should have ${expected ?? 'no event'}`];
      });
      expect(wrong).toEqual([]);
      expect(page.querySelectorAll('[data-event]').filter(({ rawTagName }) => rawTagName !== 'a')).toEqual([]);
    });
  });

  const isPossible = (event: string): boolean =>
    !(STATE === undefined && event.startsWith('state_')) && !(EMISSIONS === undefined && event.startsWith('emissions_'));

  test('some link has each event of the specification that the shop has a page for; if analytics is off, no link has an event', () => {
    const found = pagePaths.flatMap((path) => [...htmlOf(path).matchAll(/ data-event="?(\w+)/g)].map(([, event]) => event));
    expect([...new Set(found)].sort()).toEqual(counts ? EVENTS.filter(isPossible).sort() : []);
  });

  test('every button to schedule or book calls the shop', () => {
    const buttonsIn = (part: Element) => part.querySelectorAll('a, button').filter(isBooking);
    onEvery(framePaths, (page) => expect(buttonsIn(page).length).toBeGreaterThanOrEqual(2));
    onEveryPart((part) => {
      for (const button of buttonsIn(part)) expect([button.rawTagName, attribute(button, 'href')]).toEqual(['a', facts.tel]);
    });
  });

  test('the inspection pages call the inspection station', () => {
    const paths = [STATE, EMISSIONS].filter((path) => path !== undefined);
    if (paths.length === 0) return;
    onEvery(paths, (page) => {
      const calls = selectAll(page, 'main a[href^="tel:"]').filter((link) => !isBooking(link));
      for (const call of calls) expect(attribute(call, 'href')).toBe(facts.inspectionTel);
    });
  });

  test('no link opens a new window', () => {
    onEveryPart((part) => expect(part.querySelectorAll('a[target]')).toEqual([]));
  });
};
