import { expect, test } from 'vitest';
import { parseIsoDay } from '../../../src/rules/days.ts';
import { reminders } from '../../../src/schema/reminders.ts';
import mapData from '../../../src/drawings/map-data.json' with { type: 'json' };
import { CONTENT } from '../../support/in-memory.ts';

const emissions = CONTENT.inspections.emissions!;
const { questions } = emissions;
const today = parseIsoDay(questions.rule.checked);
const withHolidays = (holidays: typeof CONTENT.shop.holidays) => ({
  ...CONTENT,
  shop: { ...CONTENT.shop, point: mapData.point, holidays },
});

test.each([
  ['2026-11-01', '2027-11-01', false],
  ['2026-11-01', '2027-11-02', true],
  ['2028-02-29', '2029-02-28', false],
  ['2028-02-29', '2029-03-01', true],
])(
  'after a year, a reminder says which rule to check again and in which file: %s, %s',
  (checked, day, isOutdated) => {
    const rule = { ...questions.rule, checked };
    const inspections = { emissions: { ...emissions, questions: { ...questions, rule } } };
    expect(reminders({ ...withHolidays([]), inspections }, parseIsoDay(day))).toEqual(
      isOutdated
        ? [
            expect.stringMatching(
              /^inspections\/emissions\.yaml: .* over a year ago\. .* "checked"\.$/,
            ),
          ]
        : [],
    );
  },
);

test('once all holidays have passed, a reminder asks for the next ones', () => {
  const content = withHolidays([
    { date: '2027-01-01', name: 'A holiday', shop: 'closed' },
    { date: '2026-12-25', name: 'Another', shop: 'closed' },
  ]);
  expect(reminders(content, parseIsoDay('2027-01-01'))).toEqual([]);
  expect(reminders(content, parseIsoDay('2027-01-02'))).toEqual([
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
