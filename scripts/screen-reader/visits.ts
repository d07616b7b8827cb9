import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import type { PageKind } from '../browser/page-kinds.ts';

/** Kinds of pages that say little that another kind does not say. */
export const LIKE_OTHERS: readonly PageKind[] = [
  'service-with-blocks',
  'diagnostics',
  'make-short',
  'make-long',
  'make-group',
];

/** One keyboard action of a visitor, and the part of the page that is read out after it. */
export type Step = { does: string; keys?: string[]; from?: string; part: string };

export type WidgetScript = { title: string; kind: PageKind; width: number; steps: Step[] };

/** Files in docs/screen-reader with what is read out while a visitor uses a widget. */
export const WIDGETS = parse(
  readFileSync(new URL('visits.yaml', import.meta.url), 'utf8'),
) as Record<string, WidgetScript>;

/** Does one step, from the element that it names or from the current focus. */
export async function doStep(page: Page, { from, keys = [] }: Step): Promise<void> {
  if (from !== undefined) await page.focus(from);
  for (const key of keys) {
    await page.keyboard.press(key);
    // Browsers fire the toggle event of a popover or details a little later.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
    );
  }
}
