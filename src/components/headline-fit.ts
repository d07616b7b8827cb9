import { labelWidth } from '../drawings/label-width.ts';

/** The room for a headline, in em by `labelWidth`: for its longest word, and for all of it. */
export type Room = { word: number; all: number };

type NameAndPlace = { name: string; where?: string; rest?: string };

/**
 * `Brakes in Centreville` is a name and a place. `rest` shows nothing: it names the whole heading.
 */
export function nameAndPlace(heading: string): NameAndPlace {
  const [, name = heading, where, rest] = /^(.+?)(?: (in .*?))?(\p{M}*)$/u.exec(heading) ?? [];
  return { name, where, rest };
}

/** By which factor a headline of more or longer words is smaller. */
export function headlineFit(heading: string, room: Room): { '--fit'?: number } {
  const longest = Math.max(...heading.split(/[\s-]/).map((word) => labelWidth(word, 1)));
  const fit = Math.min(room.word / longest, Math.sqrt(room.all / labelWidth(heading, 1)));
  return fit < 1 ? { '--fit': Math.floor(fit * 100) / 100 } : {};
}
