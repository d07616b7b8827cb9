import { expect, test } from 'vitest';
import { renderedOnce } from '../../src/generator/rendered-once.ts';

test('a part is drawn once for each context', () => {
  let drawn = 0;
  const footer = renderedOnce(({ context: { name } }: { context: { name: string } }) => {
    drawn += 1;
    return <p>{name}</p>;
  });
  const [one, other] = [{ name: 'A & B' }, { name: 'C' }];
  expect([one, other, one].map(footer)).toEqual(['<p>A &amp; B</p>', '<p>C</p>', '<p>A &amp; B</p>']);
  expect(drawn).toBe(2);
});
