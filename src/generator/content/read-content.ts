import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import type { Mistake, CodedMistake } from '../base/mistake.ts';
import { mistakesError } from '../base/mistakes-error.ts';
import type { ContentModel, FilledFile, InFolder } from './content-model.ts';
import type { ContentIo } from './content-io.ts';
import { explainIssues } from './explain-issue.ts';
import type { Requirements } from './requirements.ts';
import { fillSources } from './fill-sources.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import type { Source } from './source.ts';
import { type FieldMistake, mistakeInField, mistakeInText } from './field-mistake.ts';
import { parseYaml } from './parse-yaml.ts';
import { itemsInTexts } from './items-in-texts.ts';
import { missingPhotos } from './missing-photos.ts';
import { sortFiles } from './sort-files.ts';
import { type FindWritten, whereWritten } from './where-written.ts';
import { contentMistake } from './content-mistakes.ts';

/**
 * The content, and its files before placeholders were filled in. `images` has every photo of the
 * folder: path without extension → path.
 */
export type ReadContent<Content = unknown> = {
  content: Content;
  images: Record<string, string>;
  sources: Source[];
  io: ContentIo;
  findWritten: FindWritten;
};

/**
 * Reads content: parses every file, fills in placeholders, and checks each file against its schema
 * and the other files. Throws a BuildError with all mistakes, not only the first.
 */
export function readContent<Content>(
  model: ContentModel<Content>,
  io: ContentIo,
): ReadContent<Content> {
  const { files, symlinks } = io.list();
  if (files.length + symlinks.length === 0)
    throw mistakesError([{ file: io.root, ...contentMistake('no-content', {}) }]);
  const { content, images, mistakes: unexpected } = sortFiles(model, files, symlinks);
  const mistakes: Mistake[] = unexpected.map((mistake) => ({
    ...mistake,
    file: `${io.root}/${mistake.file}`,
  }));
  const sources = content.flatMap((file) => {
    const { source, mistakes: unread } = readSource(io, file);
    mistakes.push(...unread);
    return source ?? [];
  });
  const { filledFiles, facts, mistakes: unfilled } = fillSources(model, sources, content);
  const { outputs, mistakes: invalid } = validateFiles(
    filledFiles,
    facts.values !== undefined,
    model.requirements,
  );
  const inFields = [
    ...sources.flatMap(hiddenCharacters),
    ...unfilled,
    ...invalid,
    ...model.crossCheck(filledFiles, content, facts),
    ...missingPhotos(filledFiles, model.photo, Object.values(images), io.root),
    ...itemsInTexts(filledFiles),
  ];
  mistakes.push(...inFields.map(mistakeInField));
  if (mistakes.length) throw mistakesError(mistakes.toSorted(byPosition));
  return {
    content: assembleContent(outputs, model),
    images,
    sources,
    io,
    findWritten: (wanted, field) => whereWritten(filledFiles, wanted, field),
  };
}

const byPosition = (
  { file: fileA = '', ...a }: Mistake,
  { file: fileB = '', ...b }: Mistake,
): number =>
  Number(fileA > fileB) - Number(fileA < fileB) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0);

const decoder = new TextDecoder();

function readSource(io: ContentIo, file: string): { source?: Source; mistakes: Mistake[] } {
  const shownAs = `${io.root}/${file}`;
  let bytes: Uint8Array;
  try {
    bytes = io.read(file);
  } catch (error) {
    return {
      mistakes: [
        { file: shownAs, ...contentMistake('unreadable', { reason: (error as Error).message }) },
      ],
    };
  }
  // The decoder drops a byte order mark and replaces bytes that are not UTF-8.
  // Git and editors on Windows end lines in two characters: all that follows knows one.
  const text = decoder.decode(bytes).replace(/\r\n?/g, '\n');
  const mistakeAt = (offset: number, mistake: CodedMistake) =>
    mistakeInText({ shownAs, text }, { offset, ...mistake });
  // UTF-16 without a byte order mark passes as UTF-8, with a NUL in each ASCII character.
  const notText = text.indexOf(isUtf8(bytes) ? '\0' : '\ufffd');
  if (notText >= 0) return { mistakes: [mistakeAt(notText, contentMistake('not-utf8', {}))] };
  const { value, mistakes } = parseYaml(text);
  if (mistakes.length > 0)
    return {
      mistakes: mistakes.map(({ offset, message: advice }) =>
        mistakeAt(offset, contentMistake('syntax', { advice })),
      ),
    };
  if (value === null) return { mistakes: [mistakeAt(0, contentMistake('empty-file', {}))] };
  return { source: { file, shownAs, text, value }, mistakes: [] };
}

/** The valid output of each file, and the mistakes of all others. */
function validateFiles(
  filledFiles: FilledFile[],
  hasFacts: boolean,
  requirements: Requirements | undefined,
): { outputs: Map<string, unknown>; mistakes: FieldMistake[] } {
  const outputs = new Map<string, unknown>();
  const mistakes = filledFiles.flatMap(({ source, schema, value }) => {
    const result = v.safeParse(schema, value);
    if (result.success) outputs.set(source.file, result.output);
    // A text with unfilled placeholders has no final length yet.
    const issues = (result.issues ?? []).filter(
      (issue) => !isAboutUnfilledLink(issue) && (hasFacts || !isAboutUnfilledLength(issue)),
    );
    return explainIssues(issues, { source, schema, value, requirements });
  });
  return { outputs, mistakes };
}

// The placeholder in such a link is already reported.
const isAboutUnfilledLink = ({ type, input }: v.GenericIssue): boolean =>
  type === 'check' && typeof input === 'string' && input.includes(']({');

function isAboutUnfilledLength({ type, input }: v.GenericIssue): boolean {
  return (
    (type === 'min_length' || type === 'max_length') &&
    typeof input === 'string' &&
    input.includes('{')
  );
}

function assembleContent<Content>(
  outputs: Map<string, unknown>,
  model: ContentModel<Content>,
): Content {
  // Here every file that must exist does, and every output has passed its file's schema.
  const read = <T>(file: string): T => outputs.get(file) as T;
  const readFolder = <T>(folder: string): (T & InFolder)[] =>
    [...outputs]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, output]) => ({
        ...(output as T),
        id: file.slice(folder.length + 1, -'.yaml'.length),
        file,
      }));
  return model.assemble(read, readFolder);
}
