import { expect, test } from 'vitest';
import { loadContent } from '../../../src/generator/content/load-content.ts';
import { site } from '../../../src/site.ts';
import { folderOf, textsIn } from '../../support/content-files.ts';

const TEXTS = textsIn('content');
TEXTS['faq.yaml'] = TEXTS['faq.yaml']!.replace(/question: /g, '$&É ');
const contentOf = (change: (text: string) => string) => {
  const files = Object.entries(TEXTS).map(([file, text]) => [file, change(text)]);
  return loadContent(site.contentModel, folderOf(Object.fromEntries(files))).content;
};

test.each([
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['line ends of old Macs', (text: string) => text.replaceAll('\n', '\r')],
  ['accents beside their letters', (text: string) => text.normalize('NFD')],
])('files with %s are the same content', (_, change) =>
  expect(contentOf(change)).toEqual(contentOf((text) => text)),
);
