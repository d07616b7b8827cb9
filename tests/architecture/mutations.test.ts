import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTATIONS } from '../browsers/mutations/mutations.ts';

// tests/browsers/mutations/try-mutations.ts runs a test for each mutation, which takes long. This test only finds outdated ones.
test('each mutation changes exactly one place in the current code', () => {
  const lost = MUTATIONS.flatMap(({ breaks, file, from, to }) => {
    const places = existsSync(file) ? readFileSync(file, 'utf8').split(from).length - 1 : 0;
    return places === 1 && from !== to ? [] : [`${file} holds ${JSON.stringify(from)} ${places} times (${breaks})`];
  });
  expect(lost).toEqual([]);
});
