import { expect, test } from 'vitest';
import { type Changes, problemsWith, SAMPLE } from '../../../support/sample-content.ts';

const FAQ = SAMPLE['faq.yaml']!;
const NOWHERE =
  'Nothing reads this file, so move it elsewhere. ' +
  'New files go into services, makes, images; the schema names all others.';

test.each<[file: string, says: string, gone?: Changes]>([
  ['faqs.yaml', 'Nothing reads this file. Did you mean "faq.yaml"?', { 'faq.yaml': null }],
  ['makes/Land Rover.yml', 'Nothing reads this file. Did you mean "makes/land-rover.yaml"?'],
  ['make/audi.yaml', 'Nothing reads this file. Did you mean "makes/audi.yaml"?'],
  ['notes.docx', NOWHERE],
  [
    'images/bay.heic',
    'Photos are jpg, png, webp or avif files. ' +
      'Save the photo in one of these formats, or remove this file.',
  ],
  [
    'images/teasers/Écran 10.30.45.png',
    'Nothing reads this file. Did you mean "images/teasers/Ecran-10-30-45.png"?',
  ],
  ['Images/hero.jpg', 'Nothing reads this file. Did you mean "images/hero.jpg"?'],
])('a file with a wrong name is reported once: %s', (file, says, gone) => {
  expect(problemsWith({ ...gone, [file]: FAQ })).toEqual([`content/${file}  ${says}`]);
});

const LEFT_BEHIND = '.DS_Store makes/.acura.yaml.swp makes/acura.yaml~ schema/x.json README.md';

test.each<[what: string, changes: Changes, says?: string]>([
  [
    'a missing file',
    { 'faq.yaml': null },
    'faq.yaml  This file is missing, and the site needs it. Restore',
  ],
  [
    'an empty folder',
    { 'makes/acura.yaml': null, 'makes/buick.yaml': null, 'makes/gm.yaml': null },
    'makes  There is no .yaml file in this folder. The site needs at least one.',
  ],
  [
    'two photos that differ in their ending only',
    { 'images/bay.jpg': '', 'images/bay.png': '' },
    'images/bay.png  There is also images/bay.jpg, and the site would treat both as one photo. ' +
      'Remove or rename one of them.',
  ],
  [
    'comments only',
    { 'faq.yaml': '# later\n' },
    'faq.yaml:1:1  This file is empty. Fill it in, or restore',
  ],
  [
    'a list',
    { 'faq.yaml': '- one\n' },
    'faq.yaml:1:1  This file is a list. It must be a group of fields: questions.',
  ],
  [
    'Latin-1',
    { 'faq.yaml': Uint8Array.from(Buffer.from('a: b\nc: caf\xe9\n', 'latin1')) },
    'faq.yaml:2:7  From here on, this file is not UTF-8 text. Save it in UTF-8 encoding.',
  ],
  [
    'a byte order mark and Windows line ends',
    { 'faq.yaml': `\ufeff${FAQ.replaceAll('\n', '\r\n')}` },
  ],
  [
    'what editors and systems leave behind',
    Object.fromEntries(LEFT_BEHIND.split(' ').map((file) => [file, ''])),
  ],
])('about %s', (_what, changes, says) => {
  expect(problemsWith(changes)).toEqual(says ? [expect.stringContaining(`content/${says}`)] : []);
});
