import { expect, test } from 'vitest';
import { toOwnerMistakes } from '../../../src/editor/owner-mistakes.ts';
import { replacedPrices } from '../../../src/editor/replaced-prices.ts';
import { contentModel } from '../../../src/schema/content-model.ts';
import { edit, folderOf } from '../../support/content-files.ts';
import { SAMPLE } from '../../support/sample-content.ts';

const contentWith = (answer: string) =>
  folderOf(edit(SAMPLE, [{ file: 'faq.yaml', from: 'We take cards of every kind.', to: answer }]));
const project = {
  model: contentModel,
  folder: contentWith('A test is {price.emissions}, and a copy is $2.'),
};

test('a price that is typed in the place of a fact has two ways out', () => {
  const folder = contentWith('A test is $35, and a copy is $2.');
  const mistakes = toOwnerMistakes(replacedPrices(project, folder), folder, contentModel);
  expect(
    mistakes.map(({ fixes }) => fixes!.map(({ title, change }) => ({ title, ...change }))),
  ).toMatchObject([
    [
      {
        title: 'Use “Prices: Price”',
        value: 'A test is {price.emissions}, and a copy is $2.',
      },
      { title: 'Keep as typed', kind: 'allow-literal', literal: '$35' },
    ],
  ]);
});

test.each([
  { what: 'a price that was there', answer: 'A test is $2, and a copy is $2.' },
  { what: 'a price beside the fact', answer: 'A test is {price.emissions}, or $35.' },
  { what: 'a price that a comment means', answer: 'A test is $35. # literal: $35, yes' },
])('$what is no mistake', ({ answer }) => {
  expect(replacedPrices(project, contentWith(answer))).toEqual([]);
});
