import { expect, test } from 'vitest';
import { checkOnce } from '../../../src/editor/check-once.ts';

test('checks again if a text or the served site is another, or if no site is served', async () => {
  let served: object | undefined = {};
  let checks = 0;
  const check = checkOnce(
    async () => [{ message: `${++checks}` }],
    () => served,
  );
  const checksAfter = async (text?: string): Promise<number> => {
    await check(new Map([['shop.yaml', text]]));
    return checks;
  };
  expect([await checksAfter('a'), await checksAfter('a'), await checksAfter()]).toEqual([1, 1, 2]);
  served = {};
  expect([await checksAfter(), await checksAfter()]).toEqual([3, 3]);
  served = undefined;
  expect([await checksAfter(), await checksAfter()]).toEqual([4, 5]);
});
