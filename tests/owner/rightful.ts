import type { OwnerFiles } from '../support/owner.ts';

/** What is true of the site after a change: no file holds `gone`, and some file holds each of `here`. */
type After = { gone?: RegExp; here?: readonly RegExp[] };

/** A rightful change: one passage of a file, or more than that. */
export type Rightful = After &
  ({ file: string; from: string | RegExp; to: string } | { what: string; change: (files: OwnerFiles) => void });

const SHOP = 'shop.yaml';
const COUPONS = 'coupons.yaml';
const TOWNS = 'towns.yaml';
const STATE = 'inspections/state.yaml';
const EMISSIONS = 'inspections/emissions.yaml';
const FAQ = 'faq.yaml';
const REVIEWS = 'reviews.yaml';
const CAREERS = 'pages/careers.yaml';

/** Removes one coupon, from its id to the next, and what leans on it. */
const dropCoupon = (files: OwnerFiles, id: string): OwnerFiles =>
  files.edit(COUPONS, new RegExp(`\\n {2}- id: ${id}\\n[^]*?(?=\\n {2}- id: |$)`), '').dropWhatLeansOn(`coupon.${id}`);

/** The text of a file for another page. Pages of one kind must differ, so every longer word gets an ending that no other page has. */
const inOtherWords = (text: string, ending: string): string =>
  text
    .replace(/\{page\.[^}]*\}/g, '/services')
    .split('\n')
    .map((line) =>
      /^(#|name|inMenu|body|group|related|serviceType)|variant/.test(line)
        ? line
        : line.replace(/(?<![\w{./-])[a-z]{4,}(?![\w}.:/-])/g, `$&${ending}`),
    )
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

const notice = (day: string): string => `notice: { text: Closed by snow, until: ${day}T12:00 }\npriceRange:`;
const HIRING_STOPS = `hiring: no
noJobs: { description: ${NO_JOBS}, heading: No open jobs, intro: ${NO_JOBS}, paragraph: ${NO_JOBS} }
art: counter
roles`;

/**
 * Every kind of change that an owner makes to the sample shop. One build proves all changes of a group: they touch different facts, and the
 * old words of one are not put back or taken away by another. Words of labels are not looked for, because the owner may change them.
 */
export const RIGHTFUL: Record<string, readonly Rightful[]> = {
  'who the shop is, and what it claims': [
    { file: SHOP, from: '+12025550123', to: '+17035550177', gone: /555.?0123/, here: [/\(703\) 555-0177/, /tel:\+17035550177/] },
    { file: SHOP, from: 'email:', to: 'inspectionPhone: "+17035550188"\nemail:', here: [/tel:\+17035550188/] },
    { file: SHOP, from: 'desk@corner', to: 'hello@shop', gone: /desk@corner/, here: [/mailto:hello@shop\.example/] },
    { file: SHOP, from: 'origin:', to: 'careersEmail: team@shop.example\norigin:', here: [/mailto:team@shop\.example/] },
    { file: SHOP, from: 'name: Corner Garage', to: "name: O'Brien & Sons'", gone: /Corner Garage/, here: [/O’Brien & Sons’/] },
    { file: SHOP, from: 'www.corner.example', to: 'obriens.example', gone: /www\.corner/, here: [/https:\/\/obriens\.example\/services/] },
    { file: SHOP, from: '1 Main St', to: "12 O'Hara St", gone: /\b1 Main St/, here: [/12 O’Hara St, Clifton/] },
    { file: SHOP, from: 'place: the mall', to: 'place: the Old Mill', gone: /the mall/, here: [/at the Old Mill/] },
    { file: SHOP, from: '25+ years', to: '30+ years', gone: /25\+/, here: [/30\+ years in business/] },
    {
      file: SHOP,
      from: 'ASE-certified',
      to: 'Factory-trained',
      gone: /ASE-certified/,
      here: [/by factory-trained t/, /Factory-trained t/],
    },
    { file: SHOP, from: 'warranty: Extended', to: 'warranty: Lifetime', gone: /extended warranty/i, here: [/[^.] lifetime warranty/] },
    { file: SHOP, from: 'courtesy: Inspection', to: 'courtesy: Tire check', here: [/tire check/i] },
    { file: SHOP, from: 'reviews: 650+', to: 'reviews: 700+', gone: /650\+/, here: [/700\+/] },
    { file: SHOP, from: 'rating: 4.4', to: 'rating: 4.7', gone: /\b4\.4\b/, here: [/\b4\.7\b/] },
    { file: SHOP, from: 'reviewCount: 672', to: 'reviewCount: 893', gone: /\b672\b/, here: [/\b893 online reviews/] },
    { file: SHOP, from: 'links:\n', to: 'links:\n  reviews: https://g.page/obriens\n', here: [/https:\/\/g\.page\/obriens/] },
  ],
  'another place, and other hours': [
    { file: SHOP, from: 'Corner Garage', to: 'Northern Virginia Auto Repair, Gas & Tire Center', here: [/Gas & Tire Center/] },
    {
      what: 'another postal town and code',
      change: (files) =>
        files
          .edit(SHOP, 'city: Clifton', 'city: Warrenton')
          .edit(SHOP, '20124', '20186')
          .edit(TOWNS, /.*name: Clifton.*\n/, ''),
      gone: /Clifton|20124/,
      here: [/Warrenton, VA 20186/],
    },
    {
      what: 'another town, in headings, addresses and host files',
      change: (files) =>
        files
          .edit(SHOP, 'town: Centreville,', "town: Coeur d'Or, addressEnding: coeur-dor, formerEndings: [clifton],")
          .edit(TOWNS, 'name: Centreville', "name: Coeur d'Or"),
      gone: /centreville|\/services\/brakes"/i,
      here: [
        /Coeur d’Or, VA/,
        /\/services\/brakes-coeur-dor/,
        /^\/vehicles\/acura-service-clifton https:\S+\/vehicles\/acura-service-coeur-dor 301$/m,
      ],
    },
    {
      file: SHOP,
      from: 'priceRange:',
      to: 'moved: [{ from: /brakes, to: /services/brakes-coeur-dor }]\npriceRange:',
      here: [/^\/brakes https:\S+\/services\/brakes-coeur-dor 301$/m],
    },
    {
      file: SHOP,
      from: 'close: "17:00" }',
      to: 'close: "12:00" }\n    - { days: Mon-Fri, open: "13:00", close: "17:00" }',
      gone: /8AM-5PM|08:00-17:00/,
      here: [/Mon-Fri 8AM-12PM and 1PM-5PM/, /Mo-Fr 13:00-17:00/, /480,720,780,1020/],
    },
    { file: SHOP, from: /(gas:\n.*)"06:00", close: "22:00"/, to: '$1"00:00", close: "23:59"', here: [/Mo-Su 00:00-23:59/] },
    { file: SHOP, from: /(wash:.*\n.*)"22:00"/, to: '$1"20:00"', here: [/6AM-8PM/, /Mo-Su 06:00-20:00/] },
    { file: SHOP, from: /.*2026-12-12.*\n/, to: '', gone: /2026-12-12/ },
    {
      file: SHOP,
      from: 'holidays:\n',
      to: `holidays:
  - { date: 2026-12-24, name: Christmas Eve, shop: { open: "08:00", close: "12:00" } }
  - { date: 2026-11-27, name: Day after Thanksgiving, gas: { open: "08:00", close: "17:00" } }
`,
      here: [/"2026-12-24":\[480,720\]/, /Day after Thanksgiving/, /"validFrom":"2026-11-27"/],
    },
    { file: COUPONS, from: '    beforeTax: true\n    combinable: false\n    perCustomer: 1', to: '    perCustomer: 2', here: [/\$900/] },
  ],
  'other prices, days and lists': [
    {
      file: SHOP,
      from: 'days: Mon-Fri, open: "08:00", close: "17:00" }',
      to: 'days: Mon-Tue, open: "08:00", close: "17:00" }\n    - { days: Thu-Fri, open: "08:00", close: "17:00" }',
      gone: /Mon-Fri|Mo-Fr/,
      here: [/Mon-Tue 8AM-5PM, Thu-Fri 8AM-5PM, Sat 8AM-2PM/, /Mo-Tu 08:00-17:00/],
    },
    { file: STATE, from: 'amount: 20', to: 'amount: 25', gone: /"price":"20\.00"/, here: [/"price":"25\.00"/, /\$25\b/] },
    { file: STATE, from: 'amount: 1,', to: 'amount: 3,', here: [/\$3\b|"3\.00"/] },
    { file: STATE, from: 'amount: 12', to: 'amount: 14', gone: /\$12\b/, here: [/\$14\b|"14\.00"/] },
    { file: EMISSIONS, from: 'amount: 30', to: 'amount: 28', gone: /"price":"30\.00"|\$30\b/, here: [/"price":"28\.00"/] },
    { file: COUPONS, from: 'value: 40', to: 'value: 45', gone: /\$40\b/, here: [/\$45\b/] },
    {
      file: TOWNS,
      from: 'towns:\n',
      to: `towns:\n  - { name: "King's Crossing", latitude: 38.86, longitude: -77.45 }\n`,
      gone: /\bten towns/i,
      here: [/Eleven towns/, /King’s Crossing/],
    },
    { file: FAQ, from: 'questions:\n', to: 'questions:\n  - { id: dog, question: Dogs?, answer: On a leash. }\n', here: [/Dogs\?/] },
    {
      what: 'a make less',
      change: (files) => files.drop('makes/buick.yaml').edit('makes/gm.yaml', 'brands: [buick]\n', '').edit('makes/gm.yaml', 'Buick, ', ''),
      gone: /three makes|buick/i,
      here: [/two makes/i],
    },
    { file: 'makes/acura.yaml', from: 'showReviews: true\nshowServicesTeaser: true\n', to: '' },
    { file: 'makes/gm.yaml', from: /$/, to: 'showReviews: true\nshowServicesTeaser: true\n' },
  ],
  'more of many things': [
    { file: COUPONS, from: 'minimum: 500', to: 'minimum: 600', gone: /\$500/, here: [/\$600/] },
    {
      file: COUPONS,
      from: /(?=\n {2}- id: money-off)/,
      to: "\n  - { id: wash, value: free, work: driver's wash, with: any repair }",
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
      file: COUPONS,
      from: 'coupons:\n',
      to: 'coupons:\n  - { id: winter, value: 10%, minimum: 100, maximum: 50, beforeTax: true, expires: 2026-12-31 }\n',
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
    { file: COUPONS, from: 'coupons:\n', to: 'coupons:\n  - { id: winter, value: 10%, expires: 2026-11-20 }\n', gone: /10% off|"winter"/ },
    {
      file: CAREERS,
      from: 'art: counter\nroles',
      to: HIRING_STOPS,
      gone: /Email your application|\?subject=Application/,
      here: [/No open jobs/],
    },
    { file: FAQ, from: / {2}- id: card\n[^]*$/, to: '', gone: /Do you take cards/ },
    { file: TOWNS, from: /.*name: Burke.*\n/, to: '', gone: /\bten towns|Burke/i, here: [/Nine towns/] },
    {
      what: 'the last make less',
      change: (files) => files.drop('makes/gm.yaml').edit('makes/buick.yaml', 'group: gm\n', ''),
      gone: /gm-service/,
    },
    {
      what: 'ten services',
      change: (files) => dropService(files, 'electrical'),
      gone: /services\/electrical|eleven (services|kinds)/i,
      here: [/Ten kinds of work/],
    },
    {
      file: SHOP,
      from: 'provider: vercel',
      to: "provider: 'off', scriptSrc: https://stats.example/s.js",
      gone: / data-(analytics|event|route|honor)|stats\.example/,
    },
  ],
  'no inspections': [
    { file: SHOP, from: 'priceRange:', to: notice('2026-11-21'), here: [/data-until="2026-11-21T12:00">Closed by snow/] },
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
          .edit(FAQ, /^ {2}- id: price\n(?: {4}.*\n)+/m, ''),
      gone: /services\/virginia-state-inspection/,
    },
  ],
  'no coupons': [
    { file: SHOP, from: 'priceRange:', to: notice('2026-11-20'), gone: /Closed by snow/ },
    { file: COUPONS, from: /^coupons:\n[^]*$/m, to: 'coupons: []\n', gone: /"coupon-card|\$500|\/coupons#/ },
    {
      what: 'a make out of the menu, with a link to its page',
      change: (files) =>
        files.edit('makes/acura.yaml', 'inMenu: true', 'inMenu: false').edit(FAQ, 'every kind.', '[Acura]({page.makes.acura}).'),
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
    { file: FAQ, from: /^questions:\n[^]*$/m, to: 'questions: []\n', gone: /id="questions"/ },
    { file: TOWNS, from: /(?<=^towns:\n.*\n)[^]*/m, to: '', gone: /\bten towns/i, here: [/One town, one shop/] },
    { file: 'pages/home.yaml', from: /^teasers:\n[^]*?(?=\n\S)/m, to: 'teasers: []' },
    { file: REVIEWS, from: /^quotes:\n[^]*$/m, to: 'quotes: []\n', gone: /class="quotes"/ },
    { file: REVIEWS, from: /(reviews:\n {2}- \{ id: .*\n)[^]*?(?=quotes:)/, to: '$1', gone: /Cy D\./ },
    {
      file: SHOP,
      from: 'rating: 4.4\n  reviewCount: 672',
      to: 'rating: 0\n  reviewCount: 0',
      gone: /rating-ruler-value|\b0 (average|online reviews|out of)/i,
    },
  ],
};
