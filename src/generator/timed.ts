/** How long all calls of a step took, in the order in which the steps first ended. */
export type Lap = { step: string; milliseconds: number };

type Steps = Record<string, (...args: never[]) => unknown>;

/** Wraps functions to time their calls. `now` is in milliseconds. */
export function timed<T extends Steps>(steps: T, now: () => number): { steps: T; laps: Lap[] } {
  const laps: Lap[] = [];
  const time =
    (step: string, work: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const start = now();
      const end = (): void => {
        const lap = laps.find((other) => other.step === step);
        if (lap) lap.milliseconds += now() - start;
        else laps.push({ step, milliseconds: now() - start });
      };
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
