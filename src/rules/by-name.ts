type Named = { name: string };

/** Sorts by name, ignoring case. Names are plain ASCII, so we need no collator, which costs five milliseconds. */
export function byName(a: Named, b: Named): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return Number(first > second) - Number(first < second);
}
