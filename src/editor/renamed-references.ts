import { BuildError } from '../generator/tools.ts';
import type { ContentFolder } from '../generator/content/content-folder.ts';
import type { ContentModel } from '../generator/content/content-model.ts';
import { fieldAt } from '../generator/content/schema-walk.ts';
import type { FieldPath } from '../generator/content/yaml-tree.ts';
import { idOf } from '../generator/base/id-of.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import { textsOf } from '../generator/content/texts-of.ts';
import { editorMetadataOf } from './field-metadata.ts';
import type { OwnerMistake } from './api.ts';
import { ContentFacts } from './content-facts.ts';
import { type FileWrites, sourcesIn, withFiles } from './content-files.ts';
import { editFile } from './edit-file.ts';
import type { Change } from './request-shapes.ts';

/** The old and the new file of a renaming, and the addresses of its page. */
type Renaming = { from: string; to: string; addresses?: ReadonlyMap<string, string> };

/**
 * The files of a renaming, with those that name the renamed file: fields whose schema says that
 * they have the name of such a file, placeholders of facts that are made from it, and links to its
 * page.
 */
export function withReferences(
  files: FileWrites,
  renaming: Renaming,
  folder: ContentFolder,
  model: ContentModel<unknown>,
): FileWrites {
  const all = new Map(files);
  const renamed = withFiles(folder, files);
  const facts = new ContentFacts(model, folder);
  for (const { file, value } of sourcesIn(renamed, model)) {
    const changes = textsOf(value).flatMap(({ path, text }): Change[] => {
      const updated = namesFile(model, file, path, renaming, text)
        ? idOf(renaming.to)
        : withNewLinks(text, renaming, facts);
      return updated === text ? [] : [{ kind: 'set', path, value: updated }];
    });
    if (changes.length > 0) all.set(file, editFile(model, renamed, file, changes));
  }
  return all;
}

function namesFile(
  model: ContentModel<unknown>,
  file: string,
  path: FieldPath,
  { from }: Renaming,
  text: string,
): boolean {
  const { folder } = editorMetadataOf(fieldAt(kindOf(model, file)?.schema, path));
  return folder !== undefined && from === `${folder}/${text}.yaml`;
}

const withNewLinks = (
  text: string,
  { from, to, addresses }: Renaming,
  facts: ContentFacts,
): string =>
  text
    .replace(/\{([^{}]*)\}/g, (written, name: string) =>
      facts.fieldOf(name)?.file === from && name.endsWith(`.${idOf(from)}`)
        ? `{${name.slice(0, -idOf(from).length)}${idOf(to)}}`
        : written,
    )
    .replace(/(?<=\]\()[^)#]*(?=[)#])/g, (address) => addresses?.get(address) ?? address);

/** Throws a BuildError with what would be wrong after a renaming, if anything would. */
export function refuseRename(mistakes: readonly OwnerMistake[], title: string): void {
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ where, message }) =>
    where === undefined ? message : `${where}: ${message}`,
  );
  throw new BuildError(
    `“${title}” keeps its name, because the site would have mistakes:\n${lines.join('\n')}`,
  );
}
