import type { GenericIssue } from 'valibot';
import type { Cure } from '../mistake.ts';

type Issue = Pick<GenericIssue, 'input' | 'requirement' | 'received'>;
type Ending = string | ((issue: Issue) => string);

/**
 * What a rule of a schema says: the end of a sentence that begins with its field, for a developer
 * and for an owner.
 */
export type RuleWords = {
  developer: Ending;
  owner: Ending;
  cures?: (issue: Issue) => readonly Cure[];
};

/** The rules of schemas by their codes. A rule has its code as its message. */
export type RuleTable = Readonly<Record<string, RuleWords>>;

/**
 * What a rule's message says to a developer, whatever the value is; empty if it depends on that.
 */
export function developersRule(message: string, rules: RuleTable = {}): string {
  const said = Object.hasOwn(rules, message) ? rules[message]!.developer : message;
  return typeof said === 'string' ? said : '';
}

/**
 * What an issue says, if its message is a code of the table or itself the end of a sentence. The
 * library's own messages are not.
 */
export function ruleOf(
  issue: Issue & { message: string },
  rules: RuleTable = {},
): { code?: string; developer: string; owner: string; cures: readonly Cure[] } | undefined {
  const { message } = issue;
  const row = Object.hasOwn(rules, message) ? rules[message]! : undefined;
  if (!row)
    return message.startsWith('must')
      ? { developer: message, owner: message, cures: [] }
      : undefined;
  const said = (ending: Ending): string => (typeof ending === 'string' ? ending : ending(issue));
  return {
    code: message,
    developer: said(row.developer),
    owner: said(row.owner),
    cures: row.cures?.(issue) ?? [],
  };
}
