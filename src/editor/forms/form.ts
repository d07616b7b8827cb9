import {
  type ContentFolder,
  fileKindOf,
  type FileKinds,
  idOf,
  isPhoto,
} from '../../generator/portable.ts';
import { parseYaml } from '../../generator/content/parse-yaml.ts';
import { positionAt } from '../../generator/content/locate-in-file.ts';
import type { BrokenFile, Form } from '../shared/messages.ts';
import { dataIn, revisionIn, textIn } from '../content/content-files.ts';
import { goneError } from '../yaml/apply-change.ts';
import { formField } from './form-field.ts';
import { fileTitleIn } from '../words/owners-titles.ts';

/**
 * The form of a content file. A text with a mistake in its syntax is shown as text. Throws a
 * BuildError if there is no such file.
 */
export function formOf(
  folder: ContentFolder,
  model: FileKinds,
  file: string,
  factValues: Record<string, string>,
): Form | BrokenFile {
  const kind = fileKindOf(model, file);
  const text = textIn(folder, file);
  if (text === undefined || !kind) throw goneError();
  const revision = revisionIn(folder, file);
  const title = fileTitleIn(model, file, folder);
  const { value, mistakes } = parseYaml(text);
  if (mistakes.length > 0) {
    const located = mistakes.map(({ offset, message }) => ({
      message,
      line: positionAt(text, offset).line,
      ref: { file, path: [] },
    }));
    return { file, revision, title, text, mistakes: located };
  }
  const { files } = folder.list();
  const field = formField(kind.schema, [], value, {
    factValues,
    photos: files.filter(isPhoto).map((photo) => photo.slice('images/'.length)),
    filesIn: (parent, mayName) =>
      files
        .filter((name) => name.startsWith(`${parent}/`) && name !== file && fileKindOf(model, name))
        .filter((name) => mayName?.((dataIn(folder, name) ?? {}) as never) ?? true)
        .map((name) => ({ value: idOf(name), title: fileTitleIn(model, name, folder) })),
  });
  return { file, revision, title, field, mistakes: [] };
}
