import * as v from 'valibot';
import type { BuildMistake } from '../base/mistake.ts';
import { mistakesError } from '../base/build-error.ts';
import type { ContentModel, FilledFile } from './content-model.ts';
import type { ContentFolder } from './content-folder.ts';
import { explainIssues } from './explain-issues.ts';
import type { Requirements } from './requirements.ts';
import { fillFiles } from './fill-files.ts';
import { hiddenCharacters, itemsInTexts, missingPhotos } from './text-mistakes.ts';
import { locateMistake, type ParsedFile } from './locate-in-file.ts';
import { parseFile } from './parse-file.ts';
import { idOf } from './file-kinds.ts';
import { sortFiles } from './sort-files.ts';
import { contentMistake } from './content-mistakes.ts';

/** A content file, and its data as pages show it: valid, and with placeholders filled in. */
export type ValidFile = { source: ParsedFile; data: unknown };

/**
 * The content, its files as written (`parsedFiles`) and as shown (`validFiles`). `photosBySlot` has
 * every photo of the folder: slot → path below `images/`.
 */
export type LoadedContent<Content = unknown> = {
  content: Content;
  photosBySlot: Record<string, string>;
  parsedFiles: ParsedFile[];
  validFiles: ValidFile[];
  folder: ContentFolder;
};

/**
 * Reads content: parses every file, fills in placeholders, and checks each file against its schema
 * and the other files. Throws a BuildError with all mistakes.
 */
export function loadContent<Content>(
  model: ContentModel<Content>,
  folder: ContentFolder,
): LoadedContent<Content> {
  const { files, symlinks } = folder.list();
  if (files.length + symlinks.length === 0)
    throw mistakesError([{ displayPath: folder.name, ...contentMistake('no-content', {}) }]);
  const sorted = sortFiles(model, folder.name, files, symlinks);
  const { contentFiles, photosBySlot } = sorted;
  const parsed = contentFiles.map((file) => parseFile(folder, file));
  const parsedFiles = parsed.flatMap(({ source }) => source ?? []);
  const filled = fillFiles(model, parsedFiles, contentFiles);
  const { filledFiles, facts } = filled;
  const validated = validateFiles(
    filledFiles,
    facts.values !== undefined,
    model.requirements ?? {},
  );
  const fieldMistakes = [
    ...parsedFiles.flatMap(hiddenCharacters),
    ...parsedFiles.flatMap(itemsInTexts),
    ...filled.mistakes,
    ...validated.mistakes,
    ...model.crossCheck(filledFiles, contentFiles, facts),
    ...missingPhotos(filledFiles, Object.values(photosBySlot), folder.name),
  ];
  const mistakes = [
    ...sorted.mistakes,
    ...parsed.flatMap(({ mistakes }) => mistakes ?? []),
    ...fieldMistakes.map(locateMistake),
  ];
  if (mistakes.length > 0) throw mistakesError(mistakes.toSorted(byPosition));
  // Now every file that must exist does, and every output has passed its file's schema.
  const { outputs } = validated;
  const content = model.assemble(
    <T>(file: string) => outputs.get(file) as T,
    <T>(inFolder: string) =>
      [...outputs]
        .filter(([file]) => file.startsWith(`${inFolder}/`))
        .map(([file, output]) => ({ ...(output as T), id: idOf(file), file })),
  );
  const validFiles = parsedFiles.map((source) => ({ source, data: outputs.get(source.file) }));
  return { content, photosBySlot, parsedFiles, validFiles, folder };
}

const byPosition = (
  { displayPath: fileA = '', ...a }: BuildMistake,
  { displayPath: fileB = '', ...b }: BuildMistake,
) =>
  fileA.localeCompare(fileB) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

function validateFiles(filledFiles: FilledFile[], hasFacts: boolean, requirements: Requirements) {
  const outputs = new Map<string, unknown>();
  const mistakes = filledFiles.flatMap(({ source, schema, data }) => {
    const result = v.safeParse(schema, data);
    if (result.success) outputs.set(source.file, result.output);
    const issues = (result.issues ?? []).filter((issue) => !isAboutUnfilled(issue, hasFacts));
    return explainIssues(issues, { source, schema, data, requirements });
  });
  return { outputs, mistakes };
}

function isAboutUnfilled({ type, input }: v.GenericIssue, hasFacts: boolean): boolean {
  if (typeof input !== 'string') return false;
  // A placeholder as the address of a link is already reported.
  if (type === 'check') return input.includes(']({');
  // A text with unfilled placeholders has no final length yet.
  return !hasFacts && /^(min|max)_length$/.test(type) && input.includes('{');
}
