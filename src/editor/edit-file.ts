import { BuildError, type ContentFolder } from '../generator/portable.ts';
import { type FileKinds, kindOf } from '../generator/content/sort-files.ts';
import { textIn } from './content-files.ts';
import { editText } from './edit-text.ts';
import type { Change } from './request-shapes.ts';

/** A content file after some changes, with the same line ends. Throws if one cannot be made. */
export function editFile(
  model: FileKinds,
  folder: ContentFolder,
  file: string,
  changes: readonly Change[],
): Buffer {
  const before = kindOf(model, file) && textIn(folder, file);
  if (before === undefined) throw new BuildError('This is gone. Load the page again.');
  const isWindows = before.includes('\r\n');
  const after = changes.reduce(editText, isWindows ? before.replaceAll('\r\n', '\n') : before);
  return Buffer.from(isWindows ? after.replaceAll('\n', '\r\n') : after);
}
