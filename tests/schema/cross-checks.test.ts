import { expect, test } from 'vitest';
import { couponsSchema } from '../../src/schema/schema.ts';
import { edited, fieldsOf, placeOf, problemsWith, SAMPLE } from '../support/sample-content.ts';

const block = '    sections:';
const aboutTitle = /^title: .*/m.exec(SAMPLE['pages/about.yaml']!)![0];
const placeholders = '{name}, {phone}, {phone.…}, {email}, {address}, {street}, {city}, {town}, {region}, {state}, {county}, {place}, {hours.…}, {price.…}, {claims.…}, {makes.…}, {count.…}, {page.…}, {coupon.…}';

test.each<[what: string, changes: Parameters<typeof problemsWith>[0], ...problems: string[]]>([
  // The same value twice
  [
    'a make and a page have the same title after placeholders are filled in',
    { ...edited('makes/buick.yaml', 'title: Buick repair near you', 'title: Repair in {town} now'), ...edited('pages/about.yaml', aboutTitle, 'title: Repair in {town} now') },
    'content/pages/about.yaml:2:8  "title" is the same as in content/makes/buick.yaml:5:8. Each must be different.',
  ],
  [
    'two pages have the same description',
    edited('makes/buick.yaml', 'description: About Buick', 'description: About Acura'),
    'content/makes/buick.yaml:6:14  "description" is the same as in content/makes/acura.yaml:6:14. Each must be different.',
  ],
  ['two coupons have one id', edited('coupons.yaml', 'id: money-off', 'id: free-check'), 'content/coupons.yaml:7:9  "id" is the same as in content/coupons.yaml:2:9. Each must be different.'],
  ['two reviews have one id', edited('reviews.yaml', 'id: two', 'id: one'), 'content/reviews.yaml:3:11  "id" is the same as in content/reviews.yaml:2:11. Each must be different.'],
  [
    'two quotes have one id',
    { 'reviews.yaml': `${SAMPLE['reviews.yaml']}  - { id: three, name: Cy D., text: Fine., rating: 4, date: posted recently }\n` },
    'content/reviews.yaml:9:11  "id" is the same as in content/reviews.yaml:8:11. Each must be different.',
  ],
  ['two makes have one name', edited('makes/buick.yaml', 'name: Buick', 'name: Acura'), 'content/makes/buick.yaml:2:7  "name" is the same as in content/makes/acura.yaml:2:7. Each must be different.'],
  ['two questions have one id', edited('faq.yaml', 'id: price', 'id: open'), 'content/faq.yaml:5:9  "id" is the same as in content/faq.yaml:2:9. Each must be different.'],
  ['two complaints have one id', edited('complaints.yaml', 'id: pulls', 'id: squeals'), `${placeOf('complaints.yaml', 'pulls')}  "id" is the same as in ${placeOf('complaints.yaml', 'squeals')}. Each must be different.`],
  ['two towns have one name', edited('towns.yaml', 'name: Clifton', 'name: Centreville'), 'content/towns.yaml:3:13  "name" is the same as in content/towns.yaml:2:13. Each must be different.'],

  // References to nothing
  ['a service is unknown', edited('services/oil.yaml', 'brakes, tires', 'brakes, tire'), 'content/services/oil.yaml:22:19  There is no service "tire". Did you mean "tires"? If you deleted its file, delete this entry.'],
  [
    'a service is far from any',
    edited('services/oil.yaml', 'brakes, tires', 'brakes, paint'),
    'content/services/oil.yaml:22:19  There is no service "paint". Write the name of a file in services, without .yaml. If you deleted its file, delete this entry.',
  ],
  ['a service names itself', edited('services/oil.yaml', 'brakes, tires', 'brakes, oil'), 'content/services/oil.yaml:22:19  This is the service of this same file. Name another one.'],
  [
    'a coupon is for a service that is not there',
    edited('coupons.yaml', 'service: brakes', 'service: braks'),
    'content/coupons.yaml:6:14  There is no service "braks". Did you mean "brakes"? If you deleted its file, delete this entry.',
  ],
  [
    'a coupon is for an inspection',
    edited('coupons.yaml', 'service: brakes', 'service: virginia-state-inspection'),
    'content/coupons.yaml:6:14  The page of an inspection shows no coupons. Name another service, or delete this line.',
  ],
  [
    'an inspection has figures',
    edited('services/virginia-state-inspection.yaml', 'related:', 'figures: [{ value: One, label: hour }]\nrelated:'),
    'content/services/virginia-state-inspection.yaml:23:1  The page of an inspection shows its prices in place of figures. Delete "figures".',
  ],
  [
    'a card is for a service that is not there',
    edited('pages/home.yaml', 'title: Brakes\n    description: Pads, rotors, lines and fluid. We measure, then we quote.\n    service: brakes', 'title: Stopping\n    description: Text.\n    service: braks'),
    `${placeOf('pages/home.yaml', 'brakes\n')}  There is no service "braks". Did you mean "brakes"? If you deleted its file, delete this entry.`,
  ],
  [
    'a complaint is about a service that is not there',
    edited('complaints.yaml', 'services: [alignments]', 'services: [alignment]'),
    `${placeOf('complaints.yaml', 'alignments]')}  There is no service "alignment". Did you mean "alignments"? If you deleted its file, delete this entry.`,
  ],
  [
    'two services have exchanged their names',
    { ...edited('services/brakes.yaml', 'name: Brakes', 'name: Tires'), ...edited('services/tires.yaml', 'name: Tires', 'name: Brakes') },
    'content/services/brakes.yaml:2:7  This is the name of another service, tires. The number, drawing and page here are those of brakes. Write the name of that service.',
    'content/services/tires.yaml:2:7  This is the name of another service, brakes. The number, drawing and page here are those of tires. Write the name of that service.',
  ],
  [
    'a card has the title of another service',
    edited('pages/home.yaml', 'title: Brakes', 'title: Tires'),
    `${placeOf('pages/home.yaml', 'Brakes')}  This is the name of another service, tires. The number, drawing and page here are those of brakes. Write the name of that service.`,
  ],
  ['a brand is unknown', edited('makes/gm.yaml', 'brands: [buick]', 'brands: [buik]'), 'content/makes/gm.yaml:17:10  There is no make "buik". Did you mean "buick"? If you deleted its file, delete this entry.'],
  ['a group is unknown', edited('makes/buick.yaml', 'group: gm', 'group: gmm'), 'content/makes/buick.yaml:17:8  There is no make "gmm". Did you mean "gm"? If you deleted its file, delete this entry.'],
  ['a make that cannot be read is still known', { 'makes/buick.yaml': 'slug: "buick\n' }, 'content/makes/buick.yaml:1:7  The quotation mark that opens this text is never closed. Put one at the end of the text.'],
  [
    "a make's file has another name",
    { 'makes/buick.yaml': null, 'makes/buik.yaml': SAMPLE['makes/buick.yaml']! },
    'content/makes/gm.yaml:17:10  There is no make "buick". Did you mean "buik"? If you deleted its file, delete this entry.',
  ],
  [
    "a make's file has a name that is no address",
    { 'makes/Alfa Romeo.yaml': SAMPLE['makes/acura.yaml']!.replaceAll('Acura', 'Alfa Romeo') },
    'content/makes/Alfa Romeo.yaml:2:1  The name of this file is part of an address: it must be lower-case words joined by hyphens, such as land-rover.yaml. Rename the file.',
  ],
  [
    'a text uses a coupon that is gone',
    { ...edited('faq.yaml', 'We are open {hours.shop}.', 'Ask for the {coupon.free-check}.'), 'coupons.yaml': 'coupons: []\n' },
    'content/faq.yaml:4:25  There is no coupon "free-check" in coupons.yaml, but this text uses it. If you deleted the coupon, delete the words that depend on it.',
  ],
  [
    'a text has the average of no reviews',
    {
      ...edited('shop.yaml', 'reviewCount: 672', 'reviewCount: 0'),
      ...edited('faq.yaml', 'We are open {hours.shop}.', 'Rated {claims.rating}.'),
    },
    'content/faq.yaml:4:13  There are no online reviews yet, but this text uses {claims.rating}. Delete the words that depend on it.',
  ],
  ['a coupon names a coupon', edited('coupons.yaml', 'work: brake check', 'work: what {coupon.money-off} is for'), "content/coupons.yaml:4:11  A coupon's offer cannot name a coupon. Write the words here instead."],
  [
    'the name of a coupon is never closed',
    edited('faq.yaml', 'We are open {hours.shop}.', 'Ask for the {coupon.free-check today.'),
    'content/faq.yaml:4:25  "{coupon.free-check" is not written like a placeholder. Write {coupon.free-check}.',
  ],
  ['a coupon is empty', { 'coupons.yaml': 'coupons:\n  -\n' }, `content/coupons.yaml:2:3  Item 1 of "coupons" is empty. It must be a group of fields: ${fieldsOf(couponsSchema.entries.coupons.item)}.`],
  [
    'a text names a coupon while the coupons cannot be read',
    { ...edited('faq.yaml', 'We are open {hours.shop}.', 'Ask for the {coupon.free-check}.'), 'coupons.yaml': 'coupons: "\n' },
    'content/coupons.yaml:1:10  The quotation mark that opens this text is never closed. Put one at the end of the text.',
  ],
  [
    'a text links to a service that is gone',
    { ...edited('faq.yaml', 'We are open', 'See [it]({page.services.virginia-emissions-inspection}), open'), 'services/virginia-emissions-inspection.yaml': null },
    'content/faq.yaml:4:22  There is no virginia-emissions-inspection.yaml in services, but this links to its page. Did you mean {page.services.virginia-state-inspection}? If you deleted the page, delete the link.',
  ],
  [
    'a text has the price of a service that is gone',
    { ...edited('faq.yaml', 'We are open', 'It is {price.emissions}. We are open'), 'services/virginia-emissions-inspection.yaml': null },
    'content/faq.yaml:4:13  No service has "inspection: emissions", but this text uses {price.emissions}. If you deleted the page, delete the words that depend on it.',
  ],
  [
    'a text links to a make that is gone, and no other name is close',
    edited('faq.yaml', 'We are open', 'See [it]({page.makes.lexus}), open'),
    'content/faq.yaml:4:22  There is no lexus.yaml in makes, but this links to its page. If you deleted the page, delete the link.',
  ],
  [
    'a photo is not there',
    { ...edited('services/oil.yaml', block, `    imageUrl: bayz.jpg\n${block}`), 'images/bays.jpg': '' },
    'content/services/oil.yaml:12:15  There is no photo "bayz.jpg" in content/images. Did you mean "bays.jpg"?',
  ],
  [
    'a photo is named with its folder',
    { ...edited('services/oil.yaml', block, `    imageUrl: content/images/bays.jpg\n${block}`), 'images/bays.jpg': '' },
    'content/services/oil.yaml:12:15  There is no photo "content/images/bays.jpg" in content/images. Did you mean "bays.jpg"?',
  ],
  [
    'a photo is in another folder of photos',
    { ...edited('services/oil.yaml', block, `    imageUrl: bays.jpg\n${block}`), 'images/work/bays.jpg': '' },
    'content/services/oil.yaml:12:15  There is no photo "bays.jpg" in content/images. Did you mean "work/bays.jpg"?',
  ],
  [
    'a photo only ends like another',
    { ...edited('services/oil.yaml', block, `    imageUrl: s.jpg\n${block}`), 'images/work/bays.jpg': '' },
    'content/services/oil.yaml:12:15  There is no photo "s.jpg" in content/images. Put the photo there, or name one that is there.',
  ],
  [
    'no photo is there',
    edited('makes/acura.yaml', 'body: sedan', 'body: sedan\nbanner: { image: acura.jpg, alt: A car }'),
    'content/makes/acura.yaml:5:18  There is no photo "acura.jpg" in content/images. Put the photo there, or name one that is there.',
  ],
  ['a photo is there', { ...edited('services/oil.yaml', block, `    imageUrl: work/bays.jpg\n${block}`), 'images/work/bays.jpg': '' }],
  ['a photo is elsewhere on the web', edited('services/oil.yaml', block, `    imageUrl: https://photos.example.com/bays.jpg\n${block}`)],

  [
    'the shop is far from every town',
    edited('shop.yaml', 'latitude: 38.8', 'latitude: 39.8'),
    'content/shop.yaml:7:8  This point is more than 30 miles from 10 of the 10 towns of the service area. Copy both numbers again, the latitude first and a minus before a western longitude.',
  ],
  [
    'the numbers of a town are swapped',
    edited('towns.yaml', 'latitude: 38.7, longitude: -77.3', 'latitude: -77.3, longitude: 38.7'),
    'content/towns.yaml:3:32  This point is 9,215 miles from the shop. A town in the service area must be within 30. Latitude and longitude are swapped. Swap them back.',
  ],
  [
    'a town has lost its minus',
    edited('towns.yaml', 'longitude: -77.3', 'longitude: 77.3'),
    'content/towns.yaml:3:32  This point is 6,847 miles from the shop. A town in the service area must be within 30. Copy both numbers again, the latitude first and a minus before a western longitude.',
  ],
  ['the shop is a little way from the towns', edited('shop.yaml', 'latitude: 38.8', 'latitude: 39.1')],

  // Placeholders
  [
    'a placeholder is misspelled in two texts',
    { 'faq.yaml': SAMPLE['faq.yaml']!.replace('{hours.shop}', '{hours.shp}').replace('{price.safety}', '{hours.shp}') },
    'content/faq.yaml:4:25  {hours.shp} is not a placeholder. Did you mean {hours.shop}?',
    'content/faq.yaml:7:19  {hours.shp} is not a placeholder. Did you mean {hours.shop}?',
  ],
  [
    'two placeholders of one text are unknown, further down in it',
    edited('faq.yaml', 'We are open {hours.shop}.', '>-\n      We are open\n      {opening} and {twn}.'),
    `content/faq.yaml:6:7  {opening} is not a placeholder. The placeholders here are ${placeholders}.`,
    'content/faq.yaml:6:21  {twn} is not a placeholder. Did you mean {town}?',
  ],
  ['{make} is used outside a make', edited('faq.yaml', '{hours.shop}', '{make}'), 'content/faq.yaml:4:25  {make} works only in the files of the folder makes.'],
  [
    'a fact calls for a fact',
    edited('shop.yaml', 'courtesy: Inspection', 'courtesy: In {town}'),
    'content/shop.yaml:25:16  {town} would be printed as it is: placeholders take their values from this file. Write the value itself.',
  ],
  ['a label has a misspelled slot', edited('labels.yaml', 'callPhone text', 'Call {phnoe}'), 'content/labels.yaml:20:17  {phnoe} is not a placeholder. Did you mean {phone}?'],
  ['a label has the slot of another', edited('labels.yaml', 'callPhone text', 'Call {time}'), `content/labels.yaml:20:17  {time} is not a placeholder. The placeholders here are ${placeholders}.`],
  ['a label has lost its slot', edited('labels.yaml', 'callPhone text {phone}', 'Call us'), 'content/labels.yaml:20:12  "callPhone" is "Call us". It must have {phone} exactly once. The page fills it in.'],
  [
    'a label has a slot twice',
    edited('labels.yaml', 'callPhone text {phone}', 'Call {phone}, {phone}'),
    'content/labels.yaml:20:12  "callPhone" is "Call {phone}, {phone}". It must have {phone} exactly once. The page fills it in.',
  ],
  ['a placeholder is never closed', edited('faq.yaml', '{price.safety}.', '{price.safety. It is {price.emissions}.'), 'content/faq.yaml:7:19  "{price.safety." is not written like a placeholder. Write {price.safety}.'],
  [
    'the same wrong placeholder is twice in a block of text, after a right one and a comment',
    edited('faq.yaml', 'We are open {hours.shop}.', '>- # not {this}\n      In {town}, {hours_shop}\n      and {hours_shop}.'),
    'content/faq.yaml:5:18  "{hours_shop}" is not a placeholder. Did you mean {hours.shop}?',
    'content/faq.yaml:6:11  "{hours_shop}" is not a placeholder. Did you mean {hours.shop}?',
  ],
  [
    'a placeholder in the address of a link is checked even if a file with facts has mistakes',
    { ...edited('shop.yaml', 'name: Corner Garage', 'name:'), ...edited('faq.yaml', 'We are open {hours.shop}.', '"[{email}](mailto:{email}) [{town}](mailto:{twn})"') },
    'content/faq.yaml:4:56  {twn} is not a placeholder. Did you mean {town}?',
    'content/shop.yaml:1:1  "name" is empty. It must be text on a single line.',
  ],
  [
    'if a file with facts has mistakes, placeholders are checked but lengths are not',
    {
      ...edited('shop.yaml', 'name: Corner Garage', 'name:'),
      ...edited('makes/acura.yaml', 'title: Acura repair near you', 'title: At {town} in {twn}'),
      ...edited('makes/buick.yaml', 'title: Buick repair near you', 'title: At {town}'),
    },
    'content/makes/acura.yaml:5:21  {twn} is not a placeholder. Did you mean {town}?',
    'content/shop.yaml:1:1  "name" is empty. It must be text on a single line.',
  ],
])('%s', (_, changes, ...problems) => {
  expect(problemsWith(changes)).toEqual(problems);
});
