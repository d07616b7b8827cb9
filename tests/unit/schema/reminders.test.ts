import { expect, test } from 'vitest';
import { reminders } from '../../../src/schema/reminders.ts';
import mapData from '../../../src/drawings/map-data.json' with { type: 'json' };
import { CONTENT } from '../../support/in-memory.ts';

const { rule } = CONTENT.inspections.emissions!.walk;
const [year, month, day] = rule.checked.split('-').map(Number) as [number, number, number];
const withHolidays = (holidays: typeof CONTENT.shop.holidays) => ({
  ...CONTENT,
  shop: { ...CONTENT.shop, point: mapData.point, holidays },
});

test('after a year, a reminder says which rule to check again and in which file', () => {
  const content = withHolidays([]);
  expect(reminders(content, { year: year + 1, month, day })).toEqual([]);
  expect(reminders(content, { year: year + 2, month, day })).toEqual([
    expect.stringMatching(/^inspections\/emissions\.yaml: .* over a year ago\. .* "checked"\.$/),
  ]);
});

test('once all holidays have passed, a reminder asks for the next ones', () => {
  const holidays = ['2027-01-01', '2026-12-25'].map((date) => ({
    date,
    name: 'A holiday',
    shop: 'closed' as const,
  }));
  const remindersOn = (month: number, day: number) =>
    reminders(withHolidays(holidays), { year: 2027, month, day });
  expect(remindersOn(1, 1)).toEqual([]);
  expect(remindersOn(1, 2)).toEqual([
    expect.stringMatching(/^shop\.yaml: the last of the holidays was 2027-01-01\. /),
  ]);
});

test('once the shop has moved, a reminder asks for the county lines around it', () => {
  const content = withHolidays([]);
  const at = (latitude: number) =>
    reminders(
      { ...content, shop: { ...content.shop, point: { ...mapData.point, latitude } } },
      { year, month, day },
    );
  expect(at(mapData.point.latitude + 0.005)).toEqual([]);
  expect(at(mapData.point.latitude + 0.05)).toEqual([
    expect.stringMatching(/^shop\.yaml: .* npm run map-data\.$/),
  ]);
});
