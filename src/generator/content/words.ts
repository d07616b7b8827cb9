import { didYouMean } from '../nearest.ts';
import { messagesFrom, useMeant, words } from '../mistake.ts';

/** What only the person who works on the folder can mend. */
const STRAY =
  'The content folder has a file that the site cannot use. ' +
  'Whoever put it there must rename it or take it away.';
const UNREADABLE =
  'Another program left this file so that it cannot be read. ' +
  'Mend it as text, or bring back a version that was published.';

const stray = (developer: string) =>
  words<object>({ developer: () => developer, owner: () => STRAY });

/** What the generator says about content. */
export const CONTENT_WORDS = {
  'no-content': words<object>({
    developer: () =>
      'This folder is empty or does not exist. ' +
      'Correct its name, or restore the last version that worked.',
    owner: () => 'The content of the site is gone. Bring back a version that was published.',
  }),
  'not-there': words<object>({
    developer: () =>
      'This file is missing, and the site needs it. Restore the last version that worked.',
    owner: () =>
      'A part of the site is missing that it cannot do without. ' +
      'Bring back a version that was published.',
  }),
  'empty-folder': words<object>({
    developer: () => 'There is no .yaml file in this folder. The site needs at least one.',
    owner: () => 'There is nothing left of this kind. The site needs at least one.',
  }),
  'symbolic-link': stray(
    'This is a symbolic link. Links are not followed: put the file or folder itself in its place.',
  ),
  'photo-format': stray(
    'Photos are jpg, png, webp or avif files. ' +
      'Save the photo in one of these formats, or remove this file.',
  ),
  'unread-file': words<{ near?: string; folders: readonly string[] }>({
    developer: ({ near, folders }) =>
      near === undefined
        ? 'Nothing reads this file, so move it elsewhere. ' +
          `New files go into ${folders.join(', ')}; the schema names all others.`
        : `Nothing reads this file. ${didYouMean(near)}`,
    owner: () => STRAY,
  }),
  'same-photo': words<{ photo: string }>({
    developer: ({ photo }) =>
      `There is also images/${photo}, and the site would treat both as one photo. ` +
      'Remove or rename one of them.',
    owner: () =>
      'Two photos are there for one place. Put the right one in again, and it stays alone.',
  }),
  unreadable: words<{ reason: string }>({
    developer: ({ reason }) => `This file cannot be read: ${reason}.`,
    owner: () => UNREADABLE,
  }),
  'not-utf8': words<object>({
    developer: () => 'From here on, this file is not UTF-8 text. Save it in UTF-8 encoding.',
    owner: () => UNREADABLE,
  }),
  'empty-file': words<object>({
    developer: () => 'This file is empty. Fill it in, or restore the last version that worked.',
    owner: () => UNREADABLE,
  }),
  /** What is wrong with the form of a file, in the words of the parser's explanations. */
  form: words<{ advice: string }>({ developer: ({ advice }) => advice, owner: () => UNREADABLE }),
  'item-in-text': words<object>({
    developer: () =>
      'This item of a list is read as part of the text above it, because it is indented ' +
      'further. Start it at the same column as the items around it. ' +
      'If it is part of the text, put the text in quotes.',
    owner: (_, { here }) =>
      `${here} has a part that begins with a hyphen. ` +
      'Write the text again without it, or as a point of its own.',
  }),
  'hidden-character': words<{ written: string; code: string; character: string }>({
    developer: ({ written, code }) =>
      `"${written}" holds ${code}, a character that nobody sees or each device shows ` +
      'differently. It breaks searching and copying. Type the word again.',
    owner: (_, { here }) => `${here} has a sign that nobody sees. It breaks searching and copying.`,
    cures: ({ character }) => [
      { kind: 'replace', words: character, by: '', title: 'Take the sign out' },
    ],
  }),
  'no-photo': words<{ photo: string; root: string; near?: string }>({
    developer: ({ photo, root, near }) =>
      `There is no photo "${photo}" in ${root}/images. ` +
      didYouMean(near, 'Put the photo there, or name one that is there.'),
    owner: (_, { here }) => `${here} is gone. Put in a photo, or take it out.`,
    cures: ({ near }) => [
      ...useMeant(near, 'Use the one with almost the same name'),
      { kind: 'remove', title: 'Take it out' },
    ],
  }),
  placeholder: words<{ message: string; written: string; meant?: string }>({
    developer: ({ message }) => message,
    owner: ({ written, meant }, { here }) =>
      `“${written.replace(/[{}]/g, '')}” in braces stands for nothing in ${here}.` +
      (meant === undefined ? ' Write the words themselves, without braces.' : ''),
    cures: ({ written, meant }) =>
      meant === undefined ? [] : [{ kind: 'replace', words: written, by: `{${meant}}` }],
  }),
  'no-placeholders': words<{ written: string }>({
    developer: ({ written }) =>
      `${written} would be printed as it is: ` +
      'placeholders take their values from this file. Write the value itself.',
    owner: (_, { here }) =>
      `${here} is what other texts take their words from, so it cannot take its own from ` +
      'elsewhere. Write the words themselves.',
  }),
  'placeholder-elsewhere': words<{ written: string; folder: string }>({
    developer: ({ written, folder }) =>
      `${written} works only in the files of the folder ${folder}.`,
    owner: (_, { here }) =>
      `${here} has words in braces that mean something only on other pages. ` +
      'Write the words themselves.',
  }),
};

export const contentMessage = messagesFrom(CONTENT_WORDS);
