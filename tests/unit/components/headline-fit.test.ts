import { expect, test } from 'vitest';
import { nameAndPlace } from '../../../src/components/headline-fit.ts';

test.each([
  ['Brakes in Centreville\u{E0100}', 'Brakes', 'in Centreville', '\u{E0100}'],
  ['Brakes in Cafe\u0301', 'Brakes', 'in Cafe\u0301', ''],
  ['Drop in any time', 'Drop in any time', undefined, ''],
])('%s is %j %j', (heading, name, where, mark) =>
  expect(nameAndPlace(heading)).toEqual({ name, where, mark }),
);
