import { expect, test } from 'vitest';
import { type ContentIo, readContentFolder } from '../../../src/generator/read/content-io.ts';
import { readContent } from '../../../src/generator/read/read-content.ts';
import { workshopModel } from '../../fixture-site/content-model.ts';
import { WORKSHOP } from '../../support/workshop.ts';

const io = readContentFolder(`${WORKSHOP}/content`);
const loaded = readContent(workshopModel, { ...io, root: 'content' });

/** The workshop's content with files added or replaced. */
function ioWith(changes: Record<string, string>): ContentIo {
  const files = [...new Set([...io.list().files, ...Object.keys(changes)])].sort();
  return {
    root: 'content',
    list: () => ({ files, links: [] }),
    read: (file) => (changes[file] === undefined ? io.read(file) : Buffer.from(changes[file])),
  };
}

test('facts are filled in everywhere, placeholders of one kind of file in its files, and those for components stay', () => {
  const { home, repairs } = loaded.content;
  expect(home.intro).toBe('Ring +442079460018. We are here Tuesday to Saturday, 9 to 5.');
  expect(home.bell).toBe('Our prices of {year}. Ring the bell.');
  expect(repairs.map(({ text }) => text)).toEqual([
    expect.stringContaining('It costs €12.'),
    expect.stringContaining('before Spoke & Saddle hands'),
  ]);
});

test('each item of a folder has its id and its file', () => {
  expect(loaded.content.repairs).toMatchObject([
    { id: 'puncture', file: 'content/repairs/puncture.yaml' },
    { id: 'gears', file: 'content/repairs/gears.yaml' },
  ]);
});

test.each(['contnet', 'package.json'])('a missing folder, or a file in its place, is one mistake, not one for each file: %s', (name) => {
  const says = new RegExp(`^${name}  This folder is empty or does not exist\\. Correct its name, .*$`);
  expect(() => readContent(workshopModel, name)).toThrow(says);
});

test('photos are found by slot, the path without the extension', () => {
  expect(readContent(workshopModel, ioWith({ 'images/bell.jpg': '', 'images/repairs/gears.webp': '' })).images).toEqual({
    bell: 'bell.jpg',
    'repairs/gears': 'repairs/gears.webp',
  });
});
