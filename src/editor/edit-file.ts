import { BuildError } from '../generator/build-error.ts';
import {
  type ContentIo,
  fieldsOf,
  kindOf,
  schemaAt,
  type FileKinds,
} from '../generator/content.ts';
import { editText } from './edit-text.ts';
import { textIn } from './content-files.ts';
import type { Change } from './request-shapes.ts';

/**
 * A content file after some changes, with the line ends that it has. Throws a BuildError if one
 * cannot be made.
 */
export function editFile(
  model: FileKinds,
  content: ContentIo,
  file: string,
  changes: readonly Change[],
): Buffer {
  const before = textIn(content, file);
  const kind = kindOf(model, file);
  if (before === undefined || !kind) throw new BuildError('This is gone. Load the page again.');
  const orderAt = ({ path }: Change): string[] =>
    Object.keys(fieldsOf(schemaAt(kind.schema, path.slice(0, -1))) ?? {});
  const isWindows = before.includes('\r\n');
  const after = changes.reduce(
    (text, change) => editText(text, change, orderAt(change)),
    isWindows ? before.replaceAll('\r\n', '\n') : before,
  );
  return Buffer.from(isWindows ? after.replaceAll('\n', '\r\n') : after);
}
