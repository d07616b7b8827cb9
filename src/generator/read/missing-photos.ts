import * as v from 'valibot';
import { didYouMean, nearest } from '../nearest.ts';
import type { CrossProblem, Draft } from './content-model.ts';
import { eachText } from './texts-of.ts';

/** Every text that names a photo which is not in the content's folder `images`. `schema` is the schema of such names. */
export function missingPhotos(drafts: Draft[], schema: v.GenericSchema, photos: string[], root: string): CrossProblem[] {
  // Most texts have spaces and are not names. Checking all of them against the schema would take longer.
  const isMissing = (text: string): boolean => !/\s|^https:/.test(text) && v.is(schema, text) && !photos.includes(text);
  const problems: CrossProblem[] = [];
  for (const { source, value } of drafts) {
    eachText(value, (text, path) => {
      if (!isMissing(text)) return;
      const advice = didYouMean(nearest(text.replace(/^.*\bimages\//, ''), photos), 'Put the photo there, or name one that is there.');
      problems.push({ source, path: [...path], part: 'value', message: `There is no photo "${text}" in ${root}/images. ${advice}` });
    });
  }
  return problems;
}
