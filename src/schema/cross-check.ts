import type { Facts, FieldMistake, FilledFile } from '../generator/index.ts';
import { cutTitles } from './cut-titles.ts';
import { danglingReferences } from './dangling-references.ts';
import { farPoints } from './far-points.ts';
import { misleadingNames } from './misleading-names.ts';
import { misnamedFiles } from './misnamed-files.ts';
import { misplacedExhibits } from './misplaced-exhibits.ts';
import { misplacedInspections } from './misplaced-inspections.ts';
import { misplacedMoves } from './misplaced-moves.ts';
import { misplacedPlaceholders } from './misplaced-placeholders.ts';
import { misplacedPlaces } from './misplaced-places.ts';
import { repeatedFacts } from './repeated-facts.ts';
import { repeatedValues } from './repeated-values.ts';
import { textsOfElsewhere } from './texts-of-elsewhere.ts';

/**
 * Finds mistakes across files, even if some files are invalid: duplicate names, broken references,
 * what no page would show, file names that cannot be addresses, and towns that are far from the
 * shop.
 */
export function crossCheck(
  filledFiles: FilledFile[],
  files: string[],
  { values }: Facts,
): FieldMistake[] {
  return [
    ...repeatedValues(filledFiles),
    ...danglingReferences(filledFiles, files),
    ...misplacedInspections(filledFiles, files),
    ...misplacedPlaceholders(filledFiles, values),
    ...misplacedPlaces(filledFiles, files),
    ...misplacedExhibits(filledFiles),
    ...misplacedMoves(filledFiles, files, values),
    ...misnamedFiles(filledFiles),
    ...misleadingNames(filledFiles),
    ...farPoints(filledFiles),
    ...textsOfElsewhere(filledFiles),
    ...(values ? cutTitles(filledFiles, values['name']!) : []),
    ...(values ? repeatedFacts(filledFiles, values) : []),
  ];
}
