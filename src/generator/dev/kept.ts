/** Returns the last result of `make` as long as `key` has the same values. A failure is not cached. */
export type Kept<T> = (key: readonly unknown[], make: () => T | Promise<T>) => Promise<T>;

/** A cache for one value that is expensive to make. */
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
