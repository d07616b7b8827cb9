/**
 * Memoizes `make` for the texts of this round and of the last one. `nextRound` starts a round and
 * forgets older ones.
 */
export function keptTexts<T>(make: (text: string) => T): {
  make: (text: string) => T;
  nextRound: () => void;
} {
  let before = new Map<string, T>();
  let now = new Map<string, T>();
  return {
    make: (text) => {
      const value = now.get(text) ?? before.get(text) ?? make(text);
      now.set(text, value);
      return value;
    },
    nextRound: () => {
      before = now;
      now = new Map();
    },
  };
}
