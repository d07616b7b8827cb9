import { type Cure, messagesFrom, useMeant, words } from '../mistake.ts';
import { didYouMean } from '../nearest.ts';

/** How a sentence about a field ends. */
export type Endings = { developer: string; owner: string };

/** A longer list of names would not help. */
const MOST_LISTED = 30;

const LEAVE_OUT: Cure = { kind: 'remove', title: 'Leave it out' };

/**
 * What the generator says about values that do not fit their schema. `found` names the field and
 * its value.
 */
export const ISSUE_WORDS = {
  group: words<{ found: string; expected: string }>({
    developer: ({ found, expected: form }) => `${found} It must be ${form}.`,
    owner: (_, { here }) =>
      `${here} is not filled in as it should be. Take it out and add it again.`,
    cures: () => [LEAVE_OUT],
  }),
  'unknown-field': words<{ name: string; group: string; near?: string; known: string[] }>({
    developer: ({ name, group, near, known }) => {
      const advice =
        known.length > MOST_LISTED
          ? 'Correct its name or remove it.'
          : `The fields here are ${known.join(', ')}.`;
      return `"${name}" is not a field of ${group}. ${didYouMean(near, advice)}`;
    },
    owner: (_, { here }) => `Nothing on the site uses “${here}” here.`,
    cures: () => [{ kind: 'remove', title: 'Take it away' }],
  }),
  'missing-field': words<{ subject: string; group: string; expected: string }>({
    developer: ({ subject: name, group, expected: form }) =>
      `${name} is missing from ${group}. It must be ${form}.`,
    owner: (_, { here }) => `${here} is missing. It needs a value.`,
  }),
  'not-text': words<{ found: string; expected: string; advice: string; value: unknown }>({
    developer: ({ found, expected: form, advice }) =>
      `${found} It must be ${form}. ${advice}`.trim(),
    owner: ({ value }, { here }) =>
      value === null ? `${here} is empty. It needs a value.` : `${here} must be words.`,
    cures: ({ value }) =>
      typeof value === 'object'
        ? [LEAVE_OUT]
        : [{ kind: 'set', value: String(value), title: 'Take it as words' }],
  }),
  'not-a-choice': words<{ found: string; options: string[]; titles: string[]; near?: string }>({
    developer: ({ found, options, near }) =>
      `${found} It must be one of ${options.join(', ')}. ${didYouMean(near)}`.trim(),
    owner: ({ titles }, { here }) =>
      titles.length > 6
        ? `${here} must be one of the list. Choose one.`
        : `${here} must be one of these: ${titles.join(', ')}.`,
    cures: ({ near, options, titles }) =>
      useMeant(near, `Use “${titles[options.indexOf(near ?? '')]}”`),
  }),
  least: words<{ found: string; least: unknown }>({
    developer: ({ found, least }) => `${found} It must be ${least} or more.`,
    owner: ({ least }, { here }) => `${here} must be ${least} or more.`,
  }),
  most: words<{ found: string; most: unknown }>({
    developer: ({ found, most }) => `${found} It must be ${most} or less.`,
    owner: ({ most }, { here }) => `${here} must be ${most} or less.`,
  }),
  length: words<{ subject: string; length: string; rule: Endings; filled: string }>({
    developer: ({ subject: name, length, rule, filled }) => {
      const advice = filled && ` That includes the words for ${filled}. Shorten the others.`;
      return `${name} has ${length}. It ${rule.developer}.${advice}`;
    },
    owner: ({ length, rule, filled }, { here }) => {
      const advice = filled && ' That includes words that come from elsewhere. Shorten the others.';
      return `${here} has ${length.replace('character', 'letter')}. It ${rule.owner}.${advice}`;
    },
  }),
  empty: words<{ subject: string }>({
    developer: ({ subject: name }) => `${name} is empty. It needs a value.`,
    owner: (_, { here }) => `${here} is empty. It needs a value.`,
    cures: () => [LEAVE_OUT],
  }),
  rule: words<{ found: string; rule: Endings }>({
    developer: ({ found, rule }) => `${found} It ${rule.developer}.`,
    owner: ({ rule }, { here }) => `${here} ${rule.owner}.`,
  }),
};

export const issueMessage = messagesFrom(ISSUE_WORDS);
