import { expect, test } from 'vitest';
import { withEditAttributes } from '../../../src/editor/marks/marks.ts';

test('words after a name in lower case can be edited', () => {
  const marked = '<p>Brakes\u{E0100}\u{E0101}\u{E0102}</p><p>Ask\u{E0100}\u{E0101}\u{E0101}</p>';
  const html = withEditAttributes('<p>brakes</p><p>Ask</p>', marked, {
    fields: [{ file: 'page.yaml', path: ['words'] }],
    itemsByShortName: new Map(),
  });
  expect(html).toContain('<p data-edit="page.yaml#words">Ask');
});
