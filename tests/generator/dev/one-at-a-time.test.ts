import { expect, it } from 'vitest';
import { oneAtATime } from '../../../src/generator/dev/one-at-a-time.ts';

/** Starts runs that the test ends, and counts them. */
function handRun() {
  let began = 0;
  let end: { well: () => void; badly: (error: Error) => void };
  const act = (): Promise<void> =>
    new Promise((well, badly) => {
      began++;
      end = { well, badly };
    });
  return { run: oneAtATime(act), began: () => began, well: () => end.well(), badly: () => end.badly(new Error('a slip')) };
}

it('runs only once more, no matter how many calls come during a run', async () => {
  const { run, began, well } = handRun();
  const first = run();
  const others = [run(), run(), run()];
  expect(began()).toBe(1);
  well();
  await expect.poll(began).toBe(2);
  well();
  await Promise.all([first, ...others]);
  expect(began()).toBe(2);
});

it('runs again after a run that failed', async () => {
  const { run, began, well, badly } = handRun();
  const first = run();
  badly();
  await expect(first).rejects.toThrow('a slip');
  const second = run();
  expect(began()).toBe(2);
  well();
  await second;
});
