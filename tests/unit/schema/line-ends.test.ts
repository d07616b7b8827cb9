import { expect, test } from 'vitest';
import { loadContent } from '../../../src/generator/content/load-content.ts';
import { site } from '../../../src/site.ts';
import { folderOf, textsIn } from '../../support/content-files.ts';

const TEXTS = textsIn('content');
test.each(['\r\n', '\r'])('files with the line ends %j are the same content', (end) => {
  const files = Object.entries(TEXTS).map(([file, text]) => [file, text.replaceAll('\n', end)]);
  expect(loadContent(site.contentModel, folderOf(Object.fromEntries(files))).content).toEqual(
    loadContent(site.contentModel, folderOf(TEXTS)).content,
  );
});
