let last: { text: string; starts: number[] } | undefined;

/**
 * The line and column of the character at `offset`. The line starts of the last text are kept, so
 * many calls for one text are fast.
 */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  if (last?.text !== text)
    last = { text, starts: [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)] };
  const { starts } = last;
  let [line, after] = [0, starts.length];
  while (after - line > 1) {
    const middle = (line + after) >> 1;
    if (starts[middle]! <= offset) line = middle;
    else after = middle;
  }
  return { line: line + 1, column: offset - starts[line]! + 1 };
}
