import type { GenericIssue } from 'valibot';
import { type Fix, type Mistake, type Words, wordsFor } from '../base/mistake.ts';
import type { SentenceEnd } from './content-mistakes.ts';

type Issue = Pick<GenericIssue, 'input' | 'requirement' | 'received' | 'expected'>;

/**
 * A requirement of a schema, as the end of a sentence that begins with the field, for a developer
 * and for an owner. `expected` completes "It must be …" for what is missing or empty.
 */
export type Requirement = {
  expected?: string;
  developer: Words<[Issue]>;
  owner: Words<[Issue]>;
  fixes?: (issue: Issue) => readonly Fix[];
};

/** The requirements of schemas by their codes. The message of a schema is such a code. */
export type Requirements = Readonly<Record<string, Requirement>>;

const withLimit = (wordsOf: (limit: string) => string): Requirement => {
  const sentenceEnd = ({ requirement }: Issue) => `must ${wordsOf(String(requirement))}`;
  return { developer: sentenceEnd, owner: sentenceEnd };
};

/** The requirements of the library's own checks, by the type of an issue. */
const LIBRARY_REQUIREMENTS: Requirements = {
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
  min_value: withLimit((min) => `be ${min} or more`),
  max_value: withLimit((max) => `be ${max} or less`),
  min_length: withLimit((min) => `have at least ${min}`),
  max_length: withLimit((max) => `have at most ${max}`),
  length: withLimit((length) => `have exactly ${length}`),
};

const NOT_HERE: Requirement = { developer: 'is not allowed here', owner: 'has no place here' };

/**
 * Finds the requirement that an issue breaks: by its message in `requirements`, which then gives
 * the mistake its code and fixes, or else by its type.
 */
export function brokenRequirement(
  issue: GenericIssue,
  requirements: Requirements,
): { sentenceEnd: SentenceEnd; codeAndFixes: Partial<Mistake> } {
  const siteRequirement = requirements[issue.message];
  const { developer, owner } = siteRequirement ?? LIBRARY_REQUIREMENTS[issue.type] ?? NOT_HERE;
  return {
    sentenceEnd: { developer: wordsFor(developer, issue), owner: wordsFor(owner, issue) },
    codeAndFixes: siteRequirement
      ? { code: issue.message, fixes: siteRequirement.fixes?.(issue) }
      : {},
  };
}
