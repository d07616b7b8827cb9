import type { Page } from 'playwright-core';

export type Motion = { name: string; end: number; iterations: number };

/** Every animation and transition that runs: when it ends in milliseconds, with delay, and how often it repeats. */
export function motions(page: Page): Promise<Motion[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { endTime = 0, iterations = 1, duration } = animation.effect!.getComputedTiming();
      const name = (animation as CSSAnimation).animationName ?? 'transition';
      return duration === 0 ? [] : [{ name, end: Number(endTime), iterations }];
    }),
  );
}

/** The motions that a page starts with: its animations start again when it is displayed again. */
export async function firstMotions(page: Page): Promise<Motion[]> {
  await page.evaluate(() => {
    for (const display of ['none', '']) {
      document.documentElement.style.display = display;
      document.body.getBoundingClientRect();
    }
  });
  return motions(page);
}
