import type { ContentModel } from '../read/content-model.ts';
import type { FieldPath, Source } from '../read/locate.ts';
import type { Ref } from './api.ts';
import { at, changed } from './change.ts';
import { isGroup, type Value } from './written-value.ts';

/** The facts that a file's text makes, and the paths of their fields. */
export type KnownSources = Map<string, { name: string; path: FieldPath }[]>;

/**
 * The fields that each fact is made from, by the fact's name. They are found by trial: each field is changed in memory, and the
 * facts that differ are made from it. A number of items is made from its list. `known` remembers what was found in a text.
 */
export async function factSources(
  model: Pick<ContentModel<unknown>, 'facts'>,
  sources: Source[],
  files: string[],
  known: KnownSources = new Map(),
): Promise<Map<string, Ref[]>> {
  const before = model.facts(sources, files).values ?? {};
  let found: { name: string; path: FieldPath }[] = [];

  /** The facts that differ if a file has this value; undefined if there are no facts then. */
  function differing(source: Source, value: unknown): string[] | undefined {
    const { values } = model.facts(
      sources.map((one) => (one === source ? { ...source, value } : one)),
      files,
    );
    return values && Object.keys(before).filter((name) => Object.hasOwn(values, name) && values[name] !== before[name]);
  }

  const note = (names: readonly string[], path: FieldPath): void => void found.push(...names.map((name) => ({ name, path })));

  /** Notes the facts that are made from the field at a path, and returns them. */
  function visit(source: Source, path: FieldPath): string[] {
    const value = at(source.value, path);
    if (!isContainer(value)) {
      for (const other of variantsOf(value)) {
        const names = differing(source, changed(source.value, { kind: 'set', path, value: other }));
        if (names === undefined) continue;
        note(names, path);
        return names;
      }
      return [];
    }
    const without = path.length > 0 ? differing(source, changed(source.value, { kind: 'remove', path })) : undefined;
    if (without?.length === 0) return [];
    const keys = Object.keys(value).map((key) => (isGroup(value) ? key : Number(key)));
    const isLeaf = (key: string | number): boolean => !isContainer(at(value, [key]));
    const leavesChanged = keys.filter(isLeaf).reduce<unknown>((data, key) => {
      const [other] = variantsOf(at(value, [key]));
      return other === undefined ? data : changed(data, { kind: 'set', path: [...path, key], value: other });
    }, source.value);
    // Most fields make no fact.
    const withoutLeaves = differing(source, leavesChanged)?.length === 0;
    const inside = new Set(keys.flatMap((key) => (withoutLeaves && isLeaf(key) ? [] : visit(source, [...path, key]))));
    if (Array.isArray(value) && value.length > 0) {
      const shorter = differing(source, changed(source.value, { kind: 'set', path, value: value.slice(1) as Value })) ?? [];
      const counts = shorter.filter((name) => !inside.has(name));
      note(counts, path);
      for (const name of counts) inside.add(name);
    }
    return [...inside];
  }

  const refs = new Map<string, Ref[]>();
  for (const source of sources) {
    const key = `${source.file}\n${source.text}`;
    if (!known.has(key)) {
      found = [];
      const names = differing(source, undefined);
      if (names === undefined || names.length > 0) visit(source, []);
      known.set(key, found);
      // Other requests are answered in between.
      await new Promise(setImmediate);
    }
    for (const { name, path } of known.get(key)!) refs.set(name, [...(refs.get(name) ?? []), { file: source.file, path }]);
  }
  return refs;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Other values of the same form, as far as a form can be guessed. */
function variantsOf(value: unknown): Value[] {
  if (typeof value === 'number') return [value - 1, value + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [];
  const otherDigit = value.replace(/\d(?=\D*$)/, (digit) => (digit === '9' ? '8' : String(Number(digit) + 1)));
  return [...(otherDigit === value ? [] : [otherDigit]), `${value}x`];
}
