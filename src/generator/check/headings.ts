import type { PageRule } from './page.ts';
import type { Tag } from './scan-html.ts';

/** Each page has exactly one first-level heading. Below it, headings go down one level at a time. */
export const headings: PageRule = ({ tags }) => {
  const levels = levelsOf(tags);
  const count = levels.filter((level) => level === 1).length;
  const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const faults = [];
  if (count !== 1)
    faults.push({ says: `has ${count} first-level headings. A page must have exactly one h1.` });
  if (jump >= 0) {
    const does = jump === 0 ? 'begins with' : `jumps from h${levels[jump - 1]} to`;
    faults.push({
      says: `${does} h${levels[jump]}. Headings must begin with h1 and go down one level at a time.`,
    });
  }
  return faults;
};

const levelsOf = (tags: readonly Tag[]): number[] =>
  tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
