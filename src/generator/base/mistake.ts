/**
 * A position in a file of the project, named as messages show it. Line and column count from 1, as
 * in code editors.
 */
export type Position = { displayPath: string; line: number; column: number };

/** An owner's words for the subject of a mistake, in place of the names in files. */
type OwnersNames = {
  /** The field that the mistake is in, or the file. */
  here: string;
  /** A file, by its path. */
  file: (file: string) => string;
  /** The value of a fact, or words for it if it is gone. */
  fact: (name: string) => string;
};

/** A change that mends a mistake. `title` is the text of its button in the editor. */
export type Fix =
  // Gives the mistake's field this value.
  | { kind: 'set'; value: string; title: string }
  // Replaces parts of the field's text. In the replacement, `{phone}` stands for that fact.
  | { kind: 'replace'; find: string | readonly string[]; replacement: string; title?: string }
  // Adds the comment that allows this literal.
  | { kind: 'allow-literal'; literal: string; title: string }
  // Removes that comment, because the words are no fact's any more.
  | { kind: 'forget-literal'; literal: string; title: string }
  // Removes the field, or the group or item that is so many levels above it.
  | { kind: 'remove'; above?: number; title: string };

/** A text, or a function that makes it. */
export type Words<Params extends unknown[]> = string | ((...params: Params) => string);

export const wordsFor = <Params extends unknown[]>(
  words: Words<Params>,
  ...params: Params
): string => (typeof words === 'string' ? words : words(...params));

/**
 * The words of a mistake for a developer, who reads files, and for an owner, who reads forms, and
 * its fixes.
 */
export type Wording<Params> = {
  developer: Words<[params: Params]>;
  owner: Words<[params: Params, names: OwnersNames]>;
  fixes?: (params: Params) => readonly Fix[];
};

/** The fix for a field that the site can do without. */
export const LEAVE_OUT: Fix = { kind: 'remove', title: 'Remove' };

/** The fix for a value that is nearly right, if there is a suggestion. */
export const suggestedFix = (suggestion: string | undefined, title = `Use ${suggestion}`): Fix[] =>
  suggestion === undefined ? [] : [{ kind: 'set', value: suggestion, title }];

/** Lets TypeScript infer the parameters of one wording in a table. */
export const wording = <Params>(row: Wording<Params>): Wording<Params> => row;

/**
 * A mistake without its position: a filled-in row of a table of words. `message` is for a
 * developer. `owner` makes the words for an owner from the editor's names.
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
    params: Table[Code] extends Wording<infer Params> ? Params : never,
  ): Mistake => {
    const { developer, owner, fixes } = table[code] as unknown as Wording<typeof params>;
    return {
      code,
      message: wordsFor(developer, params),
      owner: (names) => wordsFor(owner, params, names),
      fixes: fixes?.(params),
    };
  };

/**
 * A mistake that ends a build, with its position if that is known. Without a line, it is about a
 * whole file, which is missing or should not exist. `path` is that of a field in a content file.
 * Some mistakes have no words for an owner, because only a developer can mend them.
 */
export type BuildMistake = { message: string } & Partial<
  Mistake & Position & { path: (string | number)[] }
>;

/**
 * One line for a terminal: `content/chairs.yaml:14:5  what is wrong. What is expected.` Code
 * editors make the position clickable.
 */
export function formatMistake({ message, displayPath, line, column }: BuildMistake): string {
  if (displayPath === undefined) return message;
  return `${displayPath}${line === undefined ? '' : `:${line}:${column}`}  ${message}`;
}
