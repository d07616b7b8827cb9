import { expect, test } from 'vitest';
import { sourcesIn } from '../../../src/editor/texts.ts';
import { readFacts } from '../../../src/schema/facts.ts';
import { contentModel } from '../../../src/schema/content-model.ts';
import { ioOf } from '../../support/content-files.ts';
import { SAMPLE } from '../../support/sample-content.ts';

const { from } = readFacts(sourcesIn(ioOf(SAMPLE), contentModel), Object.keys(SAMPLE));

test.each([
  { name: 'Phone.link', file: 'shop.yaml', path: ['phone'] },
  { name: 'state', file: 'shop.yaml', path: ['address', 'region'] },
  { name: 'hours.gas', file: 'shop.yaml', path: ['hours', 'gas'] },
  { name: 'price.safety', file: 'inspections/state.yaml', path: ['prices', 'safety', 'amount'] },
  { name: 'claims.fiveStars', file: 'shop.yaml', path: ['claims', 'rating'] },
  { name: 'makes.last.page', file: 'makes/gm.yaml', path: [] },
  { name: 'count.towns.words', file: 'towns.yaml', path: ['towns'] },
])('the fact $name names the field that it is made from', ({ name, file, path }) => {
  expect(from!(name)).toEqual({ file, path });
});
