import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { pageAt } from '../support/one-page.ts';

test('on phones, each town has its miles beside its name, and two columns begin where there is room for both', async () => {
  const page = await pageAt('/', { width: 320 });
  const towns = page.locator('#area li');
  for (const { width, columns } of [
    { width: 320, columns: 1 },
    { width: 360, columns: 1 },
    { width: 390, columns: 2 },
  ]) {
    await setLook(page, { width });
    const boxes = await towns.evaluateAll((all) =>
      all.map((town) => {
        const { left, top, height } = town.getBoundingClientRect();
        return {
          town: town.textContent,
          left,
          isBelow: town.querySelector('span')!.getBoundingClientRect().top - top > height / 2,
        };
      }),
    );
    expect(boxes.length).toBeGreaterThan(0);
    const below = boxes.filter(({ isBelow }) => isBelow).map(({ town }) => town);
    expect({ width, below, columns: new Set(boxes.map(({ left }) => left)).size }).toEqual({
      width,
      below: [],
      columns,
    });
  }
});
