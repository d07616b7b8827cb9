import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { FileRequest } from '../../../src/editor/api.ts';
import { fileJob } from '../../../src/editor/file-jobs.ts';
import { baseOf } from '../../../src/editor/texts.ts';

const part = v.pipe(
  v.strictObject({
    heading: v.string(),
    paragraph: v.optional(v.string()),
    bullets: v.optional(v.array(v.string())),
  }),
  v.check(({ paragraph, bullets }) => paragraph !== undefined || bullets !== undefined),
);
const schema = v.strictObject({
  name: v.string(),
  title: v.string(),
  year: v.optional(v.number()),
  models: v.pipe(v.array(v.string()), v.minLength(2)),
  parts: v.array(part),
});
const model = {
  files: { 'shop.yaml': { name: 'shop', schema: v.unknown() } },
  folders: { makes: { name: 'make', schema } },
};

const HONDA = `# yaml-language-server: $schema=../schema/make.schema.json
name: Honda
# Unconfirmed: Is it?
title: "Honda near {town}: call {phone}"
year: 2020
models: [Civic, Accord, Pilot]
parts:
  - { heading: Honda parts, bullets: [One, Two] }
  - { heading: More, paragraph: "See [Honda]({page.makes.Honda})" }
`;
const files = new Map([
  ['makes/honda.yaml', HONDA],
  ['makes/kia.yaml', 'name: Kia\ntitle: Cars\nmodels: [Rio, Soul]\nparts: []\n'],
  ['shop.yaml', 'name: Mill\n'],
  ['images/teasers/honda.jpg', 'a photo'],
  ['images/honda-2.jpg', 'another'],
  ['images/honda-ridge.jpg', 'of another file'],
]);
const content = {
  root: 'content',
  list: () => ({ files: [...files.keys()], links: [] }),
  read: (file: string) => Buffer.from(files.get(file)!),
};
const makes = (name: string) => ({
  name,
  title: `${name} near {town}: call {phone}`,
  models: [`First ${name}`],
  parts: [],
});
const job = (request: FileRequest) => fileJob(model, request, content, { makes });

describe('a job for a whole file', () => {
  test('begins a file as the site says, with nothing of another file', () => {
    expect(job({ kind: 'add', folder: 'makes', name: 'Land Röver' })).toEqual({
      file: 'makes/land-rover.yaml',
      files: [
        {
          file: 'makes/land-rover.yaml',
          base: 'none',
          after: `# yaml-language-server: $schema=../schema/make.schema.json
name: Land Röver
title: "Land Röver near {town}: call {phone}"
models:
  - First Land Röver
parts: []
`,
        },
      ],
    });
  });

  test('removes a file, and renames one with its photos', () => {
    expect(job({ kind: 'remove', file: 'makes/honda.yaml' })).toMatchObject({
      files: [{ file: 'makes/honda.yaml', base: baseOf(HONDA) }],
    });
    expect(job({ kind: 'rename', file: 'makes/honda.yaml', name: 'Honda & Co' }).files).toEqual([
      { file: 'makes/honda-and-co.yaml', base: 'none', after: HONDA },
      { file: 'makes/honda.yaml', base: baseOf(HONDA) },
      { file: 'images/teasers/honda-and-co.jpg', base: 'none', after: 'a photo' },
      { file: 'images/teasers/honda.jpg', base: baseOf('a photo') },
      { file: 'images/honda-and-co-2.jpg', base: 'none', after: 'another' },
      { file: 'images/honda-2.jpg', base: baseOf('another') },
    ]);
  });

  test.each<[why: string, request: FileRequest, says: string]>([
    ['a name that exists', { kind: 'add', folder: 'makes', name: 'KIA' }, 'There is already “Kia”'],
    ['a name without letters', { kind: 'add', folder: 'makes', name: '../' }, 'has no letters'],
    ['another folder', { kind: 'add', folder: '..', name: 'x' }, 'Nothing can be added here.'],
    [
      'a file with a fixed name',
      { kind: 'remove', file: 'shop.yaml' },
      'cannot be renamed or removed',
    ],
    [
      'a missing file',
      { kind: 'rename', file: 'makes/x.yaml', name: 'y' },
      'cannot be renamed or removed',
    ],
  ])('refuses %s', (_why, request, says) => {
    expect(() => job(request)).toThrow(says);
  });
});
