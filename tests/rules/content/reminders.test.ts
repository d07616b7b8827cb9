import { expect, test } from 'vitest';
import { reminders } from '../../../src/schema/reminders.ts';
import { CONTENT } from '../../support/in-memory.ts';

const { rule } = CONTENT.inspections.emissions.walk;
const [year, month, day] = rule.checked.split('-').map(Number) as [number, number, number];

test('after a year, a reminder says which rule to check again and in which file', () => {
  expect(reminders(CONTENT, { year: year + 1, month, day })).toEqual([]);
  expect(reminders(CONTENT, { year: year + 2, month, day })).toEqual([expect.stringMatching(/^content\/inspections\/emissions\.yaml: .* over a year ago\. .* "checked"\.$/)]);
});
