import type { ContentIo } from '../generator/content/content-io.ts';
import type { Ref } from './api.ts';
import { at, type Change } from './change.ts';
import { editFile } from './edit-file.ts';
import { dataIn, type FileRewrite, type Files, rewrite } from './texts.ts';

/** The addresses of a renamed file's page. If `isKnown`, visitors may have those of `before`. */
type Addresses = { before: string[]; now: string[]; isKnown: boolean };

/**
 * The files of a renaming, with the list of old addresses: those that led to the page before lead
 * to where it is now, and none leads away from a page.
 */
export function withOldAddresses(
  files: FileRewrite[],
  list: Ref,
  moved: Addresses,
  content: ContentIo,
  model: Files,
): FileRewrite[] {
  const changes = changesOf(
    (at(dataIn(content, list.file), list.path) ?? []) as { from: string; to: string }[],
    list.path,
    moved,
  );
  return changes.length === 0
    ? files
    : [...files, rewrite(content, list.file, editFile(model, content, list.file, changes))];
}

function changesOf(
  items: { from: string; to: string }[],
  path: Ref['path'],
  { before, now, isKnown }: Addresses,
): Change[] {
  const to = now[0]!;
  const kept = items.filter(({ from }) => !now.includes(from));
  const fresh = before
    .filter((from) => isKnown && kept.every((one) => one.from !== from))
    .map((from) => ({ from, to }));
  if (items.length === 0) return fresh.length === 0 ? [] : [{ kind: 'set', path, value: fresh }];
  if (kept.length + fresh.length === 0) return [{ kind: 'remove', path }];
  const indexes = [...items.keys()];
  return [
    ...indexes
      .filter((index) => before.includes(items[index]!.to))
      .map((index): Change => ({ kind: 'set', path: [...path, index, 'to'], value: to })),
    ...indexes
      .filter((index) => now.includes(items[index]!.from))
      .map((index): Change => ({ kind: 'remove', path: [...path, index] }))
      .toReversed(),
    ...fresh.map((value, index): Change => ({
      kind: 'insert',
      path,
      index: kept.length + index,
      value,
    })),
  ];
}
