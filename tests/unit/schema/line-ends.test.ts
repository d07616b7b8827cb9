import { expect, test } from 'vitest';
import { readContent } from '../../../src/generator/content/read-content.ts';
import { site } from '../../../src/site.ts';
import { ioOf, textsIn } from '../../support/content-files.ts';

const TEXTS = textsIn('content');
/** All files of the shop, with other line ends. */
const withEnds = (end: (line: number) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TEXTS).map(([file, text]) => {
      let line = 0;
      return [file, text.replace(/\n/g, () => end((line += 1)))];
    }),
  );
const MIXED = ['\n', '\r\n', '\r'];

test('files with line ends of all kinds are the same content', () => {
  const { content } = readContent(site.content, ioOf(TEXTS));
  const files = withEnds((line) => MIXED[line % 3]!);
  expect(readContent(site.content, ioOf(files)).content).toEqual(content);
});

test('a mistake in a file with line ends of Windows is told with its line', () => {
  const faq = TEXTS['faq.yaml']!.replace('question:', 'qestion:');
  const line = faq.slice(0, faq.indexOf('qestion:')).split('\n').length;
  const files = { ...TEXTS, 'faq.yaml': faq.replaceAll('\n', '\r\n') };
  expect(() => readContent(site.content, ioOf(files))).toThrow(
    new RegExp(`^content/faq\\.yaml:${line}:\\d+  .*question`, 'm'),
  );
});
