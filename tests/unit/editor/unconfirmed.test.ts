import { expect, test } from 'vitest';
import { editText } from '../../../src/editor/edit-text.ts';
import type { FieldPath } from '../../../src/generator/content/locate.ts';

const FILE = `# Unconfirmed comments are guesses.
# The name of the shop.
# Unconfirmed: Is it this name?
name: Corner
hours:
  # Unconfirmed: These are a guess.

  # Not on holidays.
  # Unconfirmed: And a second guess.
  wash:
    - { days: Sat } # Unconfirmed: Only then?
    # Unconfirmed: This one too.
    - days: Sun # short
text: "A # Unconfirmed: text"
`;

/** The lines that confirming a field takes out. */
function taken(path: FieldPath, file = FILE): string[] {
  const after = editText(file, { kind: 'confirm', path }).split('\n');
  return file.split('\n').filter((line) => !after.includes(line));
}

test.each<{ what: string; path: FieldPath; lines: string[] }>([
  {
    what: 'the comment directly above',
    path: ['name'],
    lines: ['# Unconfirmed: Is it this name?'],
  },
  {
    what: 'all comments above, between blank lines and other comments',
    path: ['hours', 'wash'],
    lines: ['  # Unconfirmed: These are a guess.', '  # Unconfirmed: And a second guess.'],
  },
  {
    what: 'the comment above an item',
    path: ['hours', 'wash', 1],
    lines: ['    # Unconfirmed: This one too.'],
  },
  {
    what: 'the comment above the first field of an item',
    path: ['hours', 'wash', 1, 'days'],
    lines: ['    # Unconfirmed: This one too.'],
  },
])('confirming takes out $what', ({ path, lines }) => {
  expect(taken(path)).toEqual(lines);
});

test('confirming takes a comment beside the value, and leaves the value', () => {
  expect(editText(FILE, { kind: 'confirm', path: ['hours', 'wash', 0] })).toBe(
    FILE.replace('{ days: Sat } # Unconfirmed: Only then?', '{ days: Sat }'),
  );
});

test('confirming what is not called unconfirmed changes nothing', () => {
  for (const path of [['text'], ['hours']])
    expect(editText(FILE, { kind: 'confirm', path })).toBe(FILE);
  expect(() => editText(FILE, { kind: 'confirm', path: ['fax'] })).toThrow('fax');
});

test('a field that is removed takes its comment with it', () => {
  expect(editText(FILE, { kind: 'remove', path: ['name'] })).toBe(
    FILE.replace('# Unconfirmed: Is it this name?\nname: Corner\n', ''),
  );
});
