import type { GenericIssue, GenericSchema } from 'valibot';
import { didYouMean, nearest } from '../nearest.ts';
import { type FieldPath, locateField, type Source, writtenAt } from './locate.ts';
import type { FieldMistake } from './locate-mistake.ts';
import { fieldAt, fieldsOf, optionsOf, schemaAt, unwrap } from './schema-walk.ts';
import { asWords, titleOf } from './titles.ts';

/** Turns the schema's issues with one file into sentences, one for each cause. `value` is the checked data, with placeholders filled in. */
export function explainIssues(
  issues: GenericIssue[],
  schema: GenericSchema,
  value: unknown,
  source: Source,
): FieldMistake[] {
  const byCause = new Map<string, FieldMistake>();
  const add = (mistake: FieldMistake) => {
    const key = JSON.stringify(mistake.path);
    if (!byCause.has(key)) byCause.set(key, mistake);
  };
  for (const issue of issues) {
    const path = pathOf(issue);
    const isAboutNames = issue.type === 'strict_object' && issue.path?.at(-1)?.origin === 'key';
    if (isAboutNames)
      explainNames(schema, path.slice(0, -1), valueAt(value, path.slice(0, -1)), source).forEach(
        add,
      );
    else
      add({
        source,
        path,
        message: explainValue(issue, path, valueAt(value, path), schema, source),
      });
  }
  return [...byCause.values()];
}

/** A longer list of names would not help. */
const MOST_LISTED = 30;

/** Unknown and missing names in a group. A misspelled name counts as one mistake, not two. */
function explainNames(
  schema: GenericSchema,
  path: FieldPath,
  group: unknown,
  source: Source,
): FieldMistake[] {
  const fields = fieldsOf(schemaAt(schema, path)) ?? {};
  const known = Object.keys(fields);
  if (!isGroup(group))
    return [
      {
        source,
        path,
        message: `${subject(path, schema)} ${shown(group)}. It must be ${expected(schemaAt(schema, path))}.`,
      },
    ];
  const unknown = Object.keys(group).filter((name) => !known.includes(name));
  const absent = known.filter((name) => !Object.hasOwn(group, name));
  const meant = unknown.map((name) => nearest(name, absent) ?? nearest(name, known));
  const advice =
    known.length > MOST_LISTED
      ? 'Correct its name or remove it.'
      : `The fields here are ${known.join(', ')}.`;
  const mistake = (name: string, message: string): FieldMistake => ({
    source,
    path: [...path, name],
    part: 'name',
    message,
  });
  return [
    ...unknown.map((name, i) =>
      mistake(
        name,
        `"${name}" is not a field of ${groupName(path)}. ${didYouMean(meant[i], advice)}`,
      ),
    ),
    ...absent
      .filter((name) => fields[name]!.type !== 'optional' && !meant.includes(name))
      .map((name) =>
        mistake(
          name,
          `${subject([...path, name], schema)} is missing from ${groupName(path)}. It must be ${expected(unwrap(fields[name]!))}.`,
        ),
      ),
  ];
}

function explainValue(
  issue: GenericIssue,
  path: FieldPath,
  value: unknown,
  schema: GenericSchema,
  source: Source,
): string {
  const found = `${subject(path, schema)} ${shown(value)}.`;
  switch (issue.type) {
    case 'string':
      return `${found} It must be ${value === null ? expected(schemaAt(schema, path)) : 'text'}. ${quotingAdvice(path, value, source)}`.trim();
    case 'strict_object':
      return `${found} It must be ${expected(schemaAt(schema, path))}.`;
    case 'picklist': {
      const options = optionsOf(schemaAt(schema, path));
      return `${found} It must be one of ${options.join(', ')}. ${didYouMean(nearest(String(value), options))}`.trim();
    }
    case 'min_value':
      return `${found} It must be ${issue.requirement} or more.`;
    case 'max_value':
      return `${found} It must be ${issue.requirement} or less.`;
    case 'min_length':
    case 'max_length':
    case 'length':
      // A schema may have shortened the text, such as a title that drops the site's name.
      return `${subject(path, schema)} has ${lengthOf(issue.input)}. It ${rule(issue) ?? `must have ${LENGTH_BOUND[issue.type]} ${issue.requirement}`}.${issue.type === 'max_length' && issue.input === value ? filledIn(path, source) : ''}`;
    case 'non_empty':
      return `${subject(path, schema)} is empty. It needs a value.`;
    default:
      return `${found} It ${rule(issue) ?? TYPE_RULES[issue.type] ?? 'is not allowed here'}.`;
  }
}

const TYPE_RULES: Record<string, string> = {
  number: 'must be a number alone, without quotes, commas or units, such as 20 or 4.5',
  integer: 'must be a whole number',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list: one line for each item, each beginning with a hyphen and a space',
};

const LENGTH_BOUND = { min_length: 'at least', max_length: 'at most', length: 'exactly' };

// Messages of our schema continue a sentence that starts with "It"; the library's messages do not.
function rule({ message }: GenericIssue): string | undefined {
  return message.startsWith('must') ? message : undefined;
}

function expected(schema: GenericSchema | undefined): string {
  const names = Object.keys(fieldsOf(schema) ?? {});
  if (schema?.type === 'union')
    return (schema as unknown as { message: string }).message.replace(/^must be /, '');
  if (schema?.type === 'picklist') return `one of ${optionsOf(schema).join(', ')}`;
  if (names.length) return `a group of fields: ${names.join(', ')}`;
  const form = messagesOf((schema ?? {}) as Part).find((message) => message.startsWith('must be '));
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

/** Names the placeholders of a text that is too long: the owner may have changed a fact, and not this text. */
function filledIn(path: FieldPath, source: Source): string {
  const names = writtenAt(source, path).written.match(/\{[\w.-]+\}/g);
  return names ? ` That includes the words for ${names.join(', ')}. Shorten the others.` : '';
}

/** Advice for text that YAML read as something else. */
function quotingAdvice(path: FieldPath, value: unknown, source: Source): string {
  const { start, written } = writtenAt(source, path);
  if (typeof value === 'object' && value !== null)
    return /[{[]/.test(source.text[start]!)
      ? 'Text that begins with { or [ must be in quotes.'
      : 'If it is one text, put it in quotes: it holds a colon followed by a space, or begins with a hyphen.';
  if (value !== null) return `Put it in quotes: "${written}".`;
  const { line } = locateField(source, path);
  return / #/.test(source.text.split('\n')[line - 1]!)
    ? 'The text after # is a comment. If it is part of the text, put the text in quotes.'
    : '';
}

/** A field by its name in the file, so that it can be found there, and by its title if that says more. */
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
