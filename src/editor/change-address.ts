import { dirname } from 'node:path';
import {
  BuildError,
  type ContentFolder,
  type FieldRef,
  idOf,
  LINK,
  PLACEHOLDER,
  textsOf,
  valueAt,
} from '../generator/portable.ts';
import type { ContentModel } from '../generator/content/content-model.ts';
import { fieldAt } from '../generator/content/schema-walk.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import { editorMetadataOf } from './editor-metadata.ts';
import { ContentFacts } from './content-facts.ts';
import { dataIn, type FileWrites, parsedFilesIn, withFiles } from './content-files.ts';
import { editFile } from './edit-text.ts';
import type { Editor } from './editor.ts';
import { fileTitleIn } from './owners-titles.ts';
import type { Change } from './request-shapes.ts';

/** The old and the new file, and all addresses of its page before and after, today's first. */
type AddressChange = { from: string; to: string; oldAddresses: string[]; newAddresses: string[] };

/**
 * `files` with all other files that a page's new address changes: the old addresses, and files that
 * name its file or link to it. Throws a BuildError if the address may not change, or if the site
 * would have mistakes.
 */
export async function withNewAddress(
  editor: Editor,
  files: FileWrites,
  from: string,
  to: string,
  folder: ContentFolder,
): Promise<FileWrites> {
  const { content, model, options } = editor.project;
  const { moved, addressesOf, whyFixed } = options.editing?.addresses ?? {};
  const reason = whyFixed?.(from);
  if (reason !== undefined) throw new BuildError(reason);
  const allAddresses = (file: string) => addressesOf?.(content, file) ?? [];
  const addressChange = {
    from,
    to,
    oldAddresses: allAddresses(from),
    newAddresses: allAddresses(to),
  };
  const withMoved = moved ? withOldAddresses(files, moved, addressChange, folder, model) : files;
  const writes = withReferences(withMoved, addressChange, folder, model);
  const mistakes = await editor.mistakesWith(writes);
  if (mistakes.length === 0) return writes;
  const lines = mistakes.map(({ where, message }) =>
    where === undefined ? message : `${where}: ${message}`,
  );
  const title = fileTitleIn(model, from, folder);
  throw new BuildError(
    `“${title}” keeps its web address, because the site would have mistakes:\n${lines.join('\n')}`,
  );
}

/**
 * `files` with the list of old addresses: the page's old addresses lead to its new one, and its new
 * ones redirect nowhere.
 */
function withOldAddresses(
  files: FileWrites,
  { file, path }: FieldRef,
  { oldAddresses, newAddresses }: AddressChange,
  folder: ContentFolder,
  model: ContentModel<unknown>,
): FileWrites {
  const to = newAddresses[0]!;
  const items = (valueAt(dataIn(folder, file), path) ?? []) as { from: string; to: string }[];
  const others = items.filter(({ from }) => ![...newAddresses, ...oldAddresses].includes(from));
  const value = [
    ...others.map((move) => (oldAddresses.includes(move.to) ? { ...move, to } : move)),
    ...oldAddresses.map((from) => ({ from, to })),
  ];
  return new Map([...files, [file, editFile(model, folder, file, [{ kind: 'set', path, value }])]]);
}

/**
 * `files` with the files that name the page's file: in a field that refers to such a file, in the
 * placeholder of a fact from that file, or in a link to its page.
 */
export function withReferences(
  files: FileWrites,
  addressChange: AddressChange,
  folder: ContentFolder,
  model: ContentModel<unknown>,
): FileWrites {
  const { from, to } = addressChange;
  const writes = new Map(files);
  const changed = withFiles(folder, files);
  const facts = new ContentFacts(model, folder);
  for (const { file, data } of parsedFilesIn(changed, model)) {
    const schema = kindOf(model, file)?.schema;
    const changes = textsOf(data).flatMap(({ path, text }): Change[] => {
      const { refersToFileIn } = editorMetadataOf(fieldAt(schema, path));
      const isReference = refersToFileIn === dirname(from) && text === idOf(from);
      const updated = isReference ? idOf(to) : withNewLinks(text, addressChange, facts);
      return updated === text ? [] : [{ kind: 'set', path, value: updated }];
    });
    if (changes.length > 0) writes.set(file, editFile(model, changed, file, changes));
  }
  return writes;
}

const withNewLinks = (
  text: string,
  { from, to, oldAddresses, newAddresses }: AddressChange,
  facts: ContentFacts,
) =>
  text
    .replace(PLACEHOLDER, (written, name: string) =>
      facts.fieldOf(name)?.file === from && name.endsWith(`.${idOf(from)}`)
        ? `{${name.slice(0, -idOf(from).length)}${idOf(to)}}`
        : written,
    )
    .replace(LINK, (written, words: string, href: string) => {
      const [address = '', anchor] = href.split(/(?=#)/);
      return oldAddresses.includes(address)
        ? `[${words}](${newAddresses[0]}${anchor ?? ''})`
        : written;
    });
