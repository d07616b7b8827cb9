import type { PageCheck } from './page.ts';
import { fault } from './faults.ts';

const TITLE = { least: 15, most: 65 };
const DESCRIPTION = { least: 50, most: 160 };

/**
 * Each page has a title of 15–65 characters, and each indexable page a description of 50–160
 * characters.
 */
export const titleAndDescription: PageCheck = ({ route, title, description }) => [
  ...lengthFaults('title', title, TITLE),
  ...(route.head.robots === 'noindex' ? [] : lengthFaults('description', description, DESCRIPTION)),
];

function lengthFaults(
  what: string,
  text: string,
  { least, most }: { least: number; most: number },
): ReturnType<PageCheck> {
  const count = charactersIn(text);
  if (least <= count && count <= most) return [];
  return [{ ...fault('length', { what, count, text, least, most }), text }];
}

/** A character such as an emoji takes two units of a string. */
const charactersIn = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff](?=[\udc00-\udfff])/g)?.length ?? 0);
