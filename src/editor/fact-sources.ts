import type { ContentModel } from '../generator/content/content-model.ts';
import type { FieldPath, Source } from '../generator/content/locate.ts';
import type { Ref } from './api.ts';
import { at, changed } from './change.ts';
import type { Value } from './written-value.ts';

/** A fact, and the path of a field that it is made from. */
type Found = { name: string; path: FieldPath };

// What was found out about the data of files. As long as a text is the same, its data is the same object.
const TOUCHED = new WeakMap<object, readonly string[] | undefined>();
const FOUND = new WeakMap<object, Found[]>();

/**
 * Finds the fields that facts are made from, by trial: a field is changed in memory, and the facts that differ are made from it.
 * A number of items is made from its list. Only files that make a wanted fact are tried.
 */
export function factSources(
  model: Pick<ContentModel<unknown>, 'facts'>,
  sources: Source[],
  files: string[],
) {
  const before = model.facts(sources, files).values ?? {};

  /** The facts that are others, or gone, if a file has this value; undefined if there are no facts then. */
  function touched(
    source: Source,
    value: unknown,
  ): { name: string; isGone: boolean }[] | undefined {
    const { values } = model.facts(
      sources.map((one) => (one === source ? { ...source, value } : one)),
      files,
    );
    const others = Object.keys(before).filter((name) => values?.[name] !== before[name]);
    return values && others.map((name) => ({ name, isGone: !Object.hasOwn(values, name) }));
  }

  /** The facts that are made from the value at a path, or from a part of it. */
  function factsFrom(source: Source, path: FieldPath): Found[] {
    const value = at(source.value, path);
    const set = (other: Value): Found[] | undefined =>
      touched(source, changed(source.value, { kind: 'set', path, value: other }))?.flatMap(
        ({ name, isGone }) => (isGone ? [] : [{ name, path }]),
      );
    if (typeof value !== 'object' || value === null) {
      for (const other of variantsOf(value)) {
        const found = set(other);
        if (found) return found;
      }
      return [];
    }
    // Most values make no fact.
    if (
      path.length > 0 &&
      touched(source, changed(source.value, { kind: 'remove', path }))?.length === 0
    )
      return [];
    const found = Object.keys(value).flatMap((key) =>
      factsFrom(source, [...path, Array.isArray(value) ? Number(key) : key]),
    );
    const counts = Array.isArray(value) && value.length > 0 ? set(value.slice(1) as Value) : [];
    return [
      ...found,
      ...(counts?.filter(({ name }) => !found.some((one) => one.name === name)) ?? []),
    ];
  }

  const factsOf = (source: Source): Found[] => once(FOUND, source, () => factsFrom(source, []));
  /** Whether a fact is another one, or gone, without the file. */
  const mayMake = (source: Source, wanted: string): boolean =>
    once(TOUCHED, source, () => touched(source, undefined)?.map(({ name }) => name))?.includes(
      wanted,
    ) ?? true;

  return {
    /** The fields that a fact is made from. */
    refsOf: (name: string): Ref[] =>
      sources
        .filter((source) => mayMake(source, name))
        .flatMap((source) =>
          factsOf(source).flatMap((one) =>
            one.name === name ? { file: source.file, path: one.path } : [],
          ),
        ),
    /** The facts of a file, with the fields that they are made from. */
    factsIn: (file: string): Found[] =>
      sources.flatMap((source) => (source.file === file ? factsOf(source) : [])),
  };
}

/** What was found out about a file's data, or else is now. */
function once<T>(known: WeakMap<object, T>, { value }: Source, find: () => T): T {
  if (typeof value !== 'object' || value === null) return find();
  if (!known.has(value)) known.set(value, find());
  return known.get(value)!;
}

/** Other values of the same form, as far as a form can be guessed. */
function variantsOf(value: unknown): Value[] {
  if (typeof value === 'number') return [value - 1, value + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [];
  const otherDigit = value.replace(/\d(?=\D*$)/, (digit) =>
    digit === '9' ? '8' : String(Number(digit) + 1),
  );
  return [...(otherDigit === value ? [] : [otherDigit]), `${value}x`];
}
