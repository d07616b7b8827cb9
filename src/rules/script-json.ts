/** Makes JSON for a script element, escaped so that no content can close the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
