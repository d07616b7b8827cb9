export const wait = (ms: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, ms));
