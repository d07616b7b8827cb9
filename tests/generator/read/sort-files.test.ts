import { expect, test } from 'vitest';
import { ContentErrors } from '../../../src/generator/read/content-error.ts';
import { shopContent } from '../../support/shop-content.ts';
import { ioOf } from '../../support/content-files.ts';
import { edited, problemsWith, SAMPLE } from '../../support/sample-content.ts';

const faq = SAMPLE['faq.yaml']!;

test.each<[what: string, changes: Parameters<typeof problemsWith>[0], ...problems: string[]]>([
  ['a file is missing', { 'faq.yaml': null }, 'content/faq.yaml  This file is missing, and the site needs it. Restore the last version that worked.'],
  ['a folder is empty', { 'makes/acura.yaml': null, 'makes/buick.yaml': null, 'makes/gm.yaml': null }, 'content/makes  There is no .yaml file in this folder. The site needs at least one.'],
  ['a service that nothing names is gone', { 'services/virginia-emissions-inspection.yaml': null }],
  [
    'a service ends in .yml, reported once',
    { 'services/virginia-emissions-inspection.yaml': null, 'services/virginia-emissions-inspection.yml': '' },
    'content/services/virginia-emissions-inspection.yml  Content files end in .yaml. Rename it to services/virginia-emissions-inspection.yaml.',
  ],
  ['a file holds comments only', { 'faq.yaml': '# later\n' }, 'content/faq.yaml:1:1  This file is empty. Fill it in, or restore the last version that worked.'],
  ['a file is a list', { 'faq.yaml': '- one\n' }, 'content/faq.yaml:1:1  This file is a list. It must be a group of fields: questions.'],
  ['a file is a sentence', { 'faq.yaml': 'hello\n' }, 'content/faq.yaml:1:1  This file is "hello". It must be a group of fields: questions.'],
  ['a file is Latin-1', { 'faq.yaml': Uint8Array.from(Buffer.from('a: b\nc: caf\xe9\n', 'latin1')) }, 'content/faq.yaml:2:7  From here on, this file is not UTF-8 text. Save it in UTF-8 encoding.'],
  ['a file is UTF-16', { 'faq.yaml': Uint8Array.from([0xff, 0xfe, ...Buffer.from('a: b\n', 'utf16le')]) }, 'content/faq.yaml:1:1  From here on, this file is not UTF-8 text. Save it in UTF-8 encoding.'],
  ['a file begins with a byte order mark and has Windows line ends', { 'faq.yaml': `\ufeff${faq.replaceAll('\n', '\r\n')}` }],
  ['a file has a misspelled name, reported once', { 'faq.yaml': null, 'faqs.yaml': faq }, 'content/faqs.yaml  Nothing reads this file. Did you mean "faq.yaml"?'],
  ['a file ends in .yml, reported once', { 'faq.yaml': null, 'faq.yml': faq }, 'content/faq.yml  Content files end in .yaml. Rename it to faq.yaml.'],
  ['a file got a second ending', { 'faq.yaml': null, 'faq.yaml.txt': faq }, 'content/faq.yaml.txt  Content files end in .yaml. Rename it to faq.yaml.'],
  [
    'every file of a folder ends in .yml, reported once',
    { 'makes/acura.yaml': null, 'makes/buick.yaml': null, 'makes/gm.yaml': null, 'makes/gm.yml': '' },
    'content/makes/gm.yml  Content files end in .yaml. Rename it to makes/gm.yaml.',
  ],
  ['a file is in a misspelled folder', { 'make/audi.yaml': '' }, 'content/make/audi.yaml  Nothing reads this file. Did you mean "makes/audi.yaml"?'],
  ['a file is too deep', { 'makes/old/audi.yaml': '' }, 'content/makes/old/audi.yaml  Nothing reads this file. Did you mean "makes/audi.yaml"?'],
  ['a file has nothing to do here', { 'notes.docx': '' }, 'content/notes.docx  Nothing reads this file, so move it elsewhere. New files go into services, makes, images; all others have fixed names.'],
  ['a file is a copy', { 'faq copy.yaml': '' }, 'content/faq copy.yaml  Nothing reads this file, so move it elsewhere. New files go into services, makes, images; all others have fixed names.'],
  ['a photo has a form that browsers do not know', { 'images/bay.heic': '' }, 'content/images/bay.heic  Photos are jpg, png, webp or avif files. Save the photo in one of these formats, or remove this file.'],
  [
    'a photo has the name of a screenshot',
    { 'images/teasers/Écran 10.30.45.png': '' },
    "content/images/teasers/Écran 10.30.45.png  A photo's name may have only letters, digits, hyphens and underscores. Rename it to images/teasers/Ecran-10-30-45.png.",
  ],
  ['a photo has a name in other letters', { 'images/фото.jpg': '' }, "content/images/фото.jpg  A photo's name may have only letters, digits, hyphens and underscores. Rename it to images/photo-1.jpg."],
  ['a make has a name that is no address and another ending', { 'makes/Land Rover.yml': '' }, 'content/makes/Land Rover.yml  Content files end in .yaml. Rename it to makes/land-rover.yaml.'],
  ['a folder has a capital letter', { 'images/bay.jpg': '', 'Images/hero.jpg': '' }, 'content/Images/hero.jpg  Names of files and folders here have small letters. Rename it to images/hero.jpg.'],
  ['a file has a capital letter, reported once', { 'faq.yaml': null, 'FAQ.yaml': faq }, 'content/FAQ.yaml  Names of files and folders here have small letters. Rename it to faq.yaml.'],
  ['a photo is beside the folder of photos', { 'hero.jpg': '' }, 'content/hero.jpg  Photos belong into the folder images. Move it to images/hero.jpg.'],
  ['a photo is beside the text of its page', { 'services/brakes.JPG': '' }, 'content/services/brakes.JPG  Photos belong into the folder images. Move it to images/services/brakes.JPG.'],
  ['a photo has a space in its name', { 'images/our bay.jpg': '' }, "content/images/our bay.jpg  A photo's name may have only letters, digits, hyphens and underscores. Rename it to images/our-bay.jpg."],
  [
    'two photos differ in their ending only',
    { 'images/bay.jpg': '', 'images/bay.png': '' },
    'content/images/bay.png  There is also images/bay.jpg, and the site would treat both as one photo. Remove or rename one of them.',
  ],
  ['editors and systems leave files behind', { '.DS_Store': '', 'makes/.acura.yaml.swp': '', 'makes/acura.yaml~': '', 'images/.gitkeep': '', 'schema/shop.schema.json': '', 'README.md': '' }],
])('%s', (_, changes, ...problems) => {
  expect(problemsWith(changes)).toEqual(problems);
});

