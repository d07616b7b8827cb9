import * as v from 'valibot';
import { didYouMean, nearest } from '../nearest.ts';
import type { CrossProblem, Draft } from './content-model.ts';
import { findValues } from './schema-walk.ts';

/** Every field that names a photo that is missing from the content's folder `images`. `schema` is the schema of such fields. */
export function missingPhotos(drafts: Draft[], schema: v.GenericSchema, photos: string[], root: string): CrossProblem[] {
  const isMissing = (name: unknown): name is string =>
    typeof name === 'string' && v.is(schema, name) && !name.startsWith('https:') && !photos.includes(name);
  return drafts.flatMap((draft) =>
    findValues(draft.schema, draft.value, schema).flatMap(({ path, value }) => {
      if (!isMissing(value)) return [];
      const advice = didYouMean(nearest(value, photos), 'Put the photo there, or name one that is there.');
      return [{ source: draft.source, path, part: 'value' as const, message: `There is no photo "${value}" in ${root}/images. ${advice}` }];
    }),
  );
}
