import { LEAVE_OUT, mistakeMaker, suggestedFix, wording } from '../base/mistake.ts';
import { didYouMean } from '../base/closest-match.ts';
import type { Choice } from './metadata.ts';

/** The end of a sentence that begins with a field. */
export type SentenceEnd = { developer: string; owner: string };

const countWithUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A longer list of names would not help. */
const MAX_LISTED = 30;

/** For mistakes that only the person who works on the folder can mend. */
const STRAY =
  'The content folder has a file that the site cannot use. ' +
  'Whoever put it there must rename it or take it away.';
export const UNREADABLE =
  'Another program damaged this file, and it cannot be read. ' +
  'Ask your developer, or bring back an earlier version, at the end of Publish.';

/**
 * All mistakes in content: first those of files and texts, then those of values that do not fit
 * their schema. `finding` is a sentence with the field and its value.
 */
export const CONTENT_MISTAKES = {
  'no-content': {
    developer:
      'This folder is empty or does not exist. ' +
      'Correct its name, or restore the last version that worked.',
    owner: 'The content of the site is gone. Bring back an earlier version.',
  },
  'not-there': {
    developer: 'This file is missing, and the site needs it. Restore the last version that worked.',
    owner: 'A part that the site needs is missing. Bring back an earlier version.',
  },
  'empty-folder': {
    developer: 'There is no .yaml file in this folder. The site needs at least one.',
    owner: 'None of this kind is left, and the site needs one. Press Undo, or add one.',
  },
  'symbolic-link': {
    developer:
      'This is a symbolic link. Links are not followed: put the file or folder itself in its place.',
    owner: STRAY,
  },
  'photo-format': {
    developer:
      'Photos are jpg, png, webp or avif files. ' +
      'Save the photo in one of these formats, or remove this file.',
    owner: STRAY,
  },
  'unread-file': wording<{ suggestion?: string; folders: readonly string[] }>({
    developer: ({ suggestion, folders }) =>
      suggestion === undefined
        ? 'Nothing reads this file, so move it elsewhere. ' +
          `New files go into ${folders.join(', ')}; the schema names all others.`
        : `Nothing reads this file. ${didYouMean(suggestion)}`,
    owner: STRAY,
  }),
  'same-photo': wording<{ photo: string }>({
    developer: ({ photo }) =>
      `There is also images/${photo}, and the site would treat both as one photo. ` +
      'Remove or rename one of them.',
    owner:
      'There are two photos for one place. Put in the right one again: the other one goes away.',
  }),
  unreadable: wording<{ reason: string }>({
    developer: ({ reason }) => `This file cannot be read: ${reason}.`,
    owner: UNREADABLE,
  }),
  'unusable-photo': wording<{ reason: string }>({
    developer: ({ reason }) => `This photo ${reason}`,
    owner: (_, { here }) =>
      `“${here}” cannot be used as a photo. Save it again as JPEG, or take it out of its folder.`,
  }),
  'not-utf8': {
    developer: 'From here on, this file is not UTF-8 text. Save it in UTF-8 encoding.',
    owner: UNREADABLE,
  },
  'empty-file': {
    developer: 'This file is empty. Fill it in, or restore the last version that worked.',
    owner: UNREADABLE,
  },
  syntax: wording<{ advice: string }>({
    developer: ({ advice }) => advice,
    owner: UNREADABLE,
  }),
  'item-in-text': wording<object>({
    developer:
      'This item of a list is read as part of the text above it, because it is indented ' +
      'further. Start it at the same column as the items around it. ' +
      'If it is part of the text, put the text in quotes.',
    owner: (_, { here }) =>
      `${here} has a part that begins with a hyphen. ` +
      'Write the text again without it, or as a point of its own.',
  }),
  'hidden-character': wording<{ written: string; code: string; character: string }>({
    developer: ({ written, code }) =>
      `"${written}" holds ${code}, a character that nobody sees or each device shows ` +
      'differently. It breaks searching and copying. Type the word again.',
    owner: (_, { here }) =>
      `${here} has a character that nobody sees. It breaks searching and copying. Take it out.`,
    fixes: ({ character }) => [
      { kind: 'replace', find: character, replacement: '', title: 'Take the character out' },
    ],
  }),
  'no-photo': wording<{ photo: string; inFolder: string; suggestion?: string }>({
    developer: ({ photo, inFolder, suggestion }) =>
      `There is no photo "${photo}" in ${inFolder}/images. ` +
      didYouMean(suggestion, 'Put the photo there, or name one that is there.'),
    owner: (_, { here }) => `${here} is gone. Put in another photo, or take this one out.`,
    fixes: ({ suggestion }) => [
      ...suggestedFix(suggestion, 'Use the one with almost the same name'),
      { kind: 'remove', title: 'Take it out' },
    ],
  }),
  placeholder: wording<{ message: string; written: string; suggestion?: string }>({
    developer: ({ message }) => message,
    owner: ({ written, suggestion }, { here }) =>
      `“${written.replace(/[{}]/g, '')}” in braces stands for nothing in ${here}.` +
      (suggestion === undefined ? ' Write the words themselves, without braces.' : ''),
    fixes: ({ written, suggestion }) =>
      suggestion === undefined
        ? []
        : [{ kind: 'replace', find: written, replacement: `{${suggestion}}` }],
  }),
  'no-placeholders': wording<{ written: string }>({
    developer: ({ written }) =>
      `${written} would be printed as it is: this file has no placeholders. Write the value itself.`,
    owner: (_, { here }) =>
      `${here} cannot have curly brackets. Write the words themselves, without them.`,
  }),
  group: wording<{ finding: string; expected: string }>({
    developer: ({ finding, expected }) => `${finding} It must be ${expected}.`,
    owner: (_, { here }) =>
      `${here} is not filled in as it should be. Take it out and add it again.`,
    fixes: () => [LEAVE_OUT],
  }),
  'unknown-field': wording<{
    name: string;
    group: string;
    suggestion?: string;
    fieldNames: string[];
    /** The name has no value and follows a comma in braces. */
    isCutOff?: boolean;
  }>({
    developer: ({ name, group, suggestion, fieldNames, isCutOff }) => {
      const advice = isCutOff
        ? 'In braces, a comma begins the next field: put a text with commas in quotes.'
        : fieldNames.length > MAX_LISTED
          ? 'Correct its name or remove it.'
          : `The fields here are ${fieldNames.join(', ')}.`;
      return `"${name}" is not a field of ${group}. ${didYouMean(suggestion, advice)}`;
    },
    owner: (_, { here }) => `Nothing on the site uses “${here}” here. Take it away.`,
    fixes: () => [{ kind: 'remove', title: 'Take it away' }],
  }),
  'missing-field': wording<{ subject: string; group: string; expected: string }>({
    developer: ({ subject, group, expected }) =>
      `${subject} is missing from ${group}. It must be ${expected}.`,
    owner: (_, { here }) => `${here} is missing.`,
  }),
  'not-text': wording<{ finding: string; expected: string; advice: string; value: unknown }>({
    developer: ({ finding, expected, advice }) =>
      `${finding} It must be ${expected}. ${advice}`.trim(),
    owner: ({ value }, { here }) =>
      value === null ? `${here} is missing.` : `${here} must be words.`,
    fixes: ({ value }) =>
      typeof value === 'object'
        ? [LEAVE_OUT]
        : [{ kind: 'set', value: String(value), title: 'Take it as words' }],
  }),
  'not-a-choice': wording<{ finding: string; choices: Choice[]; suggestion?: string }>({
    developer: ({ finding, choices, suggestion }) => {
      const values = choices.map(({ value }) => value).join(', ');
      return `${finding} It must be one of ${values}. ${didYouMean(suggestion)}`.trim();
    },
    owner: ({ choices }, { here }) =>
      choices.length > 6
        ? `${here} must be one of the list. Choose one.`
        : `${here} must be one of these: ${choices.map(({ title }) => title).join(', ')}.`,
    fixes: ({ choices, suggestion }) => {
      const title = choices.find(({ value }) => value === suggestion)?.title;
      return suggestedFix(suggestion, `Use “${title}”`);
    },
  }),
  length: wording<{
    subject: string;
    length: number;
    unit: 'character' | 'item';
    sentenceEnd: SentenceEnd;
    filled: string;
  }>({
    developer: ({ subject, length, unit, sentenceEnd, filled }) => {
      const advice = filled && ` That includes the words for ${filled}. Shorten the others.`;
      return `${subject} has ${countWithUnit(length, unit)}. It ${sentenceEnd.developer}.${advice}`;
    },
    owner: ({ length, unit, sentenceEnd, filled }, { here }) => {
      const advice = filled && ' Some of its words come from elsewhere. Shorten the others.';
      const ownersUnit = unit === 'character' ? 'letter' : unit;
      return `${here} has ${countWithUnit(length, ownersUnit)}. It ${sentenceEnd.owner}.${advice}`;
    },
  }),
  empty: wording<{ subject: string }>({
    developer: ({ subject }) => `${subject} is empty. It needs a value.`,
    owner: (_, { here }) => `${here} is missing.`,
    fixes: () => [LEAVE_OUT],
  }),
  requirement: wording<{ finding: string; sentenceEnd: SentenceEnd }>({
    developer: ({ finding, sentenceEnd }) => `${finding} It ${sentenceEnd.developer}.`,
    owner: ({ sentenceEnd }, { here }) => `${here} ${sentenceEnd.owner}.`,
  }),
};

export const contentMistake = mistakeMaker(CONTENT_MISTAKES);
