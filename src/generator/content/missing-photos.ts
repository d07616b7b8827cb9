import * as v from 'valibot';
import { nearest } from '../base/nearest.ts';
import type { FilledFile } from './content-model.ts';
import type { FieldMistake } from './field-mistake.ts';
import { textsOf } from './texts-of.ts';
import { contentMistake } from './content-mistakes.ts';

/**
 * Every text that names a photo which is not in the content's folder `images`. `schema` is the
 * schema of such names.
 */
export function missingPhotos(
  filledFiles: FilledFile[],
  schema: v.GenericSchema,
  photos: string[],
  root: string,
): FieldMistake[] {
  // Checking every text against the schema would take longer.
  const isMissing = (text: string): boolean =>
    /^(?!https:)\S+\.\w+$/.test(text) && v.is(schema, text) && !photos.includes(text);
  return filledFiles.flatMap(({ source, value }) =>
    textsOf(value)
      .filter(({ text }) => isMissing(text))
      .map(({ path, text }) => {
        const name = text.replace(/^.*\bimages\//, '');
        const near = photos.find((photo) => photo.endsWith(`/${name}`)) ?? nearest(name, photos);
        return { source, path, ...contentMistake('no-photo', { photo: text, root, near }) };
      }),
  );
}
