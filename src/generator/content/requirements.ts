import type { GenericIssue } from 'valibot';
import type { Cure } from '../base/mistake.ts';

type Issue = Pick<GenericIssue, 'input' | 'requirement' | 'received'>;
type Ending = string | ((issue: Issue) => string);

/**
 * What a schema requires of a value, as the end of a sentence that begins with the field, for a
 * developer and for an owner. `form` is what the value must be, where `developer` says only that.
 */
export type Requirement = {
  form?: string;
  developer: Ending;
  owner: Ending;
  cures?: (issue: Issue) => readonly Cure[];
};

/** The requirements of schemas by their codes. The message of a schema is such a code. */
export type Requirements = Readonly<Record<string, Requirement>>;

/**
 * The requirement that an issue breaks, if the table has it. The library has messages of its own.
 */
export function brokenRequirement(
  issue: Issue & { message: string },
  requirements: Requirements = {},
): { code: string; developer: string; owner: string; cures: readonly Cure[] } | undefined {
  const { message } = issue;
  const row = requirements[message];
  if (!row) return undefined;
  const endingOf = (ending: Ending): string =>
    typeof ending === 'string' ? ending : ending(issue);
  return {
    code: message,
    developer: endingOf(row.developer),
    owner: endingOf(row.owner),
    cures: row.cures?.(issue) ?? [],
  };
}
