import { expect, test } from 'vitest';
import { mailDraft } from '../../../src/rules/mail-draft.ts';

/** The subject and text that a mail program reads from the link. */
function read(href: string): [subject: string | null, text: string | null] {
  const { searchParams } = new URL(href);
  return [searchParams.get('subject'), searchParams.get('body')];
}

const DRAFT = mailDraft('desk@corner.example', 'Question & answer', [
  { label: 'Car', value: 'Jeep' },
  { label: 'Service' },
  { label: 'What it does' },
]);

test('a draft has a line for each fact that the page knows', () => {
  expect(DRAFT.startsWith('mailto:desk@corner.example?')).toBe(true);
  // A mail program would read + as a plus sign, so spaces are %20.
  expect(DRAFT).not.toContain('+');
  expect(read(DRAFT)).toEqual(['Question & answer', 'Car: Jeep\r\nService: \r\nWhat it does: ']);
});

test('what is added to the link ends the last line', () => {
  const complaint = 'Squeals & pulls: 50 % of the time';
  expect(read(DRAFT + encodeURIComponent(complaint))[1]).toBe(
    `Car: Jeep\r\nService: \r\nWhat it does: ${complaint}`,
  );
});
