import { is } from 'valibot';
import { closestMatch } from '../base/closest-match.ts';
import type { FilledFile } from './content-model.ts';
import type { FieldMistake } from './field-mistake.ts';
import { metadataOf } from './metadata.ts';
import { fieldAt } from './schema-walk.ts';
import { textsOf } from './texts-of.ts';
import { contentMistake } from './content-mistakes.ts';

/** Every photo that content names and that is not in its folder `images`. */
export const missingPhotos = (
  filledFiles: FilledFile[],
  photos: string[],
  folder: string,
): FieldMistake[] =>
  filledFiles.flatMap(({ source, schema, data }) =>
    textsOf(data).flatMap(({ path, text }) => {
      const field = fieldAt(schema, path);
      const isName = field && metadataOf(field).inputKind === 'photo' && is(field, text);
      if (!isName || text.startsWith('https:') || photos.includes(text)) return [];
      const name = text.replace(/^.*\bimages\//, '');
      const suggestion =
        photos.find((photo) => photo.endsWith(`/${name}`)) ?? closestMatch(name, photos);
      return {
        source,
        path,
        ...contentMistake('no-photo', { photo: text, inFolder: folder, suggestion }),
      };
    }),
  );
