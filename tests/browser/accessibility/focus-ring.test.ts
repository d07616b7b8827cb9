import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAMPLE } from '../../support/sites.ts';
import { pageAt } from '../support/one-page.ts';
import { type Box, colorAt, contrast, pixels } from '../support/pixels.ts';

const MARGIN = 12;
/**
 * WCAG 2.4.13: the ring is at least as large as a line of two pixels around the element, and
 * changes by 3:1.
 */
const THICKNESS = 2;
const CHANGE = 3;

test.each([
  { path: '/', look: { width: 1440 } },
  { path: '/', look: { width: 390, dark: true } },
  { path: SAMPLE.kinds['state-inspection']!, look: { width: 390 } },
  { path: '/', look: { width: 1440, forcedColors: true } },
])('the focus ring is large and clear on $path, $look', async ({ path, look }) => {
  const page = await pageAt(path, look);
  // Elements of one shape and on one ground have one ring.
  const samples = await page.evaluateHandle(sample);
  const names = await samples.evaluate((all) => all.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(5);
  // Only after a key press does the browser show the ring of an element that a script focuses.
  await page.keyboard.press('Shift');
  const faint: string[] = [];
  for (const [index, name] of names.entries()) {
    const { clip, perimeter } = await samples.evaluate(show, [index, MARGIN] as const);
    const before = await pixels(page, clip);
    await samples.evaluate((all, at) => all[at]!.element.focus({ preventScroll: true }), index);
    const changed = await changedPixels(page, clip, before);
    if (changed < THICKNESS * perimeter)
      faint.push(`${name}: ${changed} pixels of ${Math.round(THICKNESS * perimeter)}`);
  }
  expect(faint).toEqual([]);
});

async function changedPixels(
  page: Page,
  clip: Box,
  before: Awaited<ReturnType<typeof pixels>>,
): Promise<number> {
  const after = await pixels(page, clip);
  let changed = 0;
  for (let y = 0; y < before.height; y++)
    for (let x = 0; x < before.width; x++)
      if (contrast(colorAt(before, x, y), colorAt(after, x, y)) >= CHANGE) changed += 1;
  return changed;
}

type Sample = { element: HTMLElement; name: string };

// Runs in the page.
function sample(): Sample[] {
  const seen = new Set<string>();
  const all = document.querySelectorAll<HTMLElement>(
    ':is(a[href]:not([tabindex]), button, summary)',
  );
  return [...all].flatMap((element) => {
    const isFolded = element.closest('details:not([open]) > :not(summary)');
    if (!element.checkVisibility({ visibilityProperty: true }) || isFolded) return [];
    // The skip link is visible only with the focus, so there is no picture without focus to
    // compare.
    if (element.getBoundingClientRect().bottom + scrollY <= 0) return [];
    let ground: Element | null = element.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
      ground = ground.parentElement;
    const { backgroundColor, outlineColor, outlineOffset } = getComputedStyle(element);
    const under = ground && getComputedStyle(ground).backgroundColor;
    const look = `${element.tagName} ${backgroundColor} ${outlineColor} ${outlineOffset} on ${under}`;
    if (seen.has(look)) return [];
    seen.add(look);
    return [{ element, name: element.outerHTML.slice(0, 100) }];
  });
}

// Runs in the page.
function show(
  samples: Sample[],
  [index, margin]: readonly [number, number],
): { clip: Box; perimeter: number } {
  const { element } = samples[index]!;
  (document.activeElement as HTMLElement | null)?.blur();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)].map(Math.floor);
  const clip = {
    x: x!,
    y: y!,
    width: Math.min(innerWidth, Math.ceil(right + margin)) - x!,
    height: Math.min(innerHeight, Math.ceil(bottom + margin)) - y!,
  };
  const perimeter = [...element.getClientRects()].reduce(
    (sum, { width, height }) => sum + 2 * (width + height),
    0,
  );
  return { clip, perimeter };
}
