import { resolve } from 'node:path';
import { dayFrom } from './day.ts';

/** What a command tells the generator of its project, from its options. */
export const prepareOptions = (
  root: string,
  { content = 'content', date }: { content?: string; date?: string },
) => ({
  root,
  contentPath: resolve(root, content),
  day: dayFrom(date),
  now: () => new Date(),
  log: (line: string): void => console.log(line),
});
