/** Says how long a text is, and how long it may be. */
export const letterCount = (length: number, { max }: { max?: number } = {}): string =>
  max === undefined ? `Letters: ${length}` : `${length} of ${max} letters`;
