import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from './import-graph.ts';

const WANTED = '@media (prefers-reduced-motion: no-preference)';

/**
 * Every animation and transition in the styles, with the selectors and conditions around it. One of
 * 0 s only waits, and is left out.
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

test('no text fades in: it has its full contrast in the first frame', () => {
  const fades = (file: string) => /@keyframes[^}]*opacity/.test(readFileSync(file, 'utf8'));
  expect(filesOf('src/**/*.css').filter(fades)).toEqual([]);
});
