import type { GenericIssue } from 'valibot';
import type { Mistake } from '../base/mistake.ts';
import { closestMatch } from '../base/closest-match.ts';
import { contentMistake } from './content-mistakes.ts';
import { explainValue, notAGroup } from './explain-value.ts';
import type { FieldMistake } from './field-mistake.ts';
import { expectedAt, nameInFile, subject, type WrongFile } from './field-words.ts';
import { isGroup } from './is-group.ts';
import { fieldAt, fieldsOf } from './schema-walk.ts';
import { locateField, type ParsedFile } from './parsed-file.ts';
import { valueAt } from './value-at.ts';
import type { FieldPath } from './yaml-tree.ts';

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
      const isCutOff = group[name] === null && followsComma([...path, name], source);
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

/**
 * Whether a name directly follows a comma in braces, such as `Jr. Day` in { name: Martin Luther
 * King, Jr. Day }.
 */
function followsComma(path: FieldPath, source: ParsedFile): boolean {
  const { line, column } = locateField(source, path, 'name');
  return /,\s*$/.test(source.text.split('\n')[line - 1]!.slice(0, column - 1));
}
