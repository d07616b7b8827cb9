/** Hands out what `make` made the last time, as long as `key` holds the same values. What failed is not kept. */
export type Kept<T> = (key: readonly unknown[], make: () => T | Promise<T>) => Promise<T>;

/** A place for one thing that is costly to make. */
export function kept<T>(): Kept<T> {
  let last: { key: readonly unknown[]; value: Promise<T> } | undefined;
  return async (key, make) => {
    if (last && key.every((part, i) => part === last!.key[i])) return last.value;
    const made = { key, value: (async () => make())() };
    last = made;
    try {
      return await made.value;
    } catch (error) {
      if (last === made) last = undefined;
      throw error;
    }
  };
}
