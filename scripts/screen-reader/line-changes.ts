/** The lines to remove (-) and add (+) to turn one list of lines into another. */
export function lineChanges(before: string[], after: string[]): string[] {
  const common = longestCommon(before, after);
  const changes: string[] = [];
  let [left, right] = [0, 0];
  for (const [atLeft, atRight] of [...common, [before.length, after.length]] as const) {
    while (left < atLeft) changes.push(`- ${before[left++]}`);
    while (right < atRight) changes.push(`+ ${after[right++]}`);
    [left, right] = [atLeft + 1, atRight + 1];
  }
  return changes;
}

/** The longest common subsequence: for each line in it, its index in both lists. */
function longestCommon(before: string[], after: string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] = before[i] === after[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const places: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) places.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return places;
}
