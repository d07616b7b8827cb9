const BELL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><path d="M4 28a16 16 0 0 1 32 0z"/></svg>\n';

/** The drawings that pages load as files. */
export const drawings = (): Record<string, string> => ({ bell: BELL });
