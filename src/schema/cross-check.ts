import type { Facts, FieldMistake, FilledFile } from '../generator/index.ts';
import { cutTitles } from './cut-titles.ts';
import { danglingReferences } from './dangling-references.ts';
import { exhibitMistakes } from './exhibit-mistakes.ts';
import { farPoints } from './far-points.ts';
import { inspectionMistakes } from './inspection-mistakes.ts';
import { misnamedFiles } from './misnamed-files.ts';
import { movedAddressMistakes } from './moved-address-mistakes.ts';
import { placeMistakes } from './place-mistakes.ts';
import { placeholderMistakes } from './placeholder-mistakes.ts';
import { repeatedFacts } from './repeated-facts.ts';
import { repeatedValues } from './repeated-values.ts';
import { textsTrueElsewhere } from './texts-true-elsewhere.ts';

/**
 * Finds mistakes across files, even if some files are invalid. Checks that need the values of facts
 * are left out without them.
 */
export function crossCheck(
  filledFiles: FilledFile[],
  files: string[],
  { values: factValues }: Facts,
): FieldMistake[] {
  return [
    ...repeatedValues(filledFiles),
    ...danglingReferences(filledFiles, files),
    ...inspectionMistakes(filledFiles, files),
    ...placeholderMistakes(filledFiles, factValues),
    ...placeMistakes(filledFiles, files),
    ...exhibitMistakes(filledFiles),
    ...movedAddressMistakes(filledFiles, files, factValues),
    ...misnamedFiles(filledFiles),
    ...farPoints(filledFiles),
    ...textsTrueElsewhere(filledFiles),
    ...(factValues ? cutTitles(filledFiles, factValues['name']!) : []),
    ...(factValues ? repeatedFacts(filledFiles, factValues) : []),
  ];
}
