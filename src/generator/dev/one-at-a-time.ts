/** Runs `act`, never twice at once: a call while it runs makes it run once more. The promise is that of the last run. */
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
