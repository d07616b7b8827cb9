import type { ContentIo } from '../generator/content/content-io.ts';
import { fieldAt } from '../generator/content/schema-walk.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import { titleOf } from '../generator/content/titles.ts';
import type { Ref } from './api.ts';
import { dataIn, type Files } from './texts.ts';
import { fileTitle } from './titles.ts';

/** What rules say for whoever edits a file, and what they say to an owner. */
const SENTENCES: [RegExp, string][] = [
  [
    /must be later than open, such as [^]*$/,
    'must be later than when it opens. Hours after midnight are a line of the next day',
  ],
  [
    /must be a (?:date written as|day that exists, written as) YYYY-MM-DD[^.]*/,
    'must be a day that is in the calendar',
  ],
  [
    /must be a number alone, without quotes, commas or units, such as [\d.]+ or [\d.]+/,
    'must be a number',
  ],
  [
    /must not have HTML or Markdown, but (?<words>"[^]*?") would be printed as it is\. Write only the words/,
    'must have only words, but $<words> would be printed as it is',
  ],
  [
    /must be lower-case words joined by hyphens, such as [\w-]+/,
    'must be small letters and hyphens',
  ],
  [/ If you mean it as it is, say why in a comment [^]*$/, ''],
  [/Write the name of a file in \w+, without \.yaml\./, 'Choose another one.'],
  [/ If you deleted its file, delete this entry\./, ' If it is gone, remove it here, too.'],
];

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
  return SENTENCES.reduce((text, [said, owner]) => text.replace(said, owner), message)
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
