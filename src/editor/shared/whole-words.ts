import { escapeRegExp } from '../../generator/portable.ts';

/** Finds a part of a text where it stands alone: no `$9` in `$95`, no `/oil` in `/oils`. */
export function wholeWordPattern(part: string): RegExp {
  const before = /^[\w/#]/.test(part) ? '(?<![\\w./-])' : '';
  const after = /\w$/.test(part) ? '(?![\\w-]|[.,]\\d)' : '';
  return new RegExp(before + escapeRegExp(part) + after, 'g');
}

export const hasWholeWord = (text: string, part: string): boolean =>
  text.includes(part) && text.search(wholeWordPattern(part)) >= 0;
