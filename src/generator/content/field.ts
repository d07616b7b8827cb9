import * as v from 'valibot';

/**
 * A schema with words for the owner: a title, and where it helps a hint. Forms, the hints of YAML
 * editors and errors use them. A hint stands before what the schema's kind of text says about
 * itself, such as "One paragraph."
 */
export function field<Schema extends v.GenericSchema>(
  title: string,
  ...rest: [schema: Schema] | [hint: string, schema: Schema]
): Schema {
  const schema = rest.at(-1) as Schema;
  const hints = [rest.length === 2 ? rest[0] : [], hintOf(schema) ?? []].flat();
  // One pipe, since each costs a moment for every value.
  const described =
    hints.length > 0
      ? v.pipe(schema, v.title(title), v.description(hints.join(' ')))
      : v.pipe(schema, v.title(title));
  return described as unknown as Schema;
}

const hintOf = (schema: v.GenericSchema): string | undefined => {
  const { wrapped } = schema as { wrapped?: v.GenericSchema };
  return v.getDescription(schema) ?? (wrapped && hintOf(wrapped));
};

/**
 * The words of a choice, for the owner: word in the file → title. A word without a title is shown
 * as it is.
 */
export const titles = <Word extends string>(words: Partial<Record<Word, string>>) =>
  v.metadata<Word, { titles: typeof words }>({ titles: words });
