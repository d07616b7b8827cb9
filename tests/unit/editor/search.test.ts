import { expect, test } from 'vitest';
import * as v from 'valibot';
import { search } from '../../../src/editor/search.ts';

const id = v.pipe(v.string(), v.metadata({ nameFields: [] }));
const price = v.pipe(v.number(), v.metadata({ nameOf: (amount: unknown) => `$${amount}` }));
const schema = v.pipe(v.strictObject({ id, note: v.string(), price }), v.title('The shop'));
const model = { files: { 'shop.yaml': { name: 'shop', schema } }, folders: {} };
const found = (query: string, data: unknown) =>
  search(model, [{ file: 'shop.yaml', data }], { phone: '(703) 555-0142' }, query);

test('finds a text by its words, as visitors read it and as the file writes it, and no short name', () => {
  const value = { id: 'open-call', note: 'Call {phone} at the [Café](/x), we’re open, Wi-Fi' };
  const hit = {
    ref: { file: 'shop.yaml', path: ['note'] },
    title: 'The shop › Note',
    text: 'Call (703) 555-0142 at the Café, we’re open, Wi-Fi',
  };
  for (const query of [
    '703 555',
    '703-555',
    '7035550142',
    '{phone}',
    'cafe we’re',
    'OPEN call',
    'at-the',
    'wifi',
    'fi',
  ])
    expect([query, found(query, value)]).toEqual([query, [hit]]);
  const long = { note: `${'a '.repeat(80)}windshield` };
  expect(found('windshields', long)[0]!.text).toMatch(/d$/);
  expect(found('$30', { price: 30 })[0]!.text).toBe('$30');
  expect(found('8 am', { note: '08:00' })[0]!.text).toBe('8:00 AM');
  // Part of “open” is no word that begins so.
  for (const query of ['closed', 'pen', ' –']) expect(found(query, value)).toEqual([]);
});
