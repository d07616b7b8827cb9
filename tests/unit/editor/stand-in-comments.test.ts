import { expect, test } from 'vitest';
import { editText } from '../../../src/editor/yaml/edit-text.ts';
import type { FieldPath } from '../../../src/generator/content/yaml-tree.ts';

const FILE = `# Unconfirmed comments are guesses.
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

const confirm = (...path: FieldPath): string => editText(FILE, { kind: 'confirm', path });

test.each<[path: FieldPath, ...taken: string[]]>([
  [['name'], '# Unconfirmed: Is it this name?\n'],
  [
    ['hours', 'wash'],
    '  # Unconfirmed: These are a guess.\n',
    '  # Unconfirmed: And a second guess.\n',
  ],
  [['hours', 'wash', 0], ' # Unconfirmed: Only then?'],
  [['hours', 'wash', 1, 'days'], '    # Unconfirmed: This one too.\n'],
  [['hours']],
])('confirming %j takes out its comments, and nothing else', (path, ...taken) => {
  expect(confirm(...path)).toBe(taken.reduce((text, comment) => text.replace(comment, ''), FILE));
});

test('a new value takes its comment along, unless that asks more', () => {
  const set = (...path: FieldPath) => editText(FILE, { kind: 'set', path, value: 'Mon' });
  expect(set('name')).toContain('Is it this name?');
  expect(set('hours', 'wash', 1, 'days')).not.toContain('This one too');
});

test('a field that is removed takes its comment with it, and no other', () => {
  const item = editText('- a: 1\n  # b\n  b: 2\n', { kind: 'remove', path: [0, 'a'] });
  expect(item).toBe('  # b\n- b: 2\n');
  expect(() => confirm('fax')).toThrow('Ask');
  expect(editText(FILE, { kind: 'remove', path: ['name'] })).toBe(
    FILE.replace('# Unconfirmed: Is it this name?\nname: Corner\n', ''),
  );
});
