import { expect, test } from 'vitest';
import { casesOf, expectRefused, type Mistakes } from '../../support/mistakes.ts';
import { type Changes, edited, problemsWith, SAMPLE } from '../../support/sample-content.ts';

const ANSWER = 'We are open {hours.shop}.';
const placeholders =
  '{name}, {phone}, {phone.…}, {email}, {address}, {street}, {city}, {town}, {region}, {state}, {county}, {place}, {hours.…}, {price.…}, {lastCar}, {claims.…}, {makes.…}, {count.…}, {page.…}, {coupon.…}';
const moved = (...moves: string[]): string => `moved: [${moves.join(', ')}]\npriceRange:`;

const MISTAKES: Mistakes = {
  'complaints.yaml': [
    ['id: pulls', 'id: squeals', '"id" is the same as in content/complaints.yaml:'],
    [
      'services: [alignments]',
      'services: [alignment]',
      'There is no service "alignment". Did you mean "alignments"?',
    ],
  ],
  'coupons.yaml': [
    [
      'service: brakes',
      'service: virginia-state-inspection',
      'The page of an inspection shows no coupons.',
    ],
    [
      'brake check',
      'what {coupon.money-off} is for',
      "A coupon's offer cannot name a coupon. Write the words here",
    ],
  ],
  'faq.yaml': [
    [
      ANSWER,
      '"[It]({page.makes.lexus})"',
      'There is no lexus.yaml in makes, but this links to its page. If you',
    ],
    ['{hours.shop}', '{make}', '{make} works only in the files of the folder makes.'],
    [
      '{price.safety}.',
      '{price.safety. It is {price.emissions}.',
      '"{price.safety." is not written like a placeholder.',
    ],
  ],
  'inspections/state.yaml': [
    [
      '  motorcycle: { amount: 12, label: Motorcycle }\n',
      '',
      'state.yaml has no price for motorcycles, but',
      13,
    ],
  ],
  'labels.yaml': [
    ['callPhone text', 'Call {phnoe}', '{phnoe} is not a placeholder. Did you mean {phone}?'],
    [
      'callPhone text',
      'Call {time}',
      `{time} is not a placeholder. The placeholders here are ${placeholders}.`,
    ],
    [
      'callPhone text {phone}',
      'Call us',
      '"callPhone" is "Call us". It must have {phone} exactly once. The page fills',
    ],
  ],
  'makes/buick.yaml': [
    ['name: Buick', 'name: Acura', '"name" is the same as in content/makes/acura.yaml:2:7.'],
  ],
  'pages/home.yaml': [],
  'services/oil.yaml': [
    ['brakes, tires', 'brakes, oil', 'This is the service of this same file. Name another one.'],
    [
      'intro:',
      'banner: { image: s.jpg, alt: x }\nintro:',
      'There is no photo "s.jpg" in content/images. Put the photo',
    ],
  ],
  'shop.yaml': [
    [
      'courtesy: Inspection',
      'courtesy: In {town}',
      '{town} would be printed as it is: placeholders take their values',
    ],
    [
      'latitude: 38.8',
      'latitude: 39.8',
      'This point is more than 30 miles from 10 of the 10 towns of the service',
    ],
    ['priceRange:', moved('{ from: /about, to: /services }'), 'There is a page at this address.'],
    [
      'priceRange:',
      moved('{ from: /old, to: /services/brake }'),
      'There is no page at this address. Did you mean',
    ],
    [
      'priceRange:',
      moved('{ from: /one, to: /two }', '{ from: /two, to: / }'),
      'This is an old address, too.',
    ],
    [
      'priceRange:',
      moved('{ from: /one, to: / }', '{ from: /one, to: / }'),
      'This old address is listed twice.',
    ],
    [
      'the mall',
      'the mall, addressEnding: oak, formerEndings: [oak]',
      'This is the ending that addresses have today.',
    ],
  ],
  'towns.yaml': [
    [
      'latitude: 38.7, longitude: -77.3',
      'latitude: -77.3, longitude: 38.7',
      'Latitude and longitude are swapped. Swap',
    ],
    [
      'longitude: -77.3',
      'longitude: 77.3',
      'This point is 6,847 miles from the shop. A town in the service area must',
    ],
  ],
};

test.each(casesOf(MISTAKES))('$file with $to: $says', expectRefused);

const answer = (text: string): Record<string, string> => edited('faq.yaml', ANSWER, text);
const aboutTitle = /^title: .*/m.exec(SAMPLE['pages/about.yaml']!)![0];
const EMISSIONS = 'services/virginia-emissions-inspection.yaml';

