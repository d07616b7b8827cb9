import { isDeepStrictEqual } from 'node:util';
import type { ContentModel } from '../generator/content/content-model.ts';
import type { FieldPath, Source } from '../generator/content/locate.ts';
import { fieldAt, metadataOf } from '../generator/content/schema-walk.ts';
import { positionAt } from '../generator/content/position-at.ts';
import { kindOf } from '../generator/content/sort-files.ts';
import { unconfirmedIn } from '../generator/content/unconfirmed.ts';
import { type Change, changed } from './change.ts';
import { differing, show } from './in-words.ts';
import type { Files } from './texts.ts';
import { fileTitle, itemName, valueTitle } from './titles.ts';
import { fieldOnLine } from './unconfirmed.ts';
import { isGroup, type Value } from './written-value.ts';

/**
 * One change in words. `change` makes it in the content before; without it, all of `files` changed.
 */
export type SaidChange = { sentence: string; files: string[]; change?: Change };

/** Says what has changed in one file. A value that makes a fact is said as visitors read it. */
export function sayValues(
  model: Files & Pick<ContentModel<unknown>, 'facts'>,
  file: string,
  before: Source[],
  after: Source[],
): SaidChange[] {
  const [old, now] = [before, after].map((sources) =>
    sources.find((source) => source.file === file)!,
  ) as [Source, Source];
  const said: SaidChange[] = [];
  const say = (sentence: string, change?: Change): void =>
    void said.push({ sentence, files: [file], change });
  const titleIn = ({ value }: Source, path: FieldPath): string =>
    valueTitle(model, { file, path }, value);
  const forEditor = (path: FieldPath): ReturnType<typeof metadataOf> =>
    metadataOf(fieldAt(kindOf(model, file)?.schema, path));
  const factsOf = (sources: Source[]): Record<string, string> =>
    model.facts(
      sources,
      sources.map((one) => one.file),
    ).values ?? {};

  if (old.value === undefined || now.value === undefined)
    say(`${fileTitle(model, file, now.value)}: its text`);
  else compare(old.value, now.value, [], []);
  if (said.length === 0)
    for (const { says, about } of unconfirmedIn(old.text))
      if (!unconfirmedIn(now.text).some((one) => one.says === says))
        say(`${titleIn(old, fieldOnLine(old.text, positionAt(old.text, about).line))}: confirmed`);
  if (said.length === 0) say(`${fileTitle(model, file, now.value)}: its notes`);
  return said;

  /** Says how a value differs. It may have moved in a list, so it has a path before and one now. */
  function compare(one: unknown, other: unknown, was: FieldPath, is: FieldPath): void {
    if (isDeepStrictEqual(one, other)) return;
    if (isGroup(one) && isGroup(other)) {
      const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
        (name) => !isDeepStrictEqual(one[name], other[name]),
      );
      // A short name that follows its words is nothing to tell.
      const follows = (name: string): boolean =>
        (forEditor([...is, name]).madeFrom ?? []).some((word) => names.includes(word));
      for (const name of names)
        if (!follows(name)) compare(one[name], other[name], [...was, name], [...is, name]);
    } else if (Array.isArray(one) && Array.isArray(other)) compareLists(one, other, was, is);
    else if (other === undefined)
      say(`${titleIn(old, was)}: removed ${show(one)}`, { kind: 'remove', path: was });
    else {
      const change: Change = { kind: 'set', path: was, value: other as Value };
      const words =
        (forEditor(is).input === 'text' ? undefined : factOf(change)) ??
        (one === undefined ? show(other) : differing(one, other));
      say(`${titleIn(now, is)}: ${words}`, change);
    }
  }

  function compareLists(one: unknown[], other: unknown[], was: FieldPath, is: FieldPath): void {
    const partners = partnersOf(one, other);
    const kept = partners.flatMap((index) => index ?? []);
    for (const [index, item] of one.entries())
      if (!kept.includes(index))
        say(`${titleIn(old, was)}: removed ${show(item)}`, {
          kind: 'remove',
          path: [...was, index],
        });
    for (const [index, item] of other.entries()) {
      const partner = partners[index];
      if (partner !== undefined) compare(one[partner], item, [...was, partner], [...is, index]);
      else {
        const change: Change = {
          kind: 'insert',
          path: was,
          index: Math.min(index, one.length),
          value: item as Value,
        };
        say(`${titleIn(now, is)}: added ${show(item)}`, change);
      }
    }
    if (kept.some((index, place) => place > 0 && index < kept[place - 1]!))
      say(`${titleIn(now, is)}: another order`, { kind: 'set', path: was, value: other as Value });
  }

  /** The first fact that a change changes, before and after it. */
  function factOf(change: Change): string | undefined {
    const then = factsOf(before);
    const facts = factsOf(
      before.map((source) =>
        source === old ? { ...old, value: changed(old.value, change) } : source,
      ),
    );
    const name = Object.keys(then).find(
      (one) => Object.hasOwn(facts, one) && facts[one] !== then[one],
    );
    return name === undefined ? undefined : `${then[name]} → ${facts[name]}`;
  }
}

/**
 * For each item of a list the index of the item that it was before, by its value, else by its name,
 * else by its place.
 */
function partnersOf(old: unknown[], now: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const partners: (number | undefined)[] = now.map(() => undefined);
  const pair = (
    isSame: (before: unknown, after: unknown, place: [number, number]) => boolean,
  ): void => {
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
