/** The length of a text in words, with the limit if it has one. */
export function letterCount(length: number, { max }: { max?: number } = {}): string {
  if (max !== undefined) return `${length} of ${max} letters`;
  return length === 1 ? 'one letter' : `${length} letters`;
}
