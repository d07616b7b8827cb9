import { expect, test } from 'vitest';
import { reminders } from '../../../src/schema/reminders.ts';
import { CONTENT } from '../../support/in-memory.ts';

const { rule } = CONTENT.inspections.emissions.walk;
const [year, month, day] = rule.checked.split('-').map(Number) as [number, number, number];

test('a rule is to be checked again once a year, and the reminder says where', () => {
  expect(reminders(CONTENT, { year: year + 1, month, day })).toEqual([]);
  expect(reminders(CONTENT, { year: year + 2, month, day })).toEqual([expect.stringMatching(/^content\/inspections\/emissions\.yaml: .* over a year ago\. .* "checked"\.$/)]);
});
