/**
 * A position in a file of the project, named as messages show it. Line and column count from 1, as
 * in editors.
 */
export type Position = { displayPath: string; line: number; column: number };

/** What an owner calls what a mistake is about, in place of its names in files. */
type OwnersNames = {
  /** The field that the mistake is in, or the file. */
  here: string;
  /** A file, by its path. */
  file: (file: string) => string;
  /** A fact that may be gone, by its value. */
  fact: (name: string) => string;
};

/** What mends a mistake. `title` says it on a button of the editor. */
export type Fix =
  // Gives the mistake's field this value.
  | { kind: 'set'; value: string; title: string }
  // Replaces a part of the field's text. In the replacement, `{phone}` stands for that fact.
  | { kind: 'replace'; find: string; replacement: string; title?: string }
  // Adds the comment that allows this literal.
  | { kind: 'allow-literal'; literal: string; title: string }
  // Removes the field, or the group or item that is so many levels above it.
  | { kind: 'remove'; above?: number; title: string };

/**
 * What a mistake says to a developer, who reads files, and to an owner, who reads forms; and what
 * mends it.
 */
export type Wording<Params> = {
  developer: (params: Params) => string;
  owner: (params: Params, names: OwnersNames) => string;
  fixes?: (params: Params) => readonly Fix[];
};

/** The fix for a field that the site can do without. */
export const LEAVE_OUT: Fix = { kind: 'remove', title: 'Remove' };

/** The fix for a field whose value is nearly a value that is right, if one is. */
export const suggestedFix = (suggestion: string | undefined, title = `Use ${suggestion}`): Fix[] =>
  suggestion === undefined ? [] : [{ kind: 'set', value: suggestion, title }];

/** A row of a table of words, whose type is that of its parameters. */
export const wording = <Params>(row: Wording<Params>): Wording<Params> => row;

/**
 * What is wrong, but not where: a row of a table of words, filled in. `message` says it to a
 * developer; `owner` says it to an owner, once the editor knows what an owner calls the place.
 */
export type Mistake = {
  code: string;
  message: string;
  owner: (names: OwnersNames) => string;
  fixes?: readonly Fix[];
};

/** Makes a function that fills in a row of a table of words. */
export const mistakeMaker =
  <Table extends Record<string, Wording<never>>>(table: Table) =>
  <Code extends keyof Table & string>(
    code: Code,
    params: Parameters<Table[Code]['developer']>[0],
  ): Mistake => {
    const { developer, owner, fixes } = table[code] as unknown as Wording<typeof params>;
    return {
      code,
      message: developer(params),
      owner: (names) => owner(params, names),
      fixes: fixes?.(params),
    };
  };

/**
 * What ends a build: a mistake and where it is, if that is known. Without a line it is about the
 * file itself: it is missing, or should not exist. `path` is that of the field in a content file.
 * What only a developer can mend has no words for an owner.
 */
export type BuildMistake = { message: string } & Partial<
  Mistake & Position & { path: (string | number)[] }
>;

/**
 * One line for a terminal: `content/chairs.yaml:14:5  what is wrong. What is expected.` Editors
 * make the position clickable.
 */
export function formatMistake({ message, displayPath, line, column }: BuildMistake): string {
  if (displayPath === undefined) return message;
  return `${displayPath}${line === undefined ? '' : `:${line}:${column}`}  ${message}`;
}
