import { dirname } from 'node:path';
import type { GenericSchema } from 'valibot';
import {
  type ContentFolder,
  type ContentModel,
  fieldAt,
  type FieldPath,
  fileKindOf,
  idOf,
  isGroup,
  LINK,
  PLACEHOLDER,
  placeholderName,
  textsOf,
  unwrap,
  valueAt,
} from '../../generator/portable.ts';
import { applyChange } from '../yaml/apply-change.ts';
import { factsIn } from '../content/content-facts.ts';
import { type FileWrites, parsedFilesIn, withFiles } from '../content/content-files.ts';
import { editFile } from '../yaml/edit-text.ts';
import type { FilePage } from '../editing-definition.ts';
import { editorMetadataOf, isRemovable, presenceOf } from '../forms/editor-metadata.ts';
import { limitsOf } from '../forms/form-field.ts';
import type { Change } from '../shared/messages.ts';

type TextInData = ReturnType<typeof textsOf>[number];

/** The change that a text in a file's data needs, if any. */
type ChangeOf = (
  schema: GenericSchema | undefined,
  data: unknown,
  text: TextInData,
) => Change | undefined;

/** A page's file, as texts name it. */
type ReferencedFile = {
  id: string;
  folder: string;
  /** Whether a placeholder's fact comes from the file. */
  isFact: (name: string) => boolean;
  isAddress: (href: string) => boolean;
};

/**
 * `files` with the files that name a page's file: in a field that refers to such a file, in the
 * placeholder of a fact from that file, or in an address of its page. They name the file `next`
 * instead. If there is none, a reference goes with all that cannot be without it, such as the item
 * of a list, and a link leaves its words.
 */
export function withUpdatedReferences(
  files: FileWrites,
  old: FilePage,
  next: FilePage | undefined,
  folder: ContentFolder,
  model: ContentModel<unknown>,
): FileWrites {
  const writes = new Map(files);
  const newFolder = withFiles(folder, files);
  const facts = factsIn(model, folder);
  const id = idOf(old.file);
  const referenced: ReferencedFile = {
    id,
    folder: dirname(old.file),
    isFact: (name) => facts.fieldOf(name)?.file === old.file && name.endsWith(`.${id}`),
    isAddress: (href) => old.addresses.includes(href.replace(/#.*/, '')),
  };
  const changeOf = next ? renameChange(referenced, next) : removalChange(referenced);
  for (const { file, data } of parsedFilesIn(newFolder, model)) {
    const schema = fileKindOf(model, file)?.schema;
    const changes: Change[] = [];
    let changedData = data;
    // One at a time: a removal moves the items behind it.
    for (;;) {
      const [change] = textsOf(changedData).flatMap(
        (text) => changeOf(schema, changedData, text) ?? [],
      );
      if (!change) break;
      changes.push(change);
      changedData = applyChange(changedData, change);
    }
    if (changes.length > 0) writes.set(file, editFile(model, newFolder, file, changes));
  }
  return writes;
}

function renameChange(old: ReferencedFile, next: FilePage): ChangeOf {
  const nextId = idOf(next.file);
  const newAddress = (href: string) => href.replace(/^[^#]*/, next.addresses[0]!);
  const textWithNewName = (text: string) =>
    text
      .replace(PLACEHOLDER, (written, name: string) =>
        old.isFact(name) ? `{${name.slice(0, -old.id.length)}${nextId}}` : written,
      )
      .replace(LINK, (written, words: string, href: string) =>
        old.isAddress(href) ? `[${words}](${newAddress(href)})` : written,
      );
  return (schema, _, { path, text }) => {
    const isName = isReference(old, schema, { path, text });
    const value = isName ? nextId : old.isAddress(text) ? newAddress(text) : textWithNewName(text);
    return value === text ? undefined : { kind: 'set', path, value };
  };
}

function removalChange(old: ReferencedFile): ChangeOf {
  const isPage = (href: string) =>
    old.isAddress(href) || old.isFact(placeholderName(href.replace(/#.*/, '')) ?? '');
  return (schema, data, { path, text }) => {
    const isName = isReference(old, schema, { path, text });
    if (isName || isPage(text)) {
      const outwardPaths = path.map((_, index) => path.slice(0, path.length - index));
      // A place with its own words outlives its link.
      const removable = outwardPaths
        .slice(0, isName ? undefined : 2)
        .find((path) => canBeRemoved(schema, data, path));
      return removable && { kind: 'remove', path: removable };
    }
    const value = text.replace(LINK, (written, words: string, href: string) =>
      isPage(href) ? words : written,
    );
    return value === text ? undefined : { kind: 'set', path, value };
  };
}

/** Whether a text is the name of the file, in a field for such names. */
const isReference = (
  { id, folder }: ReferencedFile,
  schema: GenericSchema | undefined,
  { path, text }: TextInData,
): boolean => text === id && editorMetadataOf(fieldAt(schema, path)).refersToFileIn === folder;

/** Whether a part may leave the group or list that holds it. */
function canBeRemoved(schema: GenericSchema | undefined, data: unknown, path: FieldPath): boolean {
  const around = path.slice(0, -1);
  const [field, outer] = [fieldAt(schema, path), fieldAt(schema, around)];
  if (!field || !outer || !isRemovable(schema, path)) return false;
  const holder = valueAt(data, around);
  return Array.isArray(holder)
    ? holder.length > (limitsOf(unwrap(outer))?.min ?? 0)
    : isGroup(holder) && presenceOf(field, holder) !== 'must';
}
