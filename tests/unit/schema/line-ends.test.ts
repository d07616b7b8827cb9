import { expect, test } from 'vitest';
import { readContent } from '../../../src/generator/content/read-content.ts';
import { site } from '../../../src/site.ts';
import { ioOf, textsIn } from '../../support/content-files.ts';

const TEXTS = textsIn('content');
/** All files with other line ends. */
const withEnds = (end: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TEXTS).map(([file, text]) => [file, text.replaceAll('\n', end)]),
  );

test.each(['\r\n', '\r'])('files with the line ends %j are the same content', (end) => {
  const { content } = readContent(site.content, ioOf(TEXTS));
  expect(readContent(site.content, ioOf(withEnds(end))).content).toEqual(content);
});

test('a mistake in a file with line ends of Windows is told with its line', () => {
  const faq = TEXTS['faq.yaml']!.replace('question:', 'qestion:');
  const line = faq.slice(0, faq.indexOf('qestion:')).split('\n').length;
  const files = { ...TEXTS, 'faq.yaml': faq.replaceAll('\n', '\r\n') };
  expect(() => readContent(site.content, ioOf(files))).toThrow(
    new RegExp(`^content/faq\\.yaml:${line}:\\d+  .*question`, 'm'),
  );
});
