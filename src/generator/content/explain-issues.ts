import { type GenericIssue, type GenericSchema, safeParse } from 'valibot';
import { closestMatch } from '../base/closest-match.ts';
import { PLACEHOLDER } from '../base/fill.ts';
import type { Mistake } from '../base/mistake.ts';
import { capitalized, shortened } from '../base/text.ts';
import { contentMistake, type SentenceEnd } from './content-mistakes.ts';
import type { FilledFile } from './content-model.ts';
import { isGroup, valueAt } from './data.ts';
import { type FieldMistake, type ParsedFile, sourceTextAt } from './locate-in-file.ts';
import { brokenRequirement, type Requirements } from './requirements.ts';
import { choicesOf } from './metadata.ts';
import { fieldAt, fieldsOf, optionsOf, unwrap } from './schema-walk.ts';
import type { FieldPath } from './yaml-tree.ts';

/** A file whose checked data, with placeholders filled in, does not fit its schema. */
type WrongFile = FilledFile & { requirements: Requirements };

/** Turns the schema's issues with one file into sentences, one for each cause. */
export function explainIssues(issues: GenericIssue[], file: WrongFile): FieldMistake[] {
  const byCause = new Map<string, FieldMistake>();
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    // A list has no fields, but its methods have names, such as "filter".
    const isInList =
      typeof path.at(-1) === 'string' && Array.isArray(valueAt(file.data, path.slice(0, -1)));
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
  const { schema, source } = file;
  const group = valueAt(file.data, path);
  if (!isGroup(group)) return [{ source, path, ...notAGroup(path, file) }];
  const fields = fieldsOf(fieldAt(schema, path)) ?? {};
  const fieldNames = Object.keys(fields);
  const absent = fieldNames.filter((name) => !Object.hasOwn(group, name));
  const unknown = Object.keys(group)
    .filter((name) => !fieldNames.includes(name))
    .map((name) => ({
      name,
      suggestion: closestMatch(name, absent) ?? closestMatch(name, fieldNames),
    }));
  const missing = absent.filter(
    (name) =>
      fields[name]!.type !== 'optional' && !unknown.some(({ suggestion }) => suggestion === name),
  );
  const atName = (name: string, mistake: Mistake): FieldMistake => ({
    source,
    path: [...path, name],
    part: 'name',
    ...mistake,
  });
  return [
    ...unknown.map(({ name, suggestion }) => {
      const { start } = sourceTextAt(source, [...path, name]);
      // Such as `Jr. Day` in { name: Martin Luther King, Jr. Day }.
      const isCutOff = group[name] === null && /, *$/.test(source.text.slice(0, start));
      const wrong = { group: nameInFile(path), fieldNames, name, suggestion, isCutOff };
      return atName(name, contentMistake('unknown-field', wrong));
    }),
    ...missing.map((name) => {
      const wanted = {
        group: nameInFile(path),
        subject: subject([...path, name]),
        expected: expectedAt([...path, name], file),
      };
      return atName(name, contentMistake('missing-field', wanted));
    }),
  ];
}

function explainValue(issue: GenericIssue, path: FieldPath, file: WrongFile): Mistake {
  const value = valueAt(file.data, path);
  const finding = findingAt(path, file);
  const { sentenceEnd, codeAndFixes } = brokenRequirement(issue, file.requirements);
  switch (issue.type) {
    case 'string':
      return notText(path, file);
    case 'strict_object':
      return notAGroup(path, file);
    case 'picklist':
      return notAChoice(finding, value, fieldAt(file.schema, path));
    case 'min_length':
    case 'max_length':
    case 'length':
      return { ...wrongLength(issue, sentenceEnd, path, file), ...codeAndFixes };
    default:
      return value === '' || issue.type === 'non_empty'
        ? contentMistake('empty', { subject: subject(path) })
        : { ...contentMistake('requirement', { finding, sentenceEnd }), ...codeAndFixes };
  }
}

