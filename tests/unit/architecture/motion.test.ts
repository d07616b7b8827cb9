import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from './import-graph.ts';

const WANTED = '@media (prefers-reduced-motion: no-preference)';

/**
 * Every animation and transition in the styles, with the selectors and conditions around it. What
 * takes no time only waits.
 */
const MOTIONS = filesOf('src/**/*.css').flatMap((file) => {
  const around: string[] = [];
  const parts = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .split(/(?<=[{};])/);
  return parts.flatMap((part) => {
    const text = part.slice(0, -1).trim();
    if (part.endsWith('{')) around.push(text);
    if (part.endsWith('}')) around.pop();
    return /^(animation|transition)/.test(text) && !/ 0s /.test(text)
      ? [{ file, text, around: [...around] }]
      : [];
  });
});

test('nothing moves for visitors who want less motion', () => {
  expect(MOTIONS.filter(({ around }) => !around.includes(WANTED))).toEqual([]);
  expect(MOTIONS.length).toBeGreaterThan(5);
});

test('what moves does so once, for at most a second with its delay', () => {
  const long = MOTIONS.filter(({ text }) => {
    const seconds = [...text.matchAll(/([\d.]+)s\b/g)].reduce(
      (sum, [, time]) => sum + Number(time),
      0,
    );
    return !(seconds > 0 && seconds <= 1) || /infinite|iteration| \d+(?= |$)/.test(text);
  });
  expect(long).toEqual([]);
});
