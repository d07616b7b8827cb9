import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { SHOP } from '../../support/sites.ts';

const { services } = SHOP.content;

/**
 * For each number that has a part, how long the motions of its lit part take in all, in milliseconds, and how often
 * they run.
 */
function motions(numbers: number[]): { number: number; times: number[] }[] {
  return numbers.flatMap((number) => {
    const parts = [...document.querySelectorAll(`.phantom .n${number}`)];
    if (parts.length === 0) return [];
    for (const part of parts) part.classList.add('lit');
    const running = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target!.closest(`.phantom g.n${number}`));
    const times = running.map(({ effect }) => Number(effect!.getComputedTiming().activeDuration));
    for (const part of parts) part.classList.remove('lit');
    return { number, times };
  });
}

test('each part moves once when it lights up, for 300 to 600 ms', async () => {
  const page = await pageAt('/', { width: 1440 }, 'shopSite');
  const numbers = services.map(({ number }) => number);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seen = await page.evaluate(motions, numbers);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(seen.length).toBeGreaterThan(0);
  expect(
    seen.filter(
      ({ times }) => times.length === 0 || times.some((time) => time < 300 || time > 600),
    ),
  ).toEqual([]);
});
