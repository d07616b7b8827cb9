import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Change } from '../../../src/editor/change.ts';
import { withShortName } from '../../../src/editor/short-name.ts';

const id = v.pipe(v.string(), v.metadata({ madeFrom: ['question', 'answer'] }));
const question = v.pipe(
  v.strictObject({ id, question: v.string(), answer: v.string(), links: v.array(v.string()) }),
  v.title('Question'),
);
const schema = v.strictObject({
  questions: v.array(question),
  plain: v.array(v.strictObject({ question: v.string() })),
});

const PRICE = { id: 'price', question: 'How much is it?', answer: 'Ask us.', links: ['/'] };

/** The changes that a change becomes, in a file with more questions. */
const named = (change: Change, ...more: object[]): Change[] =>
  withShortName(schema, change, { questions: [PRICE, ...more], plain: [{ question: 'a' }] });
const add = (value: Record<string, string>): Change => ({
  kind: 'insert',
  path: ['questions'],
  index: 1,
  value,
});
const set = (index: number, name: string, value: string): Change => ({
  kind: 'set',
  path: ['questions', index, name],
  value,
});
const rename = (value: string): Change => set(1, 'id', value);

describe('a new item gets a short name', () => {
  test.each<[from: string, value: Record<string, string>, id: string]>([
    ['its words', { question: 'Do you wash it, Zoë?' }, 'do-you-wash-it-zoe'],
    ['its next words', { question: '', answer: 'Yes' }, 'yes'],
    ['its words without those of placeholders', { question: 'Is {price.state} all?' }, 'is-all'],
    [
      'a few of many words',
      { question: 'Do I need an appointment for an oil change?' },
      'do-i-need-an-appointment-for-an-oil',
    ],
    ['what it is, if it has no words', { question: '', answer: '' }, 'question-1'],
    ['its words, with a number if they are taken', { question: 'Price' }, 'price-2'],
    [
      'its words, not from the item that it is a copy of',
      { ...PRICE, links: '' },
      'how-much-is-it',
    ],
  ])('from %s', (_from, value, name) => {
    const { id: _, ...others } = { id: '', ...value };
    expect(named(add(value))).toEqual([add({ id: name, ...others })]);
  });
});

describe('the short name of an item', () => {
  test('is made once, when it gets its first words', () => {
    const change = set(1, 'question', 'Where are you?');
    expect(named(change, { id: 'question-1', question: '', answer: '' })).toEqual([
      change,
      rename('where-are-you'),
    ]);
    expect(named(change, { question: '', answer: '' })).toEqual([change, rename('where-are-you')]);
    expect(named(change, { id: 'where-is-it', question: 'Where is it?' })).toEqual([change]);
    const chosen = rename('place');
    expect(named(chosen, { id: 'question-1', question: '' })).toEqual([chosen]);
  });

  test('is not touched by other changes, nor made where there is none', () => {
    const others: Change[] = [
      { kind: 'remove', path: ['questions', 1] },
      { kind: 'move', path: ['questions'], from: 0, to: 1 },
      { kind: 'insert', path: ['questions', 1, 'links'], index: 0, value: '/about' },
      { kind: 'insert', path: ['plain'], index: 0, value: { question: 'b' } },
      { kind: 'set', path: ['plain', 0, 'question'], value: 'b' },
      { kind: 'set', path: ['questions'], value: [] },
    ];
    for (const change of others)
      expect(named(change, { id: 'question-1', question: '' })).toEqual([change]);
  });
});
