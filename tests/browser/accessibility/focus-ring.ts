import type { Page } from 'playwright-core';
import { contrast, parts } from '../face/contrast.ts';
import { type Box, colorAt, pixels } from '../support/pixels.ts';

/** A focusable element, as an example of all that have its shape and its colors. */
type Sample = { element: HTMLElement; name: string; looks: string[] };

const MARGIN = 12;
/**
 * WCAG 2.4.13: the ring is at least as large as a line of two pixels around the element, and
 * changes by 3:1.
 */
const THICKNESS = 2;
const CHANGE = 3;

/**
 * Elements whose focus ring is smaller or fainter than WCAG 2.4.13 requires, measured in pixels.
 * Tests one element of each shape, and one of each set of colors, except those that are in `known`,
 * and adds those that pass to `known`.
 */
export async function faintRings(
  page: Page,
  root: string,
  known = new Set<string>(),
): Promise<string[]> {
  const faint: string[] = [];
  // The elements stay in the page. A script that loads when its tool has the focus may add others
  // before them.
  const samples = await page.evaluateHandle(sample, root);
  const found = await samples.evaluate((all) => all.map(({ name, looks }) => ({ name, looks })));
  if (found.length === 0) throw new Error(`Nothing in ${root} is focusable.`);
  // Only after a key press does the browser show the ring of an element that a script focuses.
  await page.keyboard.press('Shift');
  for (const [index, { name, looks }] of found.entries()) {
    if (looks.every((look) => known.has(look))) continue;
    const { clip, perimeter } = await samples.evaluate(show, [index, MARGIN] as const);
    const before = await pixels(page, clip);
    await samples.evaluate(
      (all, index) => all[index]!.element.focus({ preventScroll: true }),
      index,
    );
    const after = await pixels(page, clip);
    let changed = 0;
    for (let at = 0; at < before.width * before.height; at++) {
      const [from, to] = [colorAt(before, at), colorAt(after, at)];
      if (from !== to && contrast(parts(from), parts(to)) >= CHANGE) changed += 1;
    }
    if (changed < THICKNESS * perimeter)
      faint.push(`${name}: ${changed} pixels of ${Math.round(THICKNESS * perimeter)}`);
    else for (const look of looks) known.add(look);
  }
  return faint;
}

// Runs in the page.
function sample(root: string): Sample[] {
  const seen = new Set<string>();
  const all = document.querySelectorAll<HTMLElement>(
    `${root} :is(a[href]:not([tabindex]), button, summary)`,
  );
  return [...all].flatMap((element) => {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('details:not([open]) > :not(summary)')
    )
      return [];
    // The skip link is visible only with the focus, so there is no picture without focus to
    // compare.
    if (element.getBoundingClientRect().bottom + scrollY <= 0) return [];
    let ground: Element | null = element.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
      ground = ground.parentElement;
    const style = getComputedStyle(element);
    const looks = [
      `${element.tagName} ${element.className} in ${element.parentElement?.className}`,
      `${style.backgroundColor} ${style.outlineColor} ${style.outlineOffset} on ${ground && getComputedStyle(ground).backgroundColor}`,
    ];
    if (looks.every((look) => seen.has(look))) return [];
    for (const look of looks) seen.add(look);
    return [
      {
        element,
        looks,
        name: `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 30)}” in .${element.parentElement?.className}`,
      },
    ];
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
  const x = Math.max(0, Math.floor(left - margin));
  const y = Math.max(0, Math.floor(top - margin));
  const clip = {
    x,
    y,
    width: Math.min(innerWidth, Math.ceil(right + margin)) - x,
    height: Math.min(innerHeight, Math.ceil(bottom + margin)) - y,
  };
  const perimeter = [...element.getClientRects()].reduce(
    (sum, { width, height }) => sum + 2 * (width + height),
    0,
  );
  return { clip, perimeter };
}
