/** The duration of each step, in the order in which the steps ended. */
export type Lap = { step: string; milliseconds: number };

type Steps = Record<string, (...args: never[]) => unknown>;

/** Wraps functions to time each call. `now` is in milliseconds. */
export function timed<T extends Steps>(steps: T, now: () => number): { steps: T; laps: Lap[] } {
  const laps: Lap[] = [];
  const time =
    (step: string, work: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const start = now();
      const end = (): void => void laps.push({ step, milliseconds: now() - start });
      const result = work(...args);
      if (result instanceof Promise) return result.finally(end);
      end();
      return result;
    };
  return {
    steps: Object.fromEntries(
      Object.entries(steps).map(([step, work]) => [step, time(step, work as (...args: unknown[]) => unknown)]),
    ) as unknown as T,
    laps,
  };
}
