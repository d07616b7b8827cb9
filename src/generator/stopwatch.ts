export type Lap = { step: string; milliseconds: number };

/** Times the steps of a run. `lap` ends a step and gives it its name. `now` is in milliseconds. */
export function stopwatch(now: () => number): { lap: (step: string) => void; laps: Lap[]; total: () => number } {
  const start = now();
  let last = start;
  const laps: Lap[] = [];
  const lap = (step: string): void => {
    const at = now();
    laps.push({ step, milliseconds: at - last });
    last = at;
  };
  return { lap, laps, total: () => now() - start };
}
