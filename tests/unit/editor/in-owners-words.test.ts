import { expect, test } from 'vitest';
import * as v from 'valibot';
import { inOwnersWords } from '../../../src/editor/in-owners-words.ts';
import { field } from '../../../src/generator/content/field.ts';

const schema = field(
  'The shop',
  v.strictObject({ name: field('Name of the shop', v.string()), towns: v.array(v.string()) }),
);
const model = {
  files: { 'shop.yaml': { name: 'shop', schema } },
  folders: { makes: { name: 'make', schema: field('Make', v.unknown()) } },
};
const texts: Record<string, string> = {
  'shop.yaml': 'name: Mill\n',
  'makes/kia.yaml': 'name: Kia\n',
  'makes/bad.yaml': 'a: b: c',
};
const io = {
  root: '/home/owner/content',
  list: () => ({ files: Object.keys(texts), links: [] }),
  read: (file: string) => Buffer.from(texts[file]!),
};

test.each([
  {
    what: 'nothing of times in files',
    says: '"name" is "15:00". It must be later than open, such as open: "08:00", close: "17:00".',
    reads:
      'Name of the shop is "15:00". It must be later than when it opens. Hours after midnight are a line of the next day',
  },
  {
    what: 'nothing of comments in files',
    says: '"$20" repeats a fact. If you mean it as it is, say why in a comment on the first line of this text or the line above it: # literal: $20, because …',
    reads: '"$20" repeats a fact.',
  },
  {
    what: 'nothing of files that are gone',
    says: 'There is no service "x". Write the name of a file in services, without .yaml. If you deleted its file, delete this entry.',
    reads: 'There is no service "x". Choose another one. If it is gone, remove it here, too.',
  },
  { what: 'a field by its title', says: '"name" is empty.', reads: 'Name of the shop is empty.' },
  {
    what: 'other fields by their titles',
    says: 'It must be more than "name".',
    reads: 'It must be more than “Name of the shop”.',
  },
  {
    what: 'a title, where the build has both',
    says: '"name" (Name of the shop) is empty.',
    reads: 'Name of the shop is empty.',
  },
  {
    what: 'files by their titles',
    says: 'See /home/owner/content/makes/kia.yaml:3:1 and shop.yaml.',
    reads: 'See “Kia” and “The shop”.',
  },
  { what: 'as before what is no field', says: '"Mill" is the same.', reads: '"Mill" is the same.' },
  {
    what: 'as before what is no file here',
    says: 'There is no makes/bmw.yaml.',
    reads: 'There is no makes/bmw.yaml.',
  },
  {
    what: 'a file that cannot be read by its name',
    says: 'There is makes/bad.yaml.',
    reads: 'There is makes/bad.yaml.',
  },
])('a sentence for an owner says $what', ({ says, reads }) => {
  expect(inOwnersWords(says, io, model, { file: 'shop.yaml', path: ['towns', 0] })).toBe(reads);
  expect(inOwnersWords(says, io, model, { file: 'shop.yaml', path: [] })).toBe(reads);
});
