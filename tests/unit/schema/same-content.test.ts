import { expect, test } from 'vitest';
import { loadContent } from '../../../src/generator/content/load-content.ts';
import { site } from '../../../src/site.ts';
import { folderOf, textsIn } from '../../support/content-files.ts';

const contentOf = (change: (text: string) => string) => {
  const files = Object.entries(textsIn('content')).map(([file, text]) => [
    file,
    change(text.replace('question: ', '$&É ')),
  ]);
  return loadContent(site.contentModel, folderOf(Object.fromEntries(files))).content;
};

test.each([
  (text: string) => text.replaceAll('\n', '\r\n'),
  (text: string) => text.replaceAll('\n', '\r'),
  (text: string) => text.normalize('NFD'),
])('files are the same content after %s', (change) =>
  expect(contentOf(change)).toEqual(contentOf((text) => text)),
);
