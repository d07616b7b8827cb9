import * as v from 'valibot';

/**
 * A schema with words for the owner: a title, and where it helps a hint. Forms, the hints of YAML
 * editors and errors use them.
 */
export function field<Schema extends v.GenericSchema>(
  title: string,
  ...rest: [schema: Schema] | [hint: string, schema: Schema]
): Schema {
  const schema = rest.at(-1) as Schema;
  // One pipe, since each pipe takes time for every value.
  const described =
    rest.length === 2
      ? v.pipe(schema, v.title(title), v.description(rest[0]))
      : v.pipe(schema, v.title(title));
  return described as unknown as Schema;
}

/**
 * The words of a choice, for the owner: word in the file → title. A word without a title is shown
 * as it is.
 */
export const choiceTitles = <Word extends string>(words: Partial<Record<Word, string>>) =>
  v.metadata<Word, { choiceTitles: typeof words }>({ choiceTitles: words });
