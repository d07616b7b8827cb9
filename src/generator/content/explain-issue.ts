import type { GenericIssue, GenericSchema } from 'valibot';
import type { CodedMistake } from '../base/mistake.ts';
import { nearest } from '../base/nearest.ts';
import { contentMistake, type Endings } from './content-mistakes.ts';
import { locateField, type Source, writtenAt } from './source.ts';
import type { FieldPath } from './yaml-tree.ts';
import type { FilledFile } from './content-model.ts';
import type { FieldMistake } from './field-mistake.ts';
import { developersEnding, brokenRequirement, type Requirements } from './requirements.ts';
import { fieldAt, fieldsOf, metadataOf, optionsOf, schemaAt, unwrap } from './schema-walk.ts';
import { asWords, titleOf } from './titles.ts';

/** A file whose checked data, with placeholders filled in, does not fit its schema. */
type WrongFile = FilledFile & { requirements?: Requirements };

/** Turns the schema's issues with one file into sentences, one for each cause. */
export function explainIssues(issues: GenericIssue[], file: WrongFile): FieldMistake[] {
  const byCause = new Map<string, FieldMistake>();
  for (const issue of issues) {
    const path = pathOf(issue);
    // A list has no fields, but its methods have names, such as "filter".
    const isInList =
      typeof path.at(-1) === 'string' && Array.isArray(valueAt(file.value, path.slice(0, -1)));
    const isAboutNames =
      isInList || (issue.type === 'strict_object' && issue.path?.at(-1)?.origin === 'key');
    const mistakes = isAboutNames
      ? explainNames(path.slice(0, -1), file)
      : [{ source: file.source, path, ...explainValue(issue, path, file) }];
    for (const mistake of mistakes) {
      const key = JSON.stringify(mistake.path);
      if (!byCause.has(key)) byCause.set(key, mistake);
    }
  }
  return [...byCause.values()];
}

/** Unknown and missing names in a group. A misspelled name counts as one mistake, not two. */
function explainNames(path: FieldPath, file: WrongFile): FieldMistake[] {
  const { schema, source, requirements } = file;
  const group = valueAt(file.value, path);
  const fields = fieldsOf(schemaAt(schema, path)) ?? {};
  const known = Object.keys(fields);
  if (!isGroup(group)) {
    const found = `${subject(path, schema)} ${shown(group)}.`;
    return [
      { source, path, ...contentMistake('group', { found, expected: expectedAt(path, file) }) },
    ];
  }
  const absent = known.filter((name) => !Object.hasOwn(group, name));
  const unknown = Object.keys(group)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      name,
      near: nearest(name, absent) ?? nearest(name, known),
      isCutOff: valueAt(group, [name]) === null && followsComma([...path, name], source),
    }));
  const missing = absent.filter(
    (name) =>
      fields[name]!.type !== 'optional' &&
      !unknown.some(({ near: meantName }) => meantName === name),
  );
  const atName = (name: string, mistake: CodedMistake): FieldMistake => ({
    source,
    path: [...path, name],
    part: 'name',
    ...mistake,
  });
  const names = { group: groupName(path), known };
  return [
    ...unknown.map((wrong) =>
      atName(wrong.name, contentMistake('unknown-field', { ...names, ...wrong })),
    ),
    ...missing.map((name) =>
      atName(
        name,
        contentMistake('missing-field', {
          group: groupName(path),
          subject: subject([...path, name], schema),
          expected: expected(unwrap(fields[name]!), requirements),
        }),
      ),
    ),
  ];
}

/** Whether a name is what follows a comma in braces, as in { name: Martin Luther King, Jr. Day }. */
function followsComma(path: FieldPath, source: Source): boolean {
  const { line, column } = locateField(source, path, 'name');
  return /,\s*$/.test(source.text.split('\n')[line - 1]!.slice(0, column - 1));
}

function explainValue(issue: GenericIssue, path: FieldPath, file: WrongFile): CodedMistake {
  const { schema, source, requirements } = file;
  const value = valueAt(file.value, path);
  const found = `${subject(path, schema)} ${shown(value)}.`;
  const field = schemaAt(schema, path);
  const broken = brokenRequirement(issue, requirements);
  switch (issue.type) {
    case 'string':
      return contentMistake('not-text', {
        found,
        expected: value === null ? expectedAt(path, file) : 'text',
        advice: quotingAdvice(path, value, source),
        value,
      });
    case 'strict_object':
      return contentMistake('group', { found, expected: expectedAt(path, file) });
    case 'picklist': {
      const options = optionsOf(field);
      const { titles = {} } = metadataOf(field);
      return contentMistake('not-a-choice', {
        found,
        options,
        titles: options.map((option) => titles[option] ?? asWords(option)),
        near: nearest(String(value), options),
      });
    }
    case 'min_value':
      return contentMistake('least', { found, least: issue.requirement });
    case 'max_value':
      return contentMistake('most', { found, most: issue.requirement });
    case 'min_length':
    case 'max_length':
    case 'length': {
      const ending = `must have ${LENGTH_BOUND[issue.type]} ${issue.requirement}`;
      const mistake = contentMistake('length', {
        subject: subject(path, schema),
        // A schema may have shortened the text, such as a title that drops the site's name.
        length: lengthOf(issue.input),
        requirement: broken ?? { developer: ending, owner: ending },
        filled: issue.type === 'max_length' && issue.input === value ? filledIn(path, source) : '',
      });
      return { ...mistake, ...codeOf(broken) };
    }
    default: {
      if (value === '' || issue.type === 'non_empty')
        return contentMistake('empty', { subject: subject(path, schema) });
      const endings = broken ?? TYPES[issue.type] ?? NOT_HERE;
      return {
        ...contentMistake('requirement', { found, requirement: endings }),
        ...codeOf(broken),
      };
    }
  }
}

