import { expect, test } from 'vitest';
import { contentFolder } from '../../../../src/generator/content/content-io.ts';
import { readContent } from '../../../../src/generator/content/read-content.ts';
import { workshopModel } from '../../../fixture-site/content-model.ts';

test('a missing folder is one mistake, not one for each file', () => {
  expect(() => readContent(workshopModel, contentFolder('contnet'))).toThrow(
    /^contnet {2}This folder is empty or does not exist\. Correct its name, .*$/,
  );
});

test('a file that cannot be read is reported', () => {
  const read = () => {
    throw new Error('permission denied');
  };
  const io = { root: 'content', list: () => ({ files: ['home.yaml'], symlinks: [] }), read };
  expect(() => readContent(workshopModel, io)).toThrow(
    'content/home.yaml  This file cannot be read: permission denied.',
  );
});
