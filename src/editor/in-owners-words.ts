import type { ContentIo } from '../generator/content/content-io.ts';
import { fieldAt } from '../generator/content/schema-walk.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import { titleOf } from '../generator/content/titles.ts';
import type { Ref } from './api.ts';
import { dataIn, type Files } from './texts.ts';
import { fileTitle } from './titles.ts';

/**
 * A sentence of the build as an owner reads it: it names content files and fields by their titles. `ref` is the field that it is
 * about, or what is near it.
 */
export function inOwnersWords(
  message: string,
  io: ContentIo,
  model: Files,
  { file: of, path }: Ref = { file: '', path: [] },
): string {
  const schema = kindOf(model, of)?.schema;
  return message
    .replaceAll(`${io.root}/`, '')
    .replace(/([\w-]+(?:\/[\w-]+)?\.yaml)(?::\d+:\d+)?/g, (words, file: string) => {
      const value = dataIn(io, file);
      return value === undefined ? words : `“${fileTitle(model, file, value)}”`;
    })
    .replace(/"(\w+)"(?: \([^)]*\))?/g, (words, name: string, at: number) => {
      const around = [...path, ''].map((_, end) => fieldAt(schema, [...path.slice(0, end), name]));
      const field = around.findLast((one) => one !== undefined);
      const title = field && titleOf(field, [name]);
      return title === undefined ? words : at === 0 ? title : `“${title}”`;
    });
}
