import { labelWidth } from '../drawings/label-width.ts';

/** The room for a headline, in em by `labelWidth`: for its longest word, and for all of it. */
export type Room = { word: number; all: number };

/** By which factor a headline of more or longer words is smaller. */
export function headlineFit(heading: string, room: Room): { '--fit'?: number } {
  const longest = Math.max(...heading.split(/[\s-]/).map((word) => labelWidth(word, 1)));
  const fit = Math.min(room.word / longest, Math.sqrt(room.all / labelWidth(heading, 1)));
  return fit < 1 ? { '--fit': Math.floor(fit * 100) / 100 } : {};
}
