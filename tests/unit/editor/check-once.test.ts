import { expect, test } from 'vitest';
import { checkOnce } from '../../../src/editor/check-once.ts';

test('checks again if a text or the served site is another, or if no site is served', async () => {
  let served: object | undefined = {};
  const checked: string[] = [];
  const check = checkOnce(
    async (texts) => {
      checked.push([...texts].join());
      return [{ message: `${checked.length}` }];
    },
    () => served,
  );
  const typed = check(new Map([['shop.yaml', 'name: Mill']]));
  await expect(check(new Map([['shop.yaml', 'name: Mill']]))).resolves.toBe(await typed);
  await check(new Map([['shop.yaml', undefined]]));
  await check(new Map([['shop.yaml', 'name: Mill']]));
  served = {};
  await check(new Map([['shop.yaml', 'name: Mill']]));
  served = undefined;
  await check(new Map([['shop.yaml', 'name: Mill']]));
  await check(new Map([['shop.yaml', 'name: Mill']]));
  expect(checked).toEqual([
    'shop.yaml,name: Mill',
    'shop.yaml,',
    ...Array<string>(4).fill('shop.yaml,name: Mill'),
  ]);
});
