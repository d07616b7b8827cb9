import { expect, test } from 'vitest';
import { plainSite } from '../../support/in-memory.ts';

test('a page for visitors has no trace of the editor', () => {
  const pages = [...plainSite().html];
  expect(pages.length).toBeGreaterThan(10);
  const trace = /data-edit|__edit|[\u{E0100}-\u{E01EF}]/u;
  expect(pages.filter(([, html]) => trace.test(html)).map(([file]) => file)).toEqual([]);
});
