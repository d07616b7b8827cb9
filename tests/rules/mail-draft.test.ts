import { expect, test } from 'vitest';
import { fillDraft, mailDraft } from '../../src/rules/mail-draft.ts';

/** Subject and text as a mail program reads them. */
function read(href: string): [subject: string | null, text: string | null] {
  const { searchParams } = new URL(href);
  return [searchParams.get('subject'), searchParams.get('body')];
}

const DRAFT = mailDraft('desk@corner.example', 'Question & answer', [
  { label: 'Car', value: 'Jeep' },
  { label: 'Service' },
  { label: 'What it does' },
]);

test('a mail is begun with what the page knows, a line each', () => {
  expect(DRAFT.startsWith('mailto:desk@corner.example?')).toBe(true);
  // A plus would be read as a plus: spaces are written out.
  expect(DRAFT).not.toContain('+');
  expect(read(DRAFT)).toEqual(['Question & answer', 'Car: Jeep\r\nService: \r\nWhat it does: ']);
});

test('a line can be filled in afterwards, and again, and nothing else changes', () => {
  const once = fillDraft(DRAFT, 'What it does', 'Squeals & pulls, 50 % of the time');
  expect(read(once)).toEqual(['Question & answer', 'Car: Jeep\r\nService: \r\nWhat it does: Squeals & pulls, 50 % of the time']);
  expect(read(fillDraft(once, 'What it does', 'Shakes'))[1]).toBe('Car: Jeep\r\nService: \r\nWhat it does: Shakes');
  expect(fillDraft(DRAFT, 'Wheels', 'four')).toBe(DRAFT);
});
