import { expect, test } from 'vitest';
import { foreignSign } from '../../../src/schema/foreign-sign.ts';
import { CONTENT } from '../../support/in-memory.ts';

/** The first shop's sign, three columns. It stays the same if a later shop draws another sign. */
const PORTICO = 'M0 0h44v9h-44zM4 13h9v19h-9zM17.5 13h9v19h-9zM31 13h9v19h-9z';

test('another shop hears that the sign, icons and colors are not its own', () => {
  expect(foreignSign(CONTENT.shop, PORTICO)).toEqual([
    expect.stringMatching(/sign is that of another shop.* icons.* colors/),
  ]);
  expect(foreignSign(CONTENT.shop, 'M0 0h44v32z')).toEqual([]);
});
