import { posix } from 'node:path';
import { isLitter } from '../base/is-litter.ts';
import type { BuildMistake, Mistake } from '../base/mistake.ts';
import { closestMatch } from '../base/closest-match.ts';
import { slugOf } from '../base/text.ts';
import { contentMistake } from './content-mistakes.ts';
import { fileKindOf, type FileKinds, isPhoto, PHOTO, slotOf } from './file-kinds.ts';

/** Hidden files, temporary files of open programs, notes, JSON Schemas, and photos before a cut. */
const IGNORED = /(^|\/)(\.|#|~|README\.md$)|^(schema|originals)\//i;
const isIgnored = (file: string) => isLitter(file) || IGNORED.test(file);

type FileMistake = Mistake & { file: string };

/**
 * Sorts the files of the content folder, and finds those that are missing or do not belong there.
 */
export function sortFiles(
  model: FileKinds,
  folderName: string,
  files: string[],
  symlinks: string[],
): { contentFiles: string[]; photosBySlot: Record<string, string>; mistakes: BuildMistake[] } {
  const present = files.filter((file) => !isIgnored(file));
  const contentFiles = present.filter((file) => fileKindOf(model, file));
  const photoFiles = present.filter(isPhoto);
  const photosBySlot = new Map<string, string>();
  for (const file of photoFiles)
    if (!photosBySlot.has(slotOf(file)))
      photosBySlot.set(slotOf(file), file.replace(/^images\//, ''));

  const unread = present
    .filter((file) => !fileKindOf(model, file) && !isPhoto(file))
    .map((file) => unreadFile(model, file));
  const links = symlinks.filter((file) => !isIgnored(file));
  // Missing files that another mistake already explains.
  const expected = [...unread.flatMap(({ suggestion }) => suggestion ?? []), ...links];
  const mistakes: FileMistake[] = [
    ...unread.map(({ file, mistake }) => ({ file, ...mistake })),
    ...links.map((file) => ({ file, ...contentMistake('symbolic-link', {}) })),
    ...missingFiles(model, contentFiles).filter(
      ({ file }) => !expected.some((name) => name === file || name.startsWith(`${file}/`)),
    ),
    ...photoFiles.flatMap((file) => {
      const photo = photosBySlot.get(slotOf(file))!;
      return file === `images/${photo}` ? [] : { file, ...contentMistake('same-photo', { photo }) };
    }),
  ];
  return {
    contentFiles,
    photosBySlot: Object.fromEntries(photosBySlot),
    mistakes: mistakes.map(({ file, ...mistake }) => ({
      displayPath: `${folderName}/${file}`,
      ...mistake,
    })),
  };
}

function missingFiles(model: FileKinds, contentFiles: string[]): FileMistake[] {
  const files = Object.keys(model.files).filter(
    (file) => !model.files[file]!.optional && !contentFiles.includes(file),
  );
  const folders = Object.keys(model.folders).filter(
    (folder) => !contentFiles.some((file) => file.startsWith(`${folder}/`)),
  );
  return [
    ...files.map((file) => ({ file, ...contentMistake('not-there', {}) })),
    ...folders.map((file) => ({ file, ...contentMistake('empty-folder', {}) })),
  ];
}

/** The mistake of a file that nothing reads. `suggestion` is its right name, if that is known. */
function unreadFile(model: FileKinds, file: string) {
  if (file.startsWith('images/') && !PHOTO.test(file))
    return { file, mistake: contentMistake('photo-format', {}) };
  const suggestion = rightName(model, file);
  const folders = [...Object.keys(model.folders), 'images'];
  return { file, mistake: contentMistake('unread-file', { suggestion, folders }), suggestion };
}

function rightName(model: FileKinds, file: string): string | undefined {
  if (PHOTO.test(file))
    return file
      .replace(/^(?:images\/)?/i, 'images/')
      .replace(/[^/]+?(?=\/|\.\w+$)/g, (name) => slugOf(name) || 'photo');
  const asYaml = file.replace(/(\.(ya?ml|json|txt))+$/i, '.yaml');
  // The name of a file in a folder is part of an address.
  const plain = asYaml.toLowerCase().replace(/[\s_]+/g, '-');
  if (fileKindOf(model, plain)) return plain;
  const fileNames = Object.keys(model.files);
  // At the top, or beside files with fixed names, the folder's name cannot be the mistake.
  const isElsewhere = fileNames.every((name) => posix.dirname(name) !== posix.dirname(file));
  const folders = isElsewhere && plain.endsWith('.yaml') ? Object.keys(model.folders) : [];
  const inFolders = folders.map((folder) => `${folder}/${posix.basename(plain)}`);
  return closestMatch(asYaml, [...fileNames, ...inFolders]);
}
