import type { ContentFolder } from '../generator/content/content-folder.ts';
import type { FieldRef } from '../generator/content/content-model.ts';
import type { FileKinds } from '../generator/content/sort-files.ts';
import { valueAt } from '../generator/content/value-at.ts';
import { dataIn, type FileWrites } from './content-files.ts';
import { editFile } from './edit-file.ts';
import type { Change } from './request-shapes.ts';

/** The addresses of a renamed file's page. */
type Addresses = { before: string[]; now: string[] };

/**
 * The files of a renaming, with the list of old addresses: those that led to the page before lead
 * to where it is now, and none leads away from a page.
 */
export function withOldAddresses(
  files: FileWrites,
  { file, path }: FieldRef,
  { before, now }: Addresses,
  folder: ContentFolder,
  model: FileKinds,
): FileWrites {
  const to = now[0]!;
  const items = (valueAt(dataIn(folder, file), path) ?? []) as { from: string; to: string }[];
  const others = items.filter(({ from }) => ![...now, ...before].includes(from));
  const value = [
    ...others.map((move) => (before.includes(move.to) ? { ...move, to } : move)),
    ...before.map((from) => ({ from, to })),
  ];
  const change: Change = { kind: 'set', path, value };
  return new Map([...files, [file, editFile(model, folder, file, [change])]]);
}
