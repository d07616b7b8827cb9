/** The list in a field of a value that may be anything; empty if there is none. */
export function listIn(value: unknown, field: string): unknown[] {
  const list =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[field]
      : undefined;
  return Array.isArray(list) ? list : [];
}
