import type { ContentFolder, ContentModel, FieldPath } from '../generator/content.ts';
import type { ShownFact } from './api.ts';
import { sourcesIn } from './content-files.ts';
import { isInside } from './ref-key.ts';
import type { FactsRequest, Ref } from './request-shapes.ts';

/** More facts than one sentence has. */
const MOST = 8;

/** The facts of the content as it is on disk. */
export function factsShown(model: ContentModel<unknown>, folder: ContentFolder) {
  const { values = {}, from = () => undefined } = model.facts(
    sourcesIn(folder, model),
    folder.list().files,
  );

  /** Whether a fact is made from a value, a part of it, or what it is in. */
  const isMadeFrom = (name: string, { file, path }: Ref): boolean => {
    const source = from(name);
    return source?.file === file && (isInside(source.path, path) || isInside(path, source.path));
  };

  return {
    values,

    /** The facts whose values are in a text, longest first, or those with these names. */
    find(request: FactsRequest): ShownFact[] {
      const names = 'names' in request ? request.names : namesIn(request.text, values).filter(from);
      return names.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [{ name, value, ref: from(name) }];
      });
    },

    /** The values of the facts that are made from a value. */
    valuesFrom(ref: Ref): string[] {
      // A count comes from the list, not from one item.
      const names = Object.keys(values).filter(
        (name) => !/^count\./i.test(name) && isMadeFrom(name, ref),
      );
      const pathOf = (name: string): FieldPath => from(name)!.path;
      const pathsInside = names.map(pathOf).filter((path) => isInside(path, ref.path));
      // The parts of what has words of its own say less: many coupons are free.
      const isPartOfAnother = (path: FieldPath): boolean =>
        pathsInside.some((whole) => whole.length < path.length && isInside(path, whole));
      const wholes = names.filter((name) => !isPartOfAnother(pathOf(name)));
      return [...new Set(wholes.map((name) => values[name]!))];
    },
  };
}

/**
 * The names whose values are whole words of a text. A name with a capital letter says the same as
 * the one without.
 */
function namesIn(text: string, values: Record<string, string>): string[] {
  const found = Object.entries(values).filter(
    ([name, value]) => value.length > 1 && /^\p{Ll}/u.test(name) && hasWord(text, value),
  );
  return found
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
    .slice(0, MOST);
}

/** Whether a text has a value as whole words. A sign such as $ may stand directly behind a word. */
export function hasWord(text: string, value: string): boolean {
  const isWord = (...signs: (string | undefined)[]): boolean =>
    signs.every((sign) => /[\p{L}\p{N}]/u.test(sign ?? ''));
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!isWord(text[at - 1], value[0]) && !isWord(value.at(-1), text[at + value.length]))
      return true;
  return false;
}
