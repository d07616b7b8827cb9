/**
 * Returns `make` with a memory: a text that was among those of the last round is not made again. `nextRound` starts a round
 * and forgets texts that the round before did not use.
 */
export function keptTexts<T>(make: (text: string) => T): { make: (text: string) => T; nextRound: () => void } {
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
