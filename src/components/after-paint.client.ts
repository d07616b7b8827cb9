/** Resolves when the browser has painted what changed so far, so costly work does not delay the answer to a tap. */
export const afterPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
