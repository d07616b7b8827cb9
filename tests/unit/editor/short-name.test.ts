import { expect, test } from 'vitest';
import * as v from 'valibot';
import { meantChanges } from '../../../src/editor/meant-changes.ts';
import type { Change } from '../../../src/editor/request-shapes.ts';

const id = v.pipe(v.string(), v.metadata({ nameFields: ['question'] }));
const question = v.pipe(
  v.strictObject({ id, question: v.string(), links: v.array(v.string()) }),
  v.title('Question'),
);
const schema = v.strictObject({ questions: v.array(question), plain: v.array(question) });
const data = {
  questions: [
    { id: 'question-1', question: 'How much?', links: [] },
    { id: 'price', question: 'Where?', links: [] },
  ],
};
const add = (id: string): Change => ({
  kind: 'insert',
  path: ['questions'],
  index: 2,
  value: { id, question: 'When?' },
});

test('a new item gets a short name that no other item has, and keeps it', () => {
  expect(meantChanges(schema, add(''), data, data)).toEqual([add('question-2')]);
  const others: Change[] = [
    { kind: 'set', path: ['questions', 0, 'question'], value: 'What?' },
    { kind: 'set', path: ['questions', 0, 'id'], value: 'what' },
    { kind: 'insert', path: ['questions', 0, 'links'], index: 0, value: '/about' },
  ];
  for (const change of others) expect(meantChanges(schema, change, data, data)).toEqual([change]);
});
