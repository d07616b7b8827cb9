/**
 * The lines that only one of two texts has: all between the first and the last line that differ.
 */
export function linesBetween(before: string, after: string): { gone: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end))
    end++;
  return { gone: old.slice(start, old.length - end), added: now.slice(start, now.length - end) };
}
