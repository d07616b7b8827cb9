import { expect, test } from 'vitest';
import { problemsWith, SAMPLE } from '../support/sample-content.ts';

// If each error searched the whole file, this test would exceed its time limit.
test('of ten thousand unknown fields, the first hundred are reported with their lines, and the others are counted', () => {
  const shop = SAMPLE['shop.yaml']!.trimEnd();
  const strangers = Array.from({ length: 10_000 }, (_, index) => `stranger${index}: 1`);
  const problems = problemsWith({ 'shop.yaml': `${shop}\n${strangers.join('\n')}\n` });
  const above = shop.split('\n').length;
  expect(problems.slice(0, 100)).toEqual(
    strangers
      .slice(0, 100)
      .map((_, index) => expect.stringContaining(`shop.yaml:${above + index + 1}:1  "stranger${index}" is not a field of this file.`)),
  );
  expect(problems.slice(100)).toEqual([expect.stringMatching(/^… and 9,\d{3} more\.$/)]);
});
