import { describe, expect, test } from 'vitest';
import { changed, type Change } from '../../../src/editor/change.ts';
import { carriedOver } from '../../../src/editor/client/carried-over.ts';

const DATA = { list: ['a', 'b', 'c', 'd'], other: ['x', 'y'] };
const at = (index: number) => ['list', index];

const PASTS: Record<string, Change> = {
  'a value was set': { kind: 'set', path: at(1), value: 'B' },
  'an item was put in': { kind: 'insert', path: ['list'], index: 1, value: 'new' },
  'an item was moved down': { kind: 'move', path: ['list'], from: 0, to: 2 },
  'an item was moved up': { kind: 'move', path: ['list'], from: 3, to: 1 },
  'an item was removed': { kind: 'remove', path: at(1) },
  'another list was changed': { kind: 'remove', path: ['other', 0] },
};

describe.each(Object.entries(PASTS))('after %s', (_, past) => {
  const now = changed(DATA, past) as typeof DATA;
  const after = (change: Change): typeof DATA =>
    changed(now, carriedOver(change, past)!) as typeof DATA;

  test.each([0, 2, 3])('a change of item %i is one of the same item', (index) => {
    const item = DATA.list[index]!;
    expect(after({ kind: 'set', path: at(index), value: 'set' }).list).toEqual(
      now.list.map((one) => (one === item ? 'set' : one)),
    );
    expect(after({ kind: 'remove', path: at(index) }).list).toEqual(
      now.list.filter((one) => one !== item),
    );
    const { list } = after({ kind: 'insert', path: ['list'], index, value: 'before' });
    expect(list[list.indexOf('before') + 1]).toBe(item);
  });

  test('an item still moves by one', () => {
    const { list } = after({ kind: 'move', path: ['list'], from: 2, to: 1 });
    expect(list.indexOf('c')).toBe(Math.max(0, now.list.indexOf('c') - 1));
  });
});

test('a change of what was removed is none', () => {
  const past: Change = { kind: 'remove', path: at(1) };
  expect(carriedOver({ kind: 'set', path: [...at(1), 'name'], value: '' }, past)).toBeUndefined();
  expect(carriedOver({ kind: 'move', path: ['list'], from: 1, to: 0 }, past)).toBeUndefined();
});
