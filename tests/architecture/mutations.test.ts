import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTATIONS } from '../browsers/behavior/mutations.ts';

// tests/browsers/behavior/try-mutations.ts shows that each makes a test fail. That takes long.
test('every deliberate break has a place in the code as it is', () => {
  const lost = MUTATIONS.filter(({ file, from }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(from)).map(
    ({ breaks, file, from }) => `${file} no longer holds ${JSON.stringify(from)} (${breaks})`,
  );
  expect(lost).toEqual([]);
});