test.each<[what: string, changes: Changes, ...says: string[]]>([
  [
    'a make and a page have the same title after placeholders are filled in',
    {
      ...edited('makes/buick.yaml', 'title: Buick repair near you', 'title: Repair in {town} now'),
      ...edited('pages/about.yaml', aboutTitle, 'title: Repair in {town} now'),
    },
    'pages/about.yaml:2:8  "title" is the same as in content/makes/buick.yaml:5:8. Each must be different.',
  ],
  [
    'two services have exchanged their names',
    {
      ...edited('services/brakes.yaml', 'name: Brakes', 'name: Tires'),
      ...edited('services/tires.yaml', 'name: Tires', 'name: Brakes'),
    },
    'services/brakes.yaml:2:7  This is the name of another service, tires.',
    'services/tires.yaml:2:7  This is the name of another service, brakes.',
  ],
  [
    'a make cannot be read, and is still known',
    { 'makes/buick.yaml': 'slug: "buick\n' },
    'makes/buick.yaml:1:7  The quotation mark that opens this text is never closed.',
  ],
  [
    "a make's file has a name that is no address",
    {
      'makes/Alfa Romeo.yaml': SAMPLE['makes/acura.yaml']!.replaceAll('Acura', 'Alfa Romeo'),
    },
    'makes/Alfa Romeo.yaml:2:1  The name of this file is part of an address: it must be lower-case words',
  ],
  [
    'a text uses a coupon that is gone',
    { ...answer('Ask for the {coupon.free-check}.'), 'coupons.yaml': 'coupons: []\n' },
    'faq.yaml:4:25  There is no coupon "free-check" in coupons.yaml, but this text uses it. If you deleted the coupon',
  ],
  [
    'a text uses a coupon with its own last day',
    {
      ...answer('Ask for the {coupon.free-check}.'),
      ...edited('coupons.yaml', 'brake check', 'brake check\n    expires: 2026-12-31'),
    },
    'faq.yaml:4:25  The coupon ends on 2026-12-31',
  ],
  [
    'a text has the average of no reviews',
    {
      ...answer('Rated {claims.rating}.'),
      ...edited('shop.yaml', 'reviewCount: 672', 'reviewCount: 0'),
    },
    'faq.yaml:4:13  There are no online reviews yet, but this text uses {claims.rating}. Delete the words',
  ],
  [
    'a text claims hundreds of five stars, which the figures do not prove',
    {
      ...answer('We have {claims.fiveStars}.'),
      ...edited('shop.yaml', 'rating: 4.4', 'rating: 4.3'),
    },
    'faq.yaml:4:21  The average and the number of reviews in shop.yaml prove five stars for only 168 of them, too few to speak of hundreds. Delete the words',
  ],
  [
    'a text speaks of motorcycles, and there is no price for them',
    {
      'inspections/state.yaml': SAMPLE['inspections/state.yaml']!.replace(
        /^ {2}motorcycle:.*\n/m,
        '',
      ).replace('is {price.motorcycle}', 'too'),
    },
    'inspections/state.yaml:13:40  This text speaks of motorcycles, but "prices" has no price for them.',
  ],
  [
    'a text links to a service that is gone',
    {
      ...answer('"[It]({page.services.virginia-emissions-inspection})"'),
      [EMISSIONS]: null,
    },
    'faq.yaml:4:19  There is no virginia-emissions-inspection.yaml in services, but this links to its page. Did you mean',
  ],
  [
    'a text has the price of a service that is gone',
    { ...answer('It is {price.emissions}.'), [EMISSIONS]: null },
    'faq.yaml:4:13  No service has "inspection: emissions", but this text uses {price.emissions}.',
  ],
  [
    'the shop is a little way from the towns',
    edited('shop.yaml', 'latitude: 38.8', 'latitude: 39.1'),
  ],
  [
    'the same wrong placeholder is twice in a block of text, after a right one and a comment',
    answer('>- # not {this}\n      In {town}, {hours_shop}\n      and {hours_shop}.'),
    'faq.yaml:5:18  "{hours_shop}" is not a placeholder. Did you mean {hours.shop}?',
    'faq.yaml:6:11  "{hours_shop}" is not a placeholder. Did you mean {hours.shop}?',
  ],
  [
    'a file with facts has mistakes: placeholders are checked, also in the address of a link, but lengths are not',
    {
      ...edited('shop.yaml', 'name: Corner Garage', 'name:'),
      ...answer('"[{email}](mailto:{email}) [{town}](mailto:{twn})"'),
      ...edited('makes/buick.yaml', 'title: Buick repair near you', 'title: At {town}'),
    },
    'faq.yaml:4:56  {twn} is not a placeholder. Did you mean {town}?',
    'shop.yaml:1:1  "name" is empty. It must be text on a single line.',
  ],
])('%s', (_what, changes, ...says) => {
  expect(problemsWith(changes)).toEqual(says.map((part) => expect.stringContaining(part)));
});

const NO_PHOTO = 'Put the photo there, or name one that is there.';

test.each([
  { named: 'work/bays.jpg', says: undefined },
  { named: 'content/images/work/bays.jpg', says: 'Did you mean "work/bays.jpg"?' },
  { named: 'bays.jpg', says: 'Did you mean "work/bays.jpg"?' },
  { named: 's.jpg', says: NO_PHOTO },
])('where there is work/bays.jpg, a text may name the photo $named: $says', ({ named, says }) => {
  const oil = edited('services/oil.yaml', '    sections:', `    imageUrl: ${named}\n    sections:`);
  const problem = `content/services/oil.yaml:12:15  There is no photo "${named}" in content/images. ${says}`;
  expect(problemsWith({ ...oil, 'images/work/bays.jpg': '' })).toEqual(says ? [problem] : []);
});
