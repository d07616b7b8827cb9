import type { GenericIssue } from 'valibot';
import type { Cure } from '../base/mistake.ts';

type Issue = Pick<GenericIssue, 'input' | 'requirement' | 'received'>;
type Ending = string | ((issue: Issue) => string);

/**
 * What a schema requires of a value, as the end of a sentence that begins with the field, for a
 * developer and for an owner.
 */
export type Requirement = {
  developer: Ending;
  owner: Ending;
  cures?: (issue: Issue) => readonly Cure[];
};

/** The requirements of schemas by their codes. The message of a schema is such a code. */
export type Requirements = Readonly<Record<string, Requirement>>;

/**
 * What a schema's message says to a developer, whatever the value is; empty if it depends on that.
 */
export function developersEnding(message: string, requirements: Requirements = {}): string {
  const ending = Object.hasOwn(requirements, message) ? requirements[message]!.developer : message;
  return typeof ending === 'string' ? ending : '';
}

/**
 * The requirement that an issue breaks, if its message is a code of the table or itself the end of
 * a sentence. The library's own messages are not.
 */
export function brokenRequirement(
  issue: Issue & { message: string },
  requirements: Requirements = {},
): { code?: string; developer: string; owner: string; cures: readonly Cure[] } | undefined {
  const { message } = issue;
  const row = Object.hasOwn(requirements, message) ? requirements[message]! : undefined;
  if (!row)
    return message.startsWith('must')
      ? { developer: message, owner: message, cures: [] }
      : undefined;
  const endingOf = (ending: Ending): string =>
    typeof ending === 'string' ? ending : ending(issue);
  return {
    code: message,
    developer: endingOf(row.developer),
    owner: endingOf(row.owner),
    cures: row.cures?.(issue) ?? [],
  };
}
