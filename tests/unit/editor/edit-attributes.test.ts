import { expect, test } from 'vitest';
import { withEditAttributes } from '../../../src/editor/marks/marks.ts';

test('words after a name that is in lower case inside a sentence can be edited', () => {
  const fields = [{ file: 'page.yaml', path: ['words'] }];
  const marked =
    '<p>off Brakes\u{E0100}\u{E0101}\u{E0102}</p><p>Ask us\u{E0100}\u{E0101}\u{E0101}</p>';
  const html = withEditAttributes('<p>off brakes</p><p>Ask us</p>', marked, {
    fields,
    itemsByShortName: new Map(),
  });
  expect(html).toContain('<p data-edit="page.yaml#words">Ask us');
});