/** A mistake against a requirement of the table has its code and its cures. */
const codeOf = (broken: ReturnType<typeof brokenRequirement>): Partial<CodedMistake> =>
  broken?.code === undefined ? {} : { code: broken.code, cures: broken.cures };

const NOT_HERE: Endings = { developer: 'is not allowed here', owner: 'has no place here' };

const TYPES: Record<string, Endings> = {
  number: {
    developer: 'must be a number alone, without quotes, commas or units, such as 20 or 4.5',
    owner: 'must be a number',
  },
  integer: { developer: 'must be a whole number', owner: 'must be a whole number' },
  boolean: { developer: 'must be true or false, without quotes', owner: 'must be yes or no' },
  array: {
    developer: 'must be a list: one line for each item, each beginning with a hyphen and a space',
    owner: 'must be a list. Take it out and add it again',
  },
};

const LENGTH_BOUND = { min_length: 'at least', max_length: 'at most', length: 'exactly' };

const expectedAt = (path: FieldPath, { schema, requirements }: WrongFile): string =>
  expected(schemaAt(schema, path), requirements);

function expected(schema: GenericSchema | undefined, requirements?: Requirements): string {
  const names = Object.keys(fieldsOf(schema) ?? {});
  if (schema?.type === 'union')
    return developersEnding(
      (schema as unknown as { message: string }).message,
      requirements,
    ).replace(/^must be /, '');
  if (schema?.type === 'picklist') return `one of ${optionsOf(schema).join(', ')}`;
  if (names.length) return `a group of fields: ${names.join(', ')}`;
  const form = messagesOf((schema ?? {}) as Part)
    .map((message) => developersEnding(message, requirements))
    .find((message) => message.startsWith('must be '));
  return (
    form?.slice('must be '.length) ??
    { number: 'a number', boolean: 'true or false', array: 'a list' }[schema?.type ?? ''] ??
    'text'
  );
}

type Part = { pipe?: Part[]; message?: unknown };

/** The messages of a schema's parts. A pipe can begin with another one. */
const messagesOf = ({ pipe = [] }: Part): string[] =>
  pipe.flatMap((part) => (part.pipe ? messagesOf(part) : [String(part.message)]));

/**
 * Names the placeholders of a text that is too long: the owner may have changed a fact, and not
 * this text.
 */
function filledIn(path: FieldPath, source: Source): string {
  const names = writtenAt(source, path).written.match(/\{[\w.-]+\}/g);
  return names?.join(', ') ?? '';
}

/** Advice for text that YAML read as something else. */
function quotingAdvice(path: FieldPath, value: unknown, source: Source): string {
  const { start, written } = writtenAt(source, path);
  if (typeof value === 'object' && value !== null)
    return /[{[]/.test(source.text[start]!)
      ? 'Text that begins with { or [ must be in quotes.'
      : 'If it is one text, put it in quotes: ' +
          'it holds a colon followed by a space, or begins with a hyphen.';
  if (value !== null) return `Put it in quotes: "${written}".`;
  const { line } = locateField(source, path, 'name');
  return / #/.test(source.text.split('\n')[line - 1]!)
    ? 'The text after # is a comment. If it is part of the text, put the text in quotes.'
    : '';
}

/**
 * A field by its name in the file, so that it can be found there, and by its title if that says
 * more.
 */
function subject(path: FieldPath, schema: GenericSchema): string {
  const name = groupName(path);
  const field = typeof path.at(-1) === 'string' ? fieldAt(schema, path) : undefined;
  const title = field && titleOf(field, path);
  const isNews = title !== undefined && !title.startsWith(asWords(String(path.at(-1))));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${isNews ? ` (${title})` : ''}`;
}

function groupName(path: FieldPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'this file';
  return typeof last === 'number' ? `item ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'is empty';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'string')
    return `is "${shortened(value.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\ufffd'))}"`;
  return typeof value === 'number' ? `is the number ${value}` : `is ${value}`;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function lengthOf(value: unknown): string {
  const [count, unit] =
    typeof value === 'string' ? [value.length, 'character'] : [(value as unknown[]).length, 'item'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const pathOf = (issue: GenericIssue): FieldPath =>
  (issue.path ?? []).map(({ key }) => key as string | number);

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown>)[key],
    value,
  );
}
