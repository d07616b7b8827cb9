import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/**
 * Each page has exactly one first-level heading. Below it, headings go down one level at a time.
 */
export const headings: PageCheck = ({ tags }) => {
  const levels = tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
  const count = levels.filter((level) => level === 1).length;
  const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const mistakes = [];
  if (count !== 1) mistakes.push(checkMistake('first-headings', { count }));
  if (jump >= 0)
    mistakes.push(
      checkMistake('heading-levels', { before: levels[jump - 1], level: levels[jump]! }),
    );
  return mistakes;
};
