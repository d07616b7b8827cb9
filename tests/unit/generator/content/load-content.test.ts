import { expect, test } from 'vitest';
import { openContentFolder } from '../../../../src/generator/content/content-folder.ts';
import { loadContent } from '../../../../src/generator/content/load-content.ts';
import { workshopModel } from '../../../fixture-site/content-model.ts';

test('a missing folder is one mistake, not one for each file', () => {
  expect(() => loadContent(workshopModel, openContentFolder('contnet'))).toThrow(
    /^contnet {2}This folder is empty or does not exist\. Correct its name, .*$/,
  );
});

test('a file that cannot be read is reported', () => {
  const read = () => {
    throw new Error('permission denied');
  };
  const folder = { name: 'content', list: () => ({ files: ['home.yaml'], symlinks: [] }), read };
  expect(() => loadContent(workshopModel, folder)).toThrow(
    'content/home.yaml  This file cannot be read: permission denied.',
  );
});
