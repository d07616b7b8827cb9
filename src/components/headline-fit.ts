import { labelWidth } from '../drawings/label-width.ts';

/**
 * The room for a headline's longest word, and for all its words in a row, in em by `labelWidth`.
 */
export type Room = { word: number; all: number };

type NameAndPlace = { name: string; where?: string; mark?: string };

/** The name, a place, and the marks with which the editor finds texts. */
const NAME_IN_PLACE = /^(.+?)(?: (in \p{Lu}.*?))?([\u{E0100}-\u{E01EF}]*)$/u;

/**
 * Splits `Brakes in Centreville` into a name and a place. `mark` is the editor's invisible mark of
 * the whole heading, which visitors never get.
 */
export function nameAndPlace(heading: string): NameAndPlace {
  const [, name = heading, where, mark] = NAME_IN_PLACE.exec(heading) ?? [];
  return { name, where, mark };
}

/** The factor by which a headline with long or many words must shrink. */
export function headlineFit(heading: string, room: Room): { '--fit'?: number } {
  const longest = Math.max(...heading.split(/[\s-]/).map((word) => labelWidth(word, 1)));
  const fit = Math.min(room.word / longest, Math.sqrt(room.all / labelWidth(heading, 1)));
  return fit < 1 ? { '--fit': Math.floor(fit * 100) / 100 } : {};
}
