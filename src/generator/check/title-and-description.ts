import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/** The lengths, in characters, that search engines show in full. */
export const TITLE_LENGTH = { min: 15, max: 65 };
export const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Each page has a title, and each indexable page a description, of these lengths. */
export const titleAndDescription: PageCheck = ({ route, title, description }) => [
  ...lengthMistakes('title', title, TITLE_LENGTH),
  ...(route.head.robots === 'noindex'
    ? []
    : lengthMistakes('description', description, DESCRIPTION_LENGTH)),
];

function lengthMistakes(
  what: string,
  text: string,
  { min, max }: { min: number; max: number },
): ReturnType<PageCheck> {
  // A character such as an emoji takes two units of a string.
  const count = [...text].length;
  if (min <= count && count <= max) return [];
  return [{ ...checkMistake('length', { what, count, text, min, max }), text }];
}
