import type { ContentModel } from '../read/content-model.ts';
import type { FieldPath, Source } from '../read/locate.ts';
import type { Ref } from './api.ts';
import { at, changed } from './change.ts';
import type { Value } from './written-value.ts';

/** A fact, and the path of a field that it is made from. */
type Found = { name: string; path: FieldPath };

/** The facts that are made from a file, by its name and text. */
export type KnownSources = Map<string, Found[]>;

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

  /** The facts that differ if a file has this value; undefined if there are no facts then. */
  function differing(source: Source, value: unknown): string[] | undefined {
    const { values } = model.facts(
      sources.map((one) => (one === source ? { ...source, value } : one)),
      files,
    );
    return values && Object.keys(before).filter((name) => Object.hasOwn(values, name) && values[name] !== before[name]);
  }

  /** The facts that are made from the value at a path, or from a part of it. */
  function factsFrom(source: Source, path: FieldPath): Found[] {
    const value = at(source.value, path);
    const set = (other: Value): string[] | undefined => differing(source, changed(source.value, { kind: 'set', path, value: other }));
    const named = (names: string[] = []): Found[] => names.map((name) => ({ name, path }));
    if (typeof value !== 'object' || value === null) {
      for (const other of variantsOf(value)) {
        const names = set(other);
        if (names) return named(names);
      }
      return [];
    }
    // Most values make no fact.
    const without = path.length > 0 ? differing(source, changed(source.value, { kind: 'remove', path })) : differing(source, undefined);
    if (without?.length === 0) return [];
    const found = Object.keys(value).flatMap((key) => factsFrom(source, [...path, Array.isArray(value) ? Number(key) : key]));
    const counts = Array.isArray(value) && value.length > 0 ? set(value.slice(1) as Value) : [];
    return [...found, ...named(counts?.filter((name) => !found.some((one) => one.name === name)))];
  }

  const refs = new Map<string, Ref[]>();
  for (const source of sources) {
    const key = `${source.file}\n${source.text}`;
    if (!known.has(key)) {
      known.set(key, factsFrom(source, []));
      // Other requests are answered in between.
      await new Promise(setImmediate);
    }
    for (const { name, path } of known.get(key)!) refs.set(name, [...(refs.get(name) ?? []), { file: source.file, path }]);
  }
  return refs;
}

/** Other values of the same form, as far as a form can be guessed. */
function variantsOf(value: unknown): Value[] {
  if (typeof value === 'number') return [value - 1, value + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [];
  const otherDigit = value.replace(/\d(?=\D*$)/, (digit) => (digit === '9' ? '8' : String(Number(digit) + 1)));
  return [...(otherDigit === value ? [] : [otherDigit]), `${value}x`];
}
