import { expect, test } from 'vitest';
import { dayOf } from '../../../src/rules/days.ts';
import { reminders } from '../../../src/schema/reminders.ts';
import mapData from '../../../src/drawings/map-data.json' with { type: 'json' };
import { CONTENT } from '../../support/in-memory.ts';

const { rule } = CONTENT.inspections.emissions!.walk;
const today = dayOf(rule.checked);
const withHolidays = (holidays: typeof CONTENT.shop.holidays) => ({
  ...CONTENT,
  shop: { ...CONTENT.shop, point: mapData.point, holidays },
});

test('after a year, a reminder says which rule to check again and in which file', () => {
  const content = withHolidays([]);
  expect(reminders(content, { ...today, year: today.year + 1 })).toEqual([]);
  expect(reminders(content, { ...today, year: today.year + 2 })).toEqual([
    expect.stringMatching(/^inspections\/emissions\.yaml: .* over a year ago\. .* "checked"\.$/),
  ]);
});

test('once all holidays have passed, a reminder asks for the next ones', () => {
  const content = withHolidays([
    { date: '2027-01-01', name: 'A holiday', shop: 'closed' },
    { date: '2026-12-25', name: 'Another', shop: 'closed' },
  ]);
  expect(reminders(content, dayOf('2027-01-01'))).toEqual([]);
  expect(reminders(content, dayOf('2027-01-02'))).toEqual([
    expect.stringMatching(/^shop\.yaml: the last of the holidays was 2027-01-01\. /),
  ]);
});

test('once the shop has moved, a reminder asks for the county lines around it', () => {
  const content = withHolidays([]);
  const { latitude, longitude } = mapData.point;
  const moved = (degrees: number) => {
    const point = { latitude: latitude + degrees, longitude };
    return reminders({ ...content, shop: { ...content.shop, point } }, today);
  };
  expect(moved(0.005)).toEqual([]);
  expect(moved(0.05)).toEqual([expect.stringMatching(/^shop\.yaml: .* npm run map-data\.$/)]);
});
