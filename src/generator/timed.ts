type Work = (...args: unknown[]) => unknown;

/**
 * Wraps functions to time their calls. `now` is in milliseconds. `laps` has the total time of each step, in the order in
 * which the steps first ended.
 */
export function timed<T extends Record<string, (...args: never[]) => unknown>>(
  steps: T,
  now: () => number,
): { steps: T; laps: Map<string, number> } {
  const laps = new Map<string, number>();
  const time =
    (step: string, work: Work): Work =>
    (...args) => {
      const start = now();
      const end = () => void laps.set(step, (laps.get(step) ?? 0) + now() - start);
      const result = work(...args);
      if (result instanceof Promise) return result.finally(end);
      end();
      return result;
    };
  const wrapped = Object.entries(steps).map(([step, work]) => [step, time(step, work as Work)]);
  return { steps: Object.fromEntries(wrapped) as T, laps };
}
