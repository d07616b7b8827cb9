/** Runs `act`, but never twice at the same time: a call during a run causes one more run after it. The promise resolves after the last run. */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const runs = async (): Promise<void> => {
    try {
      while (again) {
        again = false;
        await act();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    again = true;
    return (running ??= runs());
  };
}
