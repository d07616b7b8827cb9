/**
 * Breaks a text into lines of at most `width` characters, at single spaces. Where the text is the
 * same as in `before`, the lines before the first changed one stay as they are, and so do the lines
 * from where both texts are equal again.
 */
export function foldText(text: string, before: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  let kept = 0;
  while (
    kept < before.length - 1 &&
    rest.startsWith(`${before[kept]} `) &&
    isBreak(rest, before[kept]!.length)
  ) {
    lines.push(before[kept]!);
    rest = rest.slice(before[kept]!.length + 1);
    kept++;
  }
  for (;;) {
    const again = sameEnd(rest, before, kept + 1, width);
    if (again) return [...lines, again.head, ...before.slice(again.from)];
    const end = breakIn(rest, width);
    if (end === undefined) return [...lines, rest];
    lines.push(rest.slice(0, end));
    rest = rest.slice(end + 1);
  }
}

/**
 * Finds the first line of `before` with which the rest of the text ends, if what comes before it
 * fits on one line.
 */
function sameEnd(
  rest: string,
  before: readonly string[],
  first: number,
  width: number,
): { head: string; from: number } | undefined {
  for (let from = first; from < before.length; from++) {
    const end = before.slice(from).join(' ');
    const at = rest.length - end.length - 1;
    if (at > 0 && at <= width && rest.endsWith(end) && isBreak(rest, at))
      return { head: rest.slice(0, at), from };
  }
  return undefined;
}

/**
 * The last place in the first `width` characters where a line may end, or else the first such
 * place; undefined if the text fits.
 */
function breakIn(text: string, width: number): number | undefined {
  if (text.length <= width) return undefined;
  for (let at = width; at > 0; at--) if (isBreak(text, at)) return at;
  for (let at = width + 1; at < text.length; at++) if (isBreak(text, at)) return at;
  return undefined;
}

/**
 * A line may end at a space that has no other space beside it: the parser makes one space of it
 * again.
 */
const isBreak = (text: string, at: number): boolean =>
  text[at] === ' ' && /\S/.test(text[at - 1] ?? ' ') && /\S/.test(text[at + 1] ?? ' ');
