import { expect, test } from 'vitest';
import { withFiles } from '../../../../src/editor/content/content-files.ts';
import { ownerMistakes } from '../../../../src/editor/words/owner-mistakes.ts';
import { replacedPrices } from '../../../../src/editor/checks/replaced-prices.ts';
import { contentModel } from '../../../../src/schema/content-model.ts';
import { edit, folderOf } from '../../../support/content-files.ts';
import { SAMPLE } from '../../../support/sample-content.ts';

const contentWith = (answer: string) =>
  folderOf(edit(SAMPLE, [{ file: 'faq.yaml', from: 'We take cards of every kind.', to: answer }]));
const BEFORE = 'A test is {price.emissions}, and a copy is $2.';
const formerPrices = new Map<string, string>();
const project = { model: contentModel, folder: contentWith(BEFORE), formerPrices };

test('a price typed in place of a fact has three ways out', () => {
  const folder = contentWith('A test is $35, and a copy is $2.');
  const mistakes = ownerMistakes(replacedPrices(project, folder), folder, contentModel);
  expect(mistakes).toMatchObject([
    {
      fixes: [
        { title: 'Use “Prices: Price, $30”', change: { value: BEFORE } },
        { title: 'Keep as typed', change: { literal: '$35, not price.emissions' } },
      ],
      priceRef: { file: 'inspections/emissions.yaml' },
    },
  ]);
});

test('each price that is typed may become the fact in whose place it stands', () => {
  const facts = contentWith('From {price.emissions}, and {price.safety} for {price.emissions}.');
  const folder = contentWith('From 35 dollars, and $25 for {price.emissions}.');
  const mistakes = replacedPrices({ ...project, folder: facts }, folder);
  expect(mistakes.map(({ fixes }) => fixes?.[0])).toMatchObject([
    { find: '35 dollars', replacement: '{price.emissions}' },
    { find: '$25', replacement: '{price.safety}' },
  ]);
  const pair = { ...project, folder: contentWith('{price.safety} / {price.emissions}') };
  const [mistake] = replacedPrices(pair, contentWith('$20 / $35'));
  expect(mistake?.fixes?.[0]).toMatchObject({ find: '$35', replacement: '{price.emissions}' });
});

test.each([
  ['a price that was there', 'A test is $2, and a copy is $2.'],
  ['a price beside the fact', 'A test is {price.emissions}, or $35.'],
  ['the same price', 'A test is $30, and a copy is $2.'],
  ['a price that a comment means', 'A test is $35. # literal: $35, yes'],
])('%s is no mistake', (_what, answer) => {
  expect(replacedPrices(project, contentWith(answer))).toEqual([]);
});

test('a file that is no text says nothing', () => {
  const damaged = withFiles(project.folder, new Map([['faq.yaml', Buffer.from([0xe9])]]));
  expect(replacedPrices({ ...project, folder: damaged }, project.folder)).toEqual([]);
});

test('a price that has changed is asked about where a draft still says it', () => {
  const faq = { file: 'faq.yaml', from: 'We take cards of every kind.', to: 'A test is $30.' };
  const price = { file: 'inspections/emissions.yaml', from: 'amount: 30', to: 'amount: 28' };
  const session = { ...project, formerPrices: new Map() };
  const folder = folderOf(edit(SAMPLE, [price]));
  replacedPrices(session, folder);
  const found = replacedPrices({ ...session, folder }, folderOf(edit(SAMPLE, [price, faq])));
  expect(found).toMatchObject([
    {
      message: '“$30” was the price before you changed it. Now it is $28.',
      fixes: [{ replacement: '{price.emissions}' }, {}],
    },
  ]);
  expect(replacedPrices(session, folderOf(edit(SAMPLE, [faq])))).toEqual([]);
  // A customer's words must not change.
  const words = { file: 'reviews.yaml', to: 'reviews: [{ text: I paid $30. }]' };
  const review = folderOf(edit(SAMPLE, [price, words]));
  expect(replacedPrices({ ...session, folder }, review)).toEqual([]);
});
