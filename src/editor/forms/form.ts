import {
  BuildError,
  type ContentFolder,
  fileKindOf,
  type FileKinds,
  idOf,
  isPhoto,
} from '../../generator/portable.ts';
import { UNREADABLE } from '../../generator/content/content-mistakes.ts';
import { parseYaml } from '../../generator/content/parse-yaml.ts';
import type { Form } from '../shared/messages.ts';
import { dataIn, revisionIn, textIn } from '../content/content-files.ts';
import { goneError } from '../yaml/apply-change.ts';
import { formField } from './form-field.ts';
import { fileTitleIn } from '../words/owners-titles.ts';

/** The form of a content file. Throws a BuildError if there is no such file, or it is damaged. */
export function formOf(
  folder: ContentFolder,
  model: FileKinds,
  file: string,
  factValues: Record<string, string>,
): Form {
  const kind = fileKindOf(model, file);
  const text = textIn(folder, file);
  if (text === undefined || !kind) throw goneError();
  const revision = revisionIn(folder, file);
  const title = fileTitleIn(model, file, folder);
  const { value, mistakes } = parseYaml(text);
  if (mistakes.length > 0) throw new BuildError(UNREADABLE);
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