test('a file that cannot be read is reported together with other problems', () => {
  const io = ioOf({ ...SAMPLE, 'shop.yaml': SAMPLE['shop.yaml']!.replace('desk@', 'desk at ') });
  const read = (file: string) => {
    if (file === 'faq.yaml') throw new Error('permission denied');
    return io.read(file);
  };
  expect(() => shopContent({ ...io, read })).toThrow(
    'content/faq.yaml  This file cannot be read: permission denied.\ncontent/shop.yaml:3:8  "email" (E-mail) is "desk at corner.example". It must be an e-mail address, such as name@example.com.',
  );
});

test('all mistakes are reported at once, ordered by file and line', () => {
  const problems = problemsWith({
    ...edited('shop.yaml', '"+12025550123"', '"123"'),
    ...edited('coupons.yaml', 'newCustomers: true\n', 'newCustomers:\n'),
    ...edited('faq.yaml', '{price.safety}', '{price.safty}'),
    ...edited('services/oil.yaml', 'brakes, tires', 'brakes, tire'),
    ...edited('makes/acura.yaml', 'title: Acura repair near you', 'title: The only {name}'),
    'makes/buick.yaml': 'slug: [',
    'towns.yaml': null,
    'pages/home.yml': '',
  });
  expect(problems).toEqual([
    'content/coupons.yaml:10:5  "newCustomers" (Only for new customers) is empty. It must be true or false, without quotes.',
    'content/faq.yaml:7:19  {price.safty} is not a placeholder. Did you mean {price.safety}?',
    'content/makes/buick.yaml:1:7  The [ here is never closed. Put a ] at the end, or put the whole text in quotes if [ is part of it.',
    'content/pages/home.yml  Content files end in .yaml. Rename it to pages/home.yaml.',
    'content/services/oil.yaml:22:19  There is no service "tire". Did you mean "tires"? If you deleted its file, delete this entry.',
    'content/shop.yaml:2:8  "phone" is "123". It must be a phone number with + and the country code, without spaces, such as +12025550123. After +1 there are ten digits.',
    'content/towns.yaml  This file is missing, and the site needs it. Restore the last version that worked.',
  ]);
});

test('a mistake has file, line, column and message as separate fields', () => {
  const files = { ...SAMPLE, ...edited('faq.yaml', 'id: open', 'id: Open') };
  try {
    shopContent(ioOf(files));
    expect.unreachable();
  } catch (error) {
    expect((error as ContentErrors).mistakes).toEqual([{ file: 'content/faq.yaml', line: 2, column: 9, message: '"id" (Short name) is "Open". It must be lower-case words joined by hyphens, such as land-rover.' }]);
  }
});
