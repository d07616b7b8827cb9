/** Says how long a text is, and how long it may be. */
export const letterCount = (length: number, { max }: { max?: number } = {}): string =>
  max === undefined ? `${length} letters` : `${length} of ${max} letters`;
