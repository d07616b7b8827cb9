import { labelWidth } from '../drawings/label-width.ts';

/**
 * The room for a headline at its usual size, in em by `labelWidth`: for its longest word, and for
 * all of it.
 */
export type Room = { word: number; all: number };

/**
 * For the styles: by which factor a headline that has more words or longer words than usual is
 * smaller, so that the first screen stays whole.
 */
export function headlineFit(heading: string, room: Room): { '--fit'?: number } {
  const longest = Math.max(...heading.split(/[\s-]/).map((word) => labelWidth(word, 1)));
  const fit = Math.min(room.word / longest, Math.sqrt(room.all / labelWidth(heading, 1)));
  return fit < 1 ? { '--fit': Math.floor(fit * 100) / 100 } : {};
}
