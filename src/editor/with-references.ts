import { dirname } from 'node:path';
import type { GenericSchema } from 'valibot';
import {
  type ContentFolder,
  type FieldPath,
  idOf,
  isGroup,
  LINK,
  PLACEHOLDER,
  placeholderName,
  textsOf,
  valueAt,
} from '../generator/portable.ts';
import type { ContentModel } from '../generator/content/content-model.ts';
import { fieldAt, unwrap } from '../generator/content/schema-walk.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import { applyChange } from './apply-change.ts';
import { ContentFacts } from './content-facts.ts';
import { type FileWrites, parsedFilesIn, withFiles } from './content-files.ts';
import { editFile } from './edit-text.ts';
import type { FilePage } from './editing-definition.ts';
import { editorMetadataOf, isRemovable, presenceOf } from './editor-metadata.ts';
import { limitsOf } from './form-field.ts';
import type { Change } from './request-shapes.ts';

/**
 * `files` with the files that name a page's file: in a field that refers to such a file, in the
 * placeholder of a fact from that file, or in a link to its page. They name the file `next`
 * instead. If there is none, a reference goes with all that cannot be without it, such as the item
 * of a list, and a link leaves its words.
 */
export function withReferences(
  files: FileWrites,
  old: FilePage,
  next: FilePage | undefined,
  folder: ContentFolder,
  model: ContentModel<unknown>,
): FileWrites {
  const writes = new Map(files);
  const changed = withFiles(folder, files);
  const facts = new ContentFacts(model, folder);
  const isFact = (name = '') =>
    facts.fieldOf(name)?.file === old.file && name.endsWith(`.${idOf(old.file)}`);
  const isAddress = (href: string) => old.addresses.includes(href.replace(/#.*/, ''));
  const isPage = (href: string) =>
    isAddress(href) || isFact(placeholderName(href.replace(/#.*/, '')));
  const updated = (text: string) =>
    next
      ? text
          .replace(PLACEHOLDER, (written, name: string) =>
            isFact(name) ? `{${name.slice(0, -idOf(old.file).length)}${idOf(next.file)}}` : written,
          )
          .replace(LINK, (written, words: string, href: string) =>
            isAddress(href)
              ? `[${words}](${next.addresses[0]}${/#.*/.exec(href)?.[0] ?? ''})`
              : written,
          )
      : text.replace(LINK, (written, words: string, href: string) =>
          isPage(href) ? words : written,
        );

  const changeAt = (
    schema: GenericSchema | undefined,
    data: unknown,
    { path, text }: { path: FieldPath; text: string },
  ): Change[] => {
    const { refersToFileIn } = editorMetadataOf(fieldAt(schema, path));
    const isName = refersToFileIn === dirname(old.file) && text === idOf(old.file);
    if (!next && (isName || isPage(text))) {
      const parts = path.map((_, index) => path.slice(0, path.length - index));
      // A place with its own words outlives its link.
      const part = parts.slice(0, isName ? undefined : 2).find((one) => canGo(schema, data, one));
      return part ? [{ kind: 'remove', path: part }] : [];
    }
    const value = next && isName ? idOf(next.file) : updated(text);
    return value === text ? [] : [{ kind: 'set', path, value }];
  };

  for (const { file, data } of parsedFilesIn(changed, model)) {
    const schema = kindOf(model, file)?.schema;
    const changes: Change[] = [];
    let rest = data;
    // One at a time: a removal moves the items behind it.
    for (;;) {
      const change = textsOf(rest).flatMap((text) => changeAt(schema, rest, text))[0];
      if (!change) break;
      changes.push(change);
      rest = applyChange(rest, change);
    }
    if (changes.length > 0) writes.set(file, editFile(model, changed, file, changes));
  }
  return writes;
}

/** Whether the group or the list around a part can be without it. */
function canGo(schema: GenericSchema | undefined, data: unknown, part: FieldPath): boolean {
  const around = part.slice(0, -1);
  const [field, outer] = [fieldAt(schema, part), fieldAt(schema, around)];
  if (!field || !outer || !isRemovable(schema, part)) return false;
  const holder = valueAt(data, around);
  return Array.isArray(holder)
    ? holder.length > (limitsOf(unwrap(outer))?.min ?? 0)
    : isGroup(holder) && presenceOf(field, holder) !== 'must';
}
