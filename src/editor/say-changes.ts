import * as v from 'valibot';
import type { ContentIo } from '../generator/content/content-io.ts';
import type { ContentModel } from '../generator/content/content-model.ts';
import type { Source } from '../generator/content/locate.ts';
import type { parseYaml } from '../generator/content/parse-yaml.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import { type SaidChange, sayValues } from './say-values.ts';
import { type Files, idOf, isContent, isPhoto, slotOf, sourcesIn, textIn } from './texts.ts';
import { fileTitle } from './titles.ts';

/**
 * What is needed to say changes in an owner's words. `photoTitle` gives the title of a place for
 * photos.
 */
export type Voice = {
  model: Files & Pick<ContentModel<unknown>, 'facts'>;
  parse: typeof parseYaml;
  photoTitle: (slot: string) => string;
};

/**
 * Says what has changed between two states of content, in an owner's words: whole files first. Only
 * `files` are compared.
 */
export function sayChanges(
  voice: Voice,
  before: ContentIo,
  after: ContentIo,
  files = filesOf(before, after),
): SaidChange[] {
  const { model, parse, photoTitle } = voice;
  const [old, now] = [sourcesIn(before, model, parse), sourcesIn(after, model, parse)];
  const differing = files
    .filter((file) => isContent(model, file))
    .map((file) => ({ file, was: textIn(before, file), is: textIn(after, file) }))
    .filter(({ was, is }) => was !== is);
  const gone = differing.filter(({ is }) => is === undefined);
  const fresh = differing
    .filter(({ was }) => was === undefined)
    .map((one) => ({ ...one, from: gone.find(({ was }) => was === one.is)?.file }));
  const kept = differing.filter(({ was, is }) => was !== undefined && is !== undefined);
  const isMoved = (file: string): boolean => fresh.some(({ from }) => from === file);

  const whole = (sentence: string, ...all: string[]): SaidChange => ({ sentence, files: all });
  const titleIn = (sources: Source[], file: string): string => {
    if (isPhoto(file)) return `Photo ${photoTitle(slotOf(file))}`;
    const kind = Object.hasOwn(model.files, file) ? undefined : kindOf(model, file);
    const own = fileTitle(model, file, sources.find((one) => one.file === file)?.value);
    return kind ? `${v.getTitle(kind.schema) ?? kind.name} ${own}` : own;
  };
  return [
    ...fresh.map(({ file, from }) => {
      const title = titleIn(now, file);
      return from === undefined
        ? whole(`New: ${title}`, file)
        : whole(`${title}: renamed from ${idOf(from)} to ${idOf(file)}`, file, from);
    }),
    ...gone
      .filter(({ file }) => !isMoved(file))
      .map(({ file }) => whole(`Removed: ${titleIn(old, file)}`, file)),
    ...kept.flatMap(({ file }) =>
      isPhoto(file)
        ? whole(`Another: ${titleIn(now, file)}`, file)
        : sayValues(model, file, old, now),
    ),
  ];
}

/** The same in one line. */
export function labelOf(said: readonly SaidChange[]): string {
  const [first, ...others] = said;
  return `${first?.sentence ?? 'Nothing'}${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

/** All files, those with words before photos. */
const filesOf = (...contents: ContentIo[]): string[] =>
  [...new Set(contents.flatMap((content) => content.list().files))].sort(
    (a, b) => Number(isPhoto(a)) - Number(isPhoto(b)),
  );
