import { expect, test } from 'vitest';
import { withReadErrors } from '../../../../src/generator/base/disk-errors.ts';

test.each([
  [Object.assign(new Error('EACCES'), { code: 'EACCES' }), 'a.txt cannot be read: EACCES. '],
  [new Error('x is not a function'), 'x is not a function'],
])('an error of the disk gets the name of the file, and no other one: %s', (error, message) => {
  const read = () =>
    withReadErrors('a.txt', () => {
      throw error;
    });
  expect(read).toThrow(new RegExp(`^${message}`));
});
