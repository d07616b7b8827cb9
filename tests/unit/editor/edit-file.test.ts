import { expect, test } from 'vitest';
import * as v from 'valibot';
import { editFile } from '../../../src/editor/edit-text.ts';
import { folderOf } from '../../support/content-files.ts';
import type { Change } from '../../../src/editor/request-shapes.ts';

const schema = v.strictObject({
  name: v.string(),
  words: v.string(),
  wash: v.optional(v.string()),
});
const model = { files: { 'shop.yaml': { name: 'shop', schema } }, folders: {} };
const after = (text: string, change: Change): string =>
  String(editFile(model, folderOf({ 'shop.yaml': text }), 'shop.yaml', [change]));

test('a file with the line ends of Windows keeps them', () => {
  const text = 'name: Mill\r\nwords: >-\r\n  One\r\n  two.\r\n';
  expect(after(text, { kind: 'set', path: ['name'], value: 'Old Mill' })).toBe(
    'name: Old Mill\r\nwords: >-\r\n  One\r\n  two.\r\n',
  );
  expect(after(text, { kind: 'set', path: ['wash'], value: 'Yes' })).toBe(`${text}wash: Yes\r\n`);
});
