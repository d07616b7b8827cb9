import * as v from 'valibot';
import { nearest } from '../nearest.ts';
import type { Draft } from './content-model.ts';
import type { FieldMistake } from './locate-mistake.ts';
import { eachText, textsOf } from './texts-of.ts';
import { sayOfContent as say } from './words.ts';

/**
 * Every text that names a photo which is not in the content's folder `images`. `schema` is the
 * schema of such names.
 */
export function missingPhotos(
  drafts: Draft[],
  schema: v.GenericSchema,
  photos: string[],
  root: string,
): FieldMistake[] {
  // Checking every text against the schema would take longer.
  const isMissing = (text: string): boolean =>
    /^(?!https:)\S+\.\w+$/.test(text) && v.is(schema, text) && !photos.includes(text);
  const mistakes: FieldMistake[] = [];
  for (const { source, value } of drafts) {
    const missing = new Set<string>();
    eachText(value, (text) => {
      if (isMissing(text)) missing.add(text);
    });
    if (missing.size === 0) continue;
    for (const { path, text } of textsOf(value)) {
      if (!missing.has(text)) continue;
      const name = text.replace(/^.*\bimages\//, '');
      const meant = photos.find((photo) => photo.endsWith(`/${name}`)) ?? nearest(name, photos);
      mistakes.push({ source, path, ...say('no-photo', { photo: text, root, near: meant }) });
    }
  }
  return mistakes;
}
