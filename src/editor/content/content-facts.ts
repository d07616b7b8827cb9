import type { ContentFolder, ContentModel, Facts, FieldRef } from '../../generator/portable.ts';
import { isFieldIn } from '../shared/field-refs.ts';
import type { ShownFact } from '../shared/messages.ts';
import { parsedFilesIn } from './content-files.ts';
import { hasWholeWord } from '../shared/whole-words.ts';

/** More facts than one sentence has. */
const MAX_FACTS = 8;

/** Whether a value is rare enough to identify a fact: a 6 or a “one” is on every page. */
export const canIdentifyFact = (value: string): boolean =>
  !/^(?:.|\d\d|\p{Ll}{1,3})?$/u.test(value);

/** The facts of content, without values while their files have mistakes. */
export type ContentFacts = Facts & { values: Record<string, string> };

export function factsIn(model: ContentModel<unknown>, folder: ContentFolder): ContentFacts {
  const facts = model.facts(parsedFilesIn(folder, model), folder.list().files);
  return { ...facts, values: facts.values ?? {} };
}

export const namedFacts = ({ values, fieldOf }: ContentFacts, names: string[]): ShownFact[] =>
  names
    .filter((name) => Object.hasOwn(values, name))
    .map((name) => ({ name, value: values[name]!, ref: fieldOf(name) }));

/** The facts whose values are in a text, longest first. */
export const factsInText = (facts: ContentFacts, text: string): ShownFact[] =>
  namedFacts(facts, factNamesIn(text, facts.values).filter(facts.fieldOf));

/** The values of the facts made from a field, a part of it, or a group around it. */
export function factValuesFrom(
  { values, fieldOf, isCount }: ContentFacts,
  ref: FieldRef,
): string[] {
  const facts = Object.entries(values).flatMap(([name, value]) => {
    const field = fieldOf(name);
    return field && !isCount(name) ? [{ value, field }] : [];
  });
  // The fact of a whole file is its address, which no field of it changes.
  const around = facts.filter(({ field }) => field.path.length > 0 && isFieldIn(ref, field));
  const inside = facts.filter(({ field }) => isFieldIn(field, ref));
  // A group that is a fact itself says more than its parts: many coupons are free.
  const wholes = inside.filter(
    ({ field }) =>
      !inside.some((other) => isFieldIn(field, other.field) && !isFieldIn(other.field, field)),
  );
  return [...new Set([...around, ...wholes].map(({ value }) => value))];
}

/** The names whose values are whole words of a text, without those with a capital letter. */
function factNamesIn(text: string, factValues: Record<string, string>): string[] {
  const matches = Object.entries(factValues).filter(
    ([name, value]) => canIdentifyFact(value) && /^\p{Ll}/u.test(name) && hasWholeWord(text, value),
  );
  return matches
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
    .slice(0, MAX_FACTS);
}
