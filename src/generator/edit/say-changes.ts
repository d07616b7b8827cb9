import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { ContentModel } from '../read/content-model.ts';
import type { FieldPath } from '../read/locate.ts';
import { fieldAt } from '../read/schema-walk.ts';
import { kindOf } from '../read/sort-files.ts';
import type { Ref } from './api.ts';
import { type Change, changed } from './change.ts';
import { differing, show } from './in-words.ts';
import { isPhoto } from './texts.ts';
import { fileTitle, itemName, valueTitle } from './titles.ts';
import { isGroup, type Value } from './written-value.ts';

/** The data of content files, and the photos, by path below the content folder. */
export type Data = ReadonlyMap<string, unknown>;

/** One change in words. `change` makes it in the content before; undefined if the whole file is new, another or gone. */
export type SaidChange = { sentence: string; ref: Ref; change?: Change };

/** Says what has changed from some content to other content, in an owner's words. A value that makes a fact is said as visitors read it. */
export function sayChanges(model: Pick<ContentModel<unknown>, 'files' | 'folders' | 'facts'>, before: Data, after: Data): SaidChange[] {
  const said: SaidChange[] = [];
  const factsOf = (data: Data): Record<string, string> => {
    const sources = Array.from(data, ([file, value]) => ({ file, path: file, text: '', value })).filter(({ file }) => kindOf(model, file));
    return model.facts(sources, [...data.keys()]).values ?? {};
  };
  const factsBefore = factsOf(before);
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();

  for (const file of files) {
    const [old, now] = [before.get(file), after.get(file)];
    if (isDeepStrictEqual(old, now)) continue;
    const whole = (words: string): void => void said.push({ sentence: words, ref: { file, path: [] } });
    if (isPhoto(file))
      whole(`Photo ${file.slice('images/'.length)}: ${!before.has(file) ? 'new' : after.has(file) ? 'another' : 'removed'}`);
    else if (!before.has(file)) whole(`New: ${kindTitle(file)} ${fileTitle(model, file, now)}`);
    else if (!after.has(file)) whole(`Removed: ${kindTitle(file)} ${fileTitle(model, file, old)}`);
    else compare(file, old, now, [], []);
  }
  return said;

  function kindTitle(file: string): string {
    const kind = kindOf(model, file);
    return Object.hasOwn(model.files, file) ? '' : ((kind && v.getTitle(kind.schema)) ?? kind?.name ?? '');
  }

  /** Says how a value differs. It may have moved in a list, so it has a path before and one now. */
  function compare(file: string, old: unknown, now: unknown, was: FieldPath, is: FieldPath): void {
    if (isDeepStrictEqual(old, now)) return;
    if (isGroup(old) && isGroup(now)) {
      for (const name of new Set([...Object.keys(old), ...Object.keys(now)]))
        compare(file, old[name], now[name], [...was, name], [...is, name]);
    } else if (Array.isArray(old) && Array.isArray(now)) compareLists(file, old, now, was, is);
    else if (now === undefined) say(file, is, { kind: 'remove', path: was }, `${titleOf(before, file, was)}: removed ${show(old)}`);
    else {
      const change: Change = { kind: 'set', path: was, value: now as Value };
      const asFact = isText(file, is) ? undefined : factOf(file, change);
      const words = asFact ?? (old === undefined ? show(now) : differing(old, now));
      say(file, is, change, `${titleOf(after, file, is)}: ${words}`);
    }
  }

  function compareLists(file: string, old: unknown[], now: unknown[], was: FieldPath, is: FieldPath): void {
    const partners = partnersOf(old, now);
    const kept = partners.flatMap((index) => index ?? []);
    for (const [index, item] of old.entries())
      if (!kept.includes(index))
        say(file, is, { kind: 'remove', path: [...was, index] }, `${titleOf(before, file, was)}: removed ${show(item)}`);
    for (const [index, item] of now.entries()) {
      const partner = partners[index];
      if (partner !== undefined) compare(file, old[partner], item, [...was, partner], [...is, index]);
      else
        say(
          file,
          [...is, index],
          { kind: 'insert', path: was, index: Math.min(index, old.length), value: item as Value },
          `${titleOf(after, file, is)}: added ${show(item)}`,
        );
    }
    if (kept.some((index, place) => place > 0 && index < kept[place - 1]!))
      say(file, is, { kind: 'set', path: was, value: now as Value }, `${titleOf(after, file, is)}: another order`);
  }

  function say(file: string, path: FieldPath, change: Change, sentence: string): void {
    said.push({ sentence, ref: { file, path }, change });
  }

  function titleOf(data: Data, file: string, path: FieldPath): string {
    return valueTitle(model, { file, path }, data.get(file));
  }

  function isText(file: string, path: FieldPath): boolean {
    const schema = kindOf(model, file)?.schema;
    const field = schema && fieldAt(schema, path);
    return field !== undefined && (v.getMetadata(field) as { input?: string }).input === 'text';
  }

  /** The first fact that a change changes, before and after it. */
  function factOf(file: string, change: Change): string | undefined {
    const facts = factsOf(new Map([...before, [file, changed(before.get(file), change)]]));
    const name = Object.keys(factsBefore).find((one) => Object.hasOwn(facts, one) && facts[one] !== factsBefore[one]);
    return name === undefined ? undefined : `${factsBefore[name]} → ${facts[name]}`;
  }
}

/** For each item of a list the index of the item that it was before, by its name, else by its value, else by its place. */
function partnersOf(old: unknown[], now: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const partners: (number | undefined)[] = now.map(() => undefined);
  const pair = (isSame: (before: unknown, after: unknown, place: [number, number]) => boolean): void => {
    for (const [index, item] of now.entries()) {
      if (partners[index] !== undefined) continue;
      const partner = [...free].find((one) => isSame(old[one], item, [one, index]));
      if (partner === undefined) continue;
      free.delete(partner);
      partners[index] = partner;
    }
  };
  pair((before, after) => isDeepStrictEqual(before, after));
  pair((before, after) => itemName(before) !== undefined && itemName(before) === itemName(after));
  if (old.length === now.length) pair((_before, _after, [one, index]) => one === index);
  return partners;
}
