import { BuildError } from '../generator/tools.ts';
import {
  type ContentIo,
  type FileKinds,
  idOf,
  kindOf,
  parseYaml,
  positionAt,
  sortFiles,
} from '../generator/content.ts';
import type { BrokenFile, Form } from './api.ts';
import { revisionIn, textIn } from './content-files.ts';
import { formField } from './form-field.ts';
import { fileTitleIn } from './owners-titles.ts';

/**
 * The form of a content file. A text with a mistake in its syntax is shown as text. Throws a
 * BuildError if there is no such file.
 */
export function formOf(
  io: ContentIo,
  model: FileKinds,
  file: string,
  facts: Record<string, string> = {},
): Form | BrokenFile {
  const kind = kindOf(model, file);
  const text = textIn(io, file);
  if (text === undefined || !kind) throw new BuildError('This is gone. Load the page again.');
  const revision = revisionIn(io, file);
  const { value, mistakes } = parseYaml(text);
  if (mistakes.length > 0) {
    const located = mistakes.map(({ offset, message }) => ({
      message,
      line: positionAt(text, offset).line,
      ref: { file, path: [] },
    }));
    return { file, revision, title: fileTitleIn(model, file), text, mistakes: located };
  }
  const { files } = io.list();
  const field = formField(kind.schema, [], value, {
    facts,
    photos: Object.values(sortFiles(model, files).images),
    filesIn: (folder) =>
      files
        .filter((name) => name.startsWith(`${folder}/`) && name !== file && kindOf(model, name))
        .map((name) => ({ value: idOf(name), title: fileTitleIn(model, name, io) })),
  });
  return { file, revision, title: fileTitleIn(model, file, io), field, mistakes: [] };
}
