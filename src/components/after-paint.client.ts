/** Resolves when the browser has painted what changed so far, so costly work does not delay the answer to a tap. */
export async function afterPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
