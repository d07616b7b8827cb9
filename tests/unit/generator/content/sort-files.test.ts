import { expect, test } from 'vitest';
import { type Changes, codesWith, problemsWith, SAMPLE } from '../../../support/sample-content.ts';

const FAQ = SAMPLE['faq.yaml']!;

test.each<[file: string, meant: string, gone?: Changes]>([
  ['faqs.yaml', 'faq.yaml', { 'faq.yaml': null }],
  ['makes/Land Rover.yml', 'makes/land-rover.yaml'],
  ['make/Audi.yml', 'makes/audi.yaml'],
  ['images/teasers/Écran 10.30.45.png', 'images/teasers/ecran-10-30-45.png'],
  ['Images/hero.jpg', 'images/hero.jpg'],
])('a file with a wrong name is reported once, with what it may mean: %s', (file, meant, gone) => {
  expect(problemsWith({ ...gone, [file]: FAQ })).toEqual([
    `content/${file}  Nothing reads this file. Did you mean "${meant}"?`,
  ]);
});

test('a file of another format is not taken for its own name', () => {
  expect(problemsWith({ 'makes/a.docx': '' })).toEqual([expect.stringContaining('elsewhere')]);
});

const LEFT_BEHIND = '.DS_Store makes/.acura.yaml.swp makes/acura.yaml~ schema/x.json README.md';

test.each<[changes: Changes, says: string]>([
  [{ 'images/bay.heic': '' }, 'images/bay.heic:: photo-format'],
  [{ 'faq.yaml': null }, 'faq.yaml:: not-there'],
  [
    { 'makes/acura.yaml': null, 'makes/buick.yaml': null, 'makes/gm.yaml': null },
    'makes:: empty-folder',
  ],
  [{ 'images/bay.jpg': '', 'images/bay.png': '' }, 'images/bay.png:: same-photo'],
  [{ 'faq.yaml': '# later\n' }, 'faq.yaml:1:1 empty-file'],
  [{ 'faq.yaml': '- one\n' }, 'faq.yaml:1:1 group'],
  [
    { 'faq.yaml': Uint8Array.from(Buffer.from('a: b\nc: caf\xe9\n', 'latin1')) },
    'faq.yaml:2:7 not-utf8',
  ],
  [{ 'faq.yaml': Buffer.from('a: b', 'utf16le') }, 'faq.yaml:1:2 not-utf8'],
  // A byte order mark, line ends of Windows, and the files that editors and systems leave behind.
  [
    {
      'faq.yaml': `\ufeff${FAQ.replaceAll('\n', '\r\n')}`,
      ...Object.fromEntries(LEFT_BEHIND.split(' ').map((file) => [file, ''])),
    },
    '',
  ],
])('of %j: %s', (changes, says) => expect(codesWith(changes).join()).toBe(says));
