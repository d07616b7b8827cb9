/**
 * Resolves when the browser has painted what changed so far, so costly work does not delay the
 * answer to a tap.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Hides elements until the browser has painted everything else, so that they do not delay the
 * answer to a tap.
 */
export async function showAfterPaint(elements: Iterable<HTMLElement>): Promise<void> {
  for (const { style } of elements) style.contentVisibility = 'hidden';
  await afterPaint();
  for (const { style } of elements) style.contentVisibility = '';
}
