/** Says how long a text is, and how long it may be. */
export const letterCount = (
  length: number,
  { min = 0, max }: { min?: number; max?: number } = {},
): string =>
  max === undefined
    ? `${length} letters`
    : min > 1
      ? `${length} letters (${min} to ${max})`
      : `${length} of ${max} letters`;