/** A number or a word such as true may fit in quotes. If not, explains the mistake of that text. */
function notText(path: FieldPath, file: WrongFile): Mistake {
  const value = valueAt(file.data, path);
  const field = fieldAt(file.schema, path);
  if (field && typeof value !== 'object') {
    const { issues } = safeParse(field, sourceTextAt(file.source, path).written);
    if (issues) return explainValue(issues[0], path, file);
  }
  return contentMistake('not-text', {
    finding: findingAt(path, file),
    expected: value === null ? expectedAt(path, file) : 'text',
    advice: quotingAdvice(path, value, file.source),
    value,
  });
}

function notAChoice(finding: string, value: unknown, schema?: GenericSchema): Mistake {
  const choices = choicesOf(schema);
  const suggestion = closestMatch(String(value), optionsOf(schema));
  return contentMistake('not-a-choice', { finding, choices, suggestion });
}

function wrongLength(
  { type, input }: GenericIssue,
  sentenceEnd: SentenceEnd,
  path: FieldPath,
  { source, data }: WrongFile,
): Mistake {
  const isAsWritten = input === valueAt(data, path);
  // The owner may have changed a fact, and not this text.
  const placeholders =
    type === 'max_length' && isAsWritten
      ? sourceTextAt(source, path).written.match(PLACEHOLDER)
      : null;
  return contentMistake('length', {
    subject: subject(path),
    // A schema may have shortened the text, such as a title that drops the site's name.
    length: (input as string | unknown[]).length,
    unit: typeof input === 'string' ? 'character' : 'item',
    sentenceEnd,
    filled: placeholders?.join(', ') ?? '',
  });
}

const notAGroup = (path: FieldPath, file: WrongFile): Mistake =>
  contentMistake('group', { finding: findingAt(path, file), expected: expectedAt(path, file) });

/** Advice for text that YAML read as something else. */
function quotingAdvice(path: FieldPath, value: unknown, source: ParsedFile): string {
  const { start, written } = sourceTextAt(source, path);
  if (typeof value === 'object' && value !== null)
    return /[{[]/.test(source.text[start]!)
      ? 'Text that begins with { or [ must be in quotes.'
      : 'If it is one text, put it in quotes: ' +
          'it holds a colon followed by a space, or begins with a hyphen.';
  if (value !== null) return `Put it in quotes: "${written}".`;
  return /^.* #/.test(source.text.slice(start))
    ? 'The text after # is a comment. If it is part of the text, put the text in quotes.'
    : '';
}

const findingAt = (path: FieldPath, { data }: WrongFile): string =>
  `${subject(path)} ${describe(valueAt(data, path))}.`;

const subject = (path: FieldPath): string => capitalized(nameInFile(path));

function nameInFile(path: FieldPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'this file';
  return typeof last === 'number' ? `item ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'is empty';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'string')
    return `is "${shortened(value.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\ufffd'), 60)}"`;
  return typeof value === 'number' ? `is the number ${value}` : `is ${value}`;
}

/** The value that belongs at a path, in a developer's words. */
function expectedAt(path: FieldPath, { schema, requirements }: WrongFile): string {
  const own = fieldAt(schema, path);
  const field = own && unwrap(own);
  if (field?.type === 'picklist') return `one of ${optionsOf(field).join(', ')}`;
  const expected = messagesOf((field ?? {}) as Part)
    .map((message) => requirements[message]?.expected)
    .find((words) => words !== undefined);
  if (expected !== undefined) return expected;
  const names = Object.keys(fieldsOf(field) ?? {});
  if (names.length) return `a group of fields: ${names.join(', ')}`;
  return (
    { number: 'a number', boolean: 'true or false', array: 'a list' }[field?.type ?? ''] ?? 'text'
  );
}

type Part = { pipe?: Part[]; message?: unknown };

/** The messages of a schema and its parts. A pipe can begin with another pipe. */
const messagesOf = ({ message, pipe = [] }: Part): string[] => [
  String(message),
  ...pipe.flatMap(messagesOf),
];
