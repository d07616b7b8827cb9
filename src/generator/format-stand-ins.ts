import { locateField } from './content/locate-in-file.ts';
import type { StandIn } from './site-definition.ts';

export const standInText = ({ source, path, name, why }: StandIn): string =>
  `${source.displayPath}:${locateField(source, path, 'name').line}  ${name}\n    ${why}`;

/** The beginning of a sentence: how many stand-ins are left. */
export const standInsLeft = ({ length }: readonly StandIn[]): string =>
  length === 1 ? 'one stand-in is left' : `${length} stand-ins are left`;
