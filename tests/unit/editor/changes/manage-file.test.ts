import { expect, test } from 'vitest';
import * as v from 'valibot';
import { writesOfRequest } from '../../../../src/editor/changes/manage-file.ts';
import { folderOf, textsOf } from '../../../support/content-files.ts';
import type { FileRequest } from '../../../../src/editor/shared/messages.ts';

const schema = v.strictObject({ name: v.string(), models: v.array(v.string()) });
const model = {
  files: { 'shop.yaml': { name: 'shop', schema: v.unknown() } },
  folders: { makes: { name: 'make', schema } },
};

const HEAD = '# yaml-language-server: $schema=../schema/make.schema.json\n';
const HONDA = `${HEAD}name: Honda\nmodels: []\n`;
const content = folderOf({
  'makes/honda.yaml': HONDA,
  'makes/kia.yaml': 'name: Kia\nmodels: []\n',
  'shop.yaml': 'name: Mill\n',
  'images/teasers/honda.jpg': 'a photo',
  'images/makes/honda-2.jpg': 'another',
  'images/makes/honda-ridge.jpg': 'of another file',
  'images/honda.jpg': 'of a page',
});
const change = (request: FileRequest) =>
  writesOfRequest(model, request, content, { makes: () => null });

test('a new file has the first line of the others, which names the schema', () => {
  const file = 'makes/land-rover.yaml';
  const name = `Land Röver${' '.repeat(99)}x`;
  const added = change({ kind: 'add', folder: 'makes', name });
  expect([added.file, textsOf(added.files)]).toEqual([file, { [file]: `${HEAD}null\n` }]);
});

test('photos go with their file', () => {
  const { files } = change({
    kind: 'change-address',
    file: 'makes/honda.yaml',
    name: 'Honda & Co',
  });
  expect(textsOf(files)).toEqual({
    'makes/honda-and-co.yaml': HONDA,
    'makes/honda.yaml': undefined,
    'images/teasers/honda-and-co.jpg': 'a photo',
    'images/teasers/honda.jpg': undefined,
    'images/makes/honda-and-co-2.jpg': 'another',
    'images/makes/honda-2.jpg': undefined,
  });
});

test.each<[request: FileRequest, says: string]>([
  [{ kind: 'add', folder: 'makes', name: 'KIA' }, 'There is already “Kia”'],
  [{ kind: 'add', folder: 'makes', name: '../' }, 'has no letters'],
  [{ kind: 'add', folder: '..', name: 'x' }, 'Nothing can be added here.'],
  [{ kind: 'remove', file: 'shop.yaml' }, 'cannot be removed'],
  [{ kind: 'change-address', file: 'makes/x.yaml', name: 'y' }, 'gone already'],
])('refuses %j', (request, says) => {
  expect(() => change(request)).toThrow(says);
});
