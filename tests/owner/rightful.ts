import type { OwnerFiles } from '../support/owner.ts';

type Change = (files: OwnerFiles) => void;

/** A rightful change: afterward no file of the site holds `gone`, and some file holds each of `here`. */
export type Rightful = { what: string; change: Change; gone?: RegExp; here?: readonly RegExp[] };

const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  (files) =>
    files.edit(file, from, to);

const SHOP = 'shop.yaml';
const COUPONS = 'coupons.yaml';
const STATE = 'inspections/state.yaml';

/** Removes one coupon, from its id to the next, and what leans on it. */
const dropCoupon = (files: OwnerFiles, id: string): OwnerFiles => files.edit(COUPONS, new RegExp(`\\n {2}- id: ${id}\\n[^]*?(?=\\n {2}- id: |$)`), '').dropWhatLeansOn(`coupon.${id}`);

/** The text of a file for another page. Pages of one kind must differ, so every longer word gets an ending that no other page has. */
const inOtherWords = (text: string, ending: string): string =>
  text
    .replace(/\{page\.[^}]*\}/g, '/services')
    .split('\n')
    .map((line) => (/^(#|name|inMenu|body|group|related|serviceType)|variant/.test(line) ? line : line.replace(/(?<![\w{./-])[a-z]{4,}(?![\w}.:/-])/g, `$&${ending}`)))
    .join('\n');

function addMake(files: OwnerFiles, name: string, id: string): void {
  const text = files.texts.get('makes/acura.yaml')!.replaceAll('Acura', name);
  files.add(`makes/${id}.yaml`, inOtherWords(text.replace(/^show.*\n/gm, ''), id));
}

function addService(files: OwnerFiles, name: string, id: string): void {
  files.add(`services/${id}.yaml`, inOtherWords(files.texts.get('services/oil.yaml')!.replaceAll('oil', name), id));
  files.edit('services/oil.yaml', 'related: [', `related: [${id}, `);
}

function dropService(files: OwnerFiles, id: string): OwnerFiles {
  files.drop(`services/${id}.yaml`).dropWhatLeansOn(`page.services.${id}`);
  for (const [file, text] of files.texts)
    files.texts.set(
      file,
      text
        .replace(new RegExp(`(\\[|, )${id}(?=[,\\]])`, 'g'), (_, before: string) => (before === '[' ? '[' : ''))
        .replace(/\[, /g, '[')
        .replace(new RegExp(`^ {4}service: ${id}\\n`, 'm'), ''),
    );
  return files;
}

const NO_JOBS = 'There is no open job right now. Look at this page again in a few weeks.';
const MANY_MAKES = Array.from({ length: 42 }, (_, index) => ({ name: `Marque ${index}`, id: `marque-${index}` }));

/**
 * Every kind of change that an owner makes to the sample shop. One build proves all changes of a group: they touch different facts, and the
 * old words of one are not put back or taken away by another. Words of labels are not looked for, because the owner may change them.
 */
export const RIGHTFUL: Record<string, readonly Rightful[]> = {
  'who the shop is, and what it claims': [
    {
      what: 'another phone',
      change: edit(SHOP, '"+12025550123"', '"+17035550177"'),
      gone: /555.?0123/,
      here: [/\(703\) 555-0177/, /tel:\+17035550177/],
    },
    { what: 'a phone for the inspection lane', change: edit(SHOP, 'email:', 'inspectionPhone: "+17035550188"\nemail:'), here: [/tel:\+17035550188/] },
    { what: 'another mailbox', change: edit(SHOP, 'desk@corner.example', 'hello@shop.example'), gone: /desk@corner/, here: [/mailto:hello@shop\.example/] },
    { what: 'a mailbox for applications', change: edit(SHOP, 'origin:', 'careersEmail: team@shop.example\norigin:'), here: [/mailto:team@shop\.example/] },
    {
      what: 'a name with an apostrophe',
      change: edit(SHOP, 'name: Corner Garage', "name: O'Brien & Sons' Garage"),
      gone: /Corner Garage/,
      here: [/O’Brien & Sons’ Garage/],
    },
    {
      what: 'another domain',
      change: edit(SHOP, 'https://www.corner.example', 'https://obriens.example'),
      gone: /www\.corner/,
      here: [/https:\/\/obriens\.example\/services/],
    },
    { what: 'another street', change: edit(SHOP, '1 Main St', "12 O'Hara St"), gone: /\b1 Main St/, here: [/12 O’Hara St, Clifton/] },
    { what: 'another landmark', change: edit(SHOP, 'place: the mall', 'place: the Old Mill'), gone: /the mall/, here: [/at the Old Mill/] },
    { what: 'more years in business', change: edit(SHOP, '25+ years', '30+ years'), gone: /25\+/, here: [/30\+ years in business/] },
    {
      what: 'another word for the technicians',
      change: edit(SHOP, 'technicians: ASE-certified', 'technicians: Factory-trained'),
      gone: /ASE-certified/,
      here: [/by factory-trained technicians/, /Factory-trained technicians,/],
    },
    {
      what: 'another warranty',
      change: edit(SHOP, 'warranty: Extended', 'warranty: Lifetime'),
      gone: /extended warranty/i,
      here: [/[^.] lifetime warranty/],
    },
    { what: 'another courtesy', change: edit(SHOP, 'courtesy: Inspection', 'courtesy: Tire check'), here: [/tire check/i] },
    { what: 'more reviews claimed', change: edit(SHOP, 'reviews: 650+', 'reviews: 700+'), gone: /650\+/, here: [/700\+/] },
    { what: 'another rating', change: edit(SHOP, 'rating: 4.4', 'rating: 4.7'), gone: /\b4\.4\b/, here: [/\b4\.7\b/] },
    { what: 'more online reviews', change: edit(SHOP, 'reviewCount: 672', 'reviewCount: 893'), gone: /\b672\b/, here: [/\b893 online reviews/] },
    {
      what: "the shop's own link for reviews",
      change: edit(SHOP, 'links:\n', 'links:\n  reviews: https://g.page/r/obriens/review\n'),
      here: [/https:\/\/g\.page\/r\/obriens\/review/],
    },
  ],
  'another place, and other hours': [
    { what: 'a long name', change: edit(SHOP, 'name: Corner Garage', 'name: Northern Virginia Auto Repair, Gas & Tire Center'), here: [/Gas & Tire Center/] },
    {
      what: 'another postal town and code',
      change: (files) =>
        files
          .edit(SHOP, 'city: Clifton', 'city: Warrenton')
          .edit(SHOP, '"20124"', '"20186"')
          .edit('towns.yaml', /.*name: Clifton.*\n/, ''),
      gone: /Clifton|20124/,
      here: [/Warrenton, VA 20186/],
    },
    {
      what: 'another town, in headings, addresses and host files',
      change: (files) => files.edit(SHOP, 'town: Centreville,', "town: Coeur d'Or, addressEnding: coeur-dor, formerEndings: [clifton],").edit('towns.yaml', 'name: Centreville', "name: Coeur d'Or"),
      gone: /centreville|\/services\/brakes"/i,
      here: [/Coeur d’Or, VA/, /\/services\/brakes-coeur-dor/, /\/vehicles\/acura-service-coeur-dor/],
    },
    {
      what: 'old addresses',
      change: edit(SHOP, 'priceRange:', 'moved:\n  - { from: /brakes, to: /services/brakes-coeur-dor }\npriceRange:'),
      here: [/^\/brakes https:\S+\/services\/brakes-coeur-dor 301$/m, /^\/vehicles\/acura-service-clifton https:\S+\/vehicles\/acura-service-coeur-dor 301$/m],
    },
    {
      what: 'a lunch break',
      change: edit(SHOP, 'open: "08:00", close: "17:00" }', 'open: "08:00", close: "12:00" }\n    - { days: Mon-Fri, open: "13:00", close: "17:00" }'),
      gone: /8AM-5PM|08:00-17:00/,
      here: [/Mon-Fri 8AM-12PM and 1PM-5PM/, /Mo-Fr 13:00-17:00/, /480,720,780,1020/],
    },
    {
      what: 'the pumps day and night',
      change: edit(SHOP, /(gas:\n {4}- \{ days: Mon-Sun, open: )"06:00", close: "22:00"/, '$1"00:00", close: "23:59"'),
      here: [/Mo-Su 00:00-23:59/],
    },
    {
      what: 'the wash until eight',
      change: edit(SHOP, /(wash:.*\n {4}- \{ days: Mon-Sun, open: "06:00", close: )"22:00"/, '$1"20:00"'),
      here: [/6AM-8PM/, /Mo-Su 06:00-20:00/],
    },
    {
      what: 'a holiday more',
      change: edit(SHOP, 'holidays:\n', 'holidays:\n  - { date: 2026-12-24, name: Christmas Eve, shop: { open: "08:00", close: "12:00" } }\n'),
      here: [/"2026-12-24":\[480,720\]/],
    },
    { what: 'a holiday less', change: edit(SHOP, /.*2026-12-12.*\n/, ''), gone: /2026-12-12/ },
    {
      what: 'a holiday of the pumps',
      change: edit(SHOP, 'holidays:\n', 'holidays:\n  - { date: 2026-11-27, name: Day after Thanksgiving, gas: { open: "08:00", close: "17:00" } }\n'),
      here: [/Day after Thanksgiving/, /"validFrom":"2026-11-27"/],
    },
    {
      what: 'a coupon for everyone, to combine, used twice',
      change: edit(COUPONS, '    beforeTax: true\n    combinable: false\n    perCustomer: 1', '    perCustomer: 2'),
      here: [/\$900/],
    },
  ],
  'other prices, days and lists': [
    {
      what: 'closed on Wednesdays',
      change: edit(SHOP, 'days: Mon-Fri, open: "08:00", close: "17:00" }', 'days: Mon-Tue, open: "08:00", close: "17:00" }\n    - { days: Thu-Fri, open: "08:00", close: "17:00" }'),
      gone: /Mon-Fri|Mo-Fr/,
      here: [/Mon-Tue 8AM-5PM, Thu-Fri 8AM-5PM, Sat 8AM-2PM/, /Mo-Tu 08:00-17:00/],
    },
    {
      what: 'another price of the safety inspection',
      change: edit(STATE, 'safety: { amount: 20', 'safety: { amount: 25'),
      gone: /"price":"20\.00"/,
      here: [/"price":"25\.00"/, /\$25\b/],
    },
    { what: 'another price of the re-inspection', change: edit(STATE, 'reinspection: { amount: 1,', 'reinspection: { amount: 3,'), here: [/\$3\b|"3\.00"/] },
    { what: 'another price of the motorcycle inspection', change: edit(STATE, 'amount: 12', 'amount: 14'), gone: /\$12\b/, here: [/\$14\b|"14\.00"/] },
    {
      what: 'another price of the emissions inspection',
      change: edit('inspections/emissions.yaml', 'amount: 30', 'amount: 28'),
      gone: /"price":"30\.00"|\$30\b/,
      here: [/"price":"28\.00"/],
    },
    { what: 'five dollars more on a coupon', change: edit(COUPONS, 'value: 40', 'value: 45'), gone: /\$40\b/, here: [/\$45\b/] },
    {
      what: 'a town more',
      change: edit('towns.yaml', 'towns:\n', `towns:\n  - { name: "King's Crossing", latitude: 38.86, longitude: -77.45 }\n`),
      gone: /\bten towns/i,
      here: [/Eleven towns/, /King’s Crossing/],
    },
    {
      what: 'a question more',
      change: edit('faq.yaml', 'questions:\n', 'questions:\n  - id: dog\n    question: "May my dog come along?"\n    answer: On a leash.\n'),
      here: [/May my dog come along\?/],
    },
    {
      what: 'a make less',
      change: (files) => files.drop('makes/buick.yaml').edit('makes/gm.yaml', 'brands: [buick]\n', '').edit('makes/gm.yaml', 'Buick, ', ''),
      gone: /three makes|buick/i,
      here: [/two makes/i],
    },
    {
      what: 'reviews and services on another make',
      change: (files) => files.edit('makes/acura.yaml', /showReviews: true\nshowServicesTeaser: true\n/, '').edit('makes/gm.yaml', /$/, 'showReviews: true\nshowServicesTeaser: true\n'),
    },
  ],
  'more of many things': [
    { what: 'a higher minimum order', change: edit(COUPONS, 'minimum: 500', 'minimum: 600'), gone: /\$500/, here: [/\$600/] },
    {
      what: 'a coupon more',
      change: edit(COUPONS, 'coupons:\n  - id', "coupons:\n  - id: spring-wash\n    value: free\n    work: driver's wash\n    with: any repair\n  - id"),
      here: [/driver’s wash/],
    },
    {
      what: 'a service more',
      change: (files) => addService(files, 'detailing', 'detailing'),
      gone: /\beleven (services|kinds)/i,
      here: [/Twelve kinds of work/, /\/services\/detailing/],
    },
    {
      what: 'no price for motorcycles',
      change: (files) => files.edit(STATE, /^ {2}motorcycle:.*\n/m, '').edit(STATE, 'A motorcycle is {price.motorcycle}.', 'Pay here.'),
      gone: /\$12\b/,
    },
    {
      what: 'a percentage off, with a limit and its own last day',
      change: edit(COUPONS, 'coupons:\n', 'coupons:\n  - id: winter\n    service: tires\n    value: 10%\n    minimum: 100\n    maximum: 50\n    beforeTax: true\n    expires: 2026-12-31\n'),
      here: [/10%/, /\$100/, /\$50\b/, /12-31-26/, /data-until="2027-01-01"/],
    },
    {
      what: '45 makes in the menu',
      change: (files) => MANY_MAKES.forEach(({ name, id }) => addMake(files, name, id)),
      gone: /three makes/i,
      here: [/forty-five makes/i, /\/vehicles\/marque-41-service/],
    },
  ],
  'less of many things': [
    { what: 'a coupon less', change: (files) => dropCoupon(files, 'money-off'), gone: /money-off|\$500/ },
    {
      what: 'a coupon whose last day has passed',
      change: edit(COUPONS, 'coupons:\n', 'coupons:\n  - id: winter\n    value: 10%\n    expires: 2026-11-20\n'),
      gone: /10% off|"winter"/,
    },
    {
      what: 'no jobs',
      change: edit('pages/careers.yaml', 'art: counter\nroles', `hiring: no\nnoJobs:\n  description: ${NO_JOBS}\n  heading: No open jobs\n  intro: ${NO_JOBS}\n  paragraph: ${NO_JOBS}\nart: counter\nroles`),
      gone: /Email your application|What to send|\?subject=Application/,
      here: [/No open jobs/],
    },
    { what: 'a question less', change: edit('faq.yaml', / {2}- id: card\n[^]*$/, ''), gone: /Do you take cards/ },
    { what: 'a town less', change: edit('towns.yaml', /.*name: Burke.*\n/, ''), gone: /\bten towns|Burke/i, here: [/Nine towns/] },
    { what: 'the last make less', change: (files) => files.drop('makes/gm.yaml').edit('makes/buick.yaml', 'group: gm\n', ''), gone: /gm-service/ },
    {
      what: 'ten services',
      change: (files) => dropService(files, 'electrical'),
      gone: /services\/electrical|eleven (services|kinds)/i,
      here: [/Ten kinds of work/],
    },
    {
      what: 'no counting of visits',
      change: edit(SHOP, 'provider: vercel', "provider: 'off', scriptSrc: https://stats.example/s.js"),
      gone: / data-(analytics|event|route|honor)|stats\.example/,
    },
  ],
  'no inspections': [
    {
      what: 'a notice',
      change: edit(SHOP, 'priceRange:', 'notice: { text: Closed by snow until noon today, until: 2026-11-21T12:00 }\npriceRange:'),
      here: [/data-until="2026-11-21T12:00">Closed by snow/],
    },
    {
      what: 'no emissions inspections',
      change: (files) => dropService(files, 'virginia-emissions-inspection'),
      gone: /services\/virginia-emissions-inspection|\$30\b/,
    },
    {
      what: 'no state inspections',
      change: (files) =>
        dropService(files, 'virginia-state-inspection')
          .edit('complaints.yaml', /^ {2}- id: sticker\n(?: {4}.*\n)+/m, '')
          .edit('faq.yaml', /^ {2}- id: price\n(?: {4}.*\n)+/m, ''),
      gone: /services\/virginia-state-inspection/,
    },
  ],
  'no coupons': [
    {
      what: 'a notice that is over',
      change: edit(SHOP, 'priceRange:', 'notice: { text: Closed by snow until noon today, until: 2026-11-20T12:00 }\npriceRange:'),
      gone: /Closed by snow/,
    },
    { what: 'no coupons', change: edit(COUPONS, /^coupons:\n[^]*$/m, 'coupons: []\n'), gone: /"coupon-card|\$500|\/coupons#/ },
    {
      what: 'a make out of the menu',
      change: (files) => files.edit('makes/acura.yaml', 'inMenu: true', 'inMenu: false').edit('faq.yaml', 'every kind.', 'every kind, for an [Acura]({page.makes.acura}) too.'),
      gone: /three makes/i,
      here: [/two makes/i],
    },
    {
      what: 'photos in every place',
      change: (files) => void (files.photo = { src: '/assets/bay-photo-960.3639015437.jpg', width: 2000, height: 1500 }),
      gone: /(alt|aria-label)="drawing of/i,
      here: [/bay-photo-960/],
    },
  ],
  'few words of others': [
    { what: 'no questions', change: edit('faq.yaml', /^questions:\n[^]*$/m, 'questions: []\n'), gone: /id="questions"/ },
    { what: 'one town', change: edit('towns.yaml', /(?<=^towns:\n.*\n)[^]*/m, ''), gone: /\bten towns/i, here: [/One town, one shop/] },
    { what: 'no teasers', change: edit('pages/home.yaml', /^teasers:\n[^]*?(?=\n\S)/m, 'teasers: []') },
    { what: 'no quotes', change: edit('reviews.yaml', /^quotes:\n[^]*$/m, 'quotes: []\n'), gone: /class="quotes"/ },
    { what: 'one review', change: edit('reviews.yaml', /(reviews:\n {2}- \{ id: .*\n)[^]*?(?=quotes:)/, '$1'), gone: /Cy D\./ },
    {
      what: 'no online reviews',
      change: (files) => files.edit(SHOP, /rating: 4\.4\n {2}reviewCount: 672/, 'rating: 0\n  reviewCount: 0'),
      gone: /rating-ruler-value|\b0 (average|online reviews|out of)/i,
    },
  ],
};
