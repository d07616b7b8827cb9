import type { Edit } from '../../support/content-files.ts';
import { SAMPLE_FILES } from '../../support/sample.ts';

/**
 * An edit, and what is true of the site after it: no file holds `gone`, and some file holds each of
 * `here`.
 */
export type Rightful = Edit & { gone?: RegExp; here?: readonly RegExp[] };

const SHOP = 'shop.yaml';
const COUPONS = 'coupons.yaml';
const TOWNS = 'towns.yaml';
const STATE = 'inspections/state.yaml';
const EMISSIONS = 'inspections/emissions.yaml';
const FAQ = 'faq.yaml';
const REVIEWS = 'reviews.yaml';
const CAREERS = 'pages/careers.yaml';

/**
 * The text of a file for another page. Pages of one kind must differ, so every longer word gets an
 * ending that no other page has.
 */
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

const DETAILING = inOtherWords(
  SAMPLE_FILES['services/oil.yaml']!.replaceAll('oil', 'detailing'),
  'detailing',
);

const marque = (name: string): string =>
  inOtherWords(
    SAMPLE_FILES['makes/acura.yaml']!.replaceAll('Acura', name).replace(
      /^show.*\n|^timing:\n(?: .*\n)*/gm,
      '',
    ),
    name.replace(' ', '-'),
  );
const MARQUES = [...Array(41).keys()].map((index) => ({
  file: `makes/marque-${index}.yaml`,
  to: marque(`Marque ${index}`),
}));

const NO_JOBS = 'There is no open job right now. Look at this page again in a few weeks.';
const notice = (day: string): string =>
  `notice: { text: Closed by snow, until: ${day}T12:00 }\npriceRange:`;
const HIRING_STOPS = `hiring: no
noJobs: { description: ${NO_JOBS}, heading: No open jobs, intro: ${NO_JOBS}, paragraph: ${NO_JOBS} }
art: counter
roles`;

/**
 * Every kind of change that an owner makes to the sample shop. One build proves all changes of a
 * group: they touch different facts, and the old words of one are not put back or taken away by
 * another. Words of labels are not looked for, because the owner may change them.
 */
export const RIGHTFUL: Record<string, readonly Rightful[]> = {
  'who the shop is, and what it claims': [
    {
      file: SHOP,
      from: '+12025550123',
      to: '+17035550177',
      gone: /555.?0123/,
      here: [/\(703\) 555-0177/, /tel:\+17035550177/],
    },
    {
      file: SHOP,
      from: 'email:',
      to: 'inspectionPhone: "+17035550188"\nemail:',
      here: [/tel:\+17035550188/],
    },
    {
      file: SHOP,
      from: 'desk@corner',
      to: 'hello@shop',
      gone: /desk@corner/,
      here: [/mailto:hello@shop\.example/],
    },
    {
      file: SHOP,
      from: 'origin:',
      to: 'careersEmail: team@shop.example\norigin:',
      here: [/mailto:team@shop\.example/],
    },
    {
      file: SHOP,
      from: 'name: Corner Garage',
      to: "name: O'Brien & Sons'",
      gone: /Corner Garage/,
      here: [/O’Brien & Sons’/],
    },
    {
      file: SHOP,
      from: 'www.corner.example',
      to: 'obriens.example',
      gone: /www\.corner/,
      here: [/https:\/\/obriens\.example\/services/],
    },
    {
      file: SHOP,
      from: '1 Main St',
      to: "12 O'Hara St",
      gone: /\b1 Main St/,
      here: [/12 O’Hara St, Clifton/],
    },
    {
      file: SHOP,
      from: 'place: the mall',
      to: 'place: the Old Mill',
      gone: /the mall/,
      here: [/at the Old Mill/],
    },
    {
      file: SHOP,
      from: '25+ years',
      to: '30+ years',
      gone: /25\+/,
      here: [/30\+ years in business/],
    },
    {
      file: SHOP,
      from: 'ASE-certified',
      to: 'Factory-trained',
      gone: /ASE-certified/,
      here: [/by factory-trained t/, /Factory-trained t/],
    },
    {
      file: SHOP,
      from: 'warranty: Extended',
      to: 'warranty: Lifetime',
      gone: /extended warranty/i,
      here: [/[^.] lifetime warranty/],
    },
    { file: SHOP, from: 'courtesy: Inspection', to: 'courtesy: Tire check', here: [/tire check/i] },
    { file: SHOP, from: 'reviews: 650+', to: 'reviews: 700+', gone: /650\+/, here: [/700\+/] },
    { file: SHOP, from: 'rating: 4.4', to: 'rating: 4.7', gone: /\b4\.4\b/, here: [/\b4\.7\b/] },
    {
      file: SHOP,
      from: 'reviewCount: 672',
      to: 'reviewCount: 893',
      gone: /\b672\b/,
      here: [/\b893 online reviews/],
    },
    {
      file: SHOP,
      from: 'links:\n',
      to: 'links:\n  reviews: https://g.page/obriens\n',
      here: [/https:\/\/g\.page\/obriens/],
    },
  ],
  'another place, and other hours': [
    {
      file: SHOP,
      from: 'Corner Garage',
      to: 'Northern Virginia Auto Repair, Gas & Tire Center',
      here: [/Gas & Tire Center/],
    },
    { file: SHOP, from: 'city: Clifton', to: 'city: Warrenton' },
    {
      file: SHOP,
      from: '20124',
      to: '20186',
      gone: /Clifton|20124/,
      here: [/Warrenton, VA 20186/],
    },
    { file: TOWNS, from: /.*name: Clifton.*\n/, to: '' },
    {
      file: TOWNS,
      from: 'name: Centreville',
      to: "name: Coeur d'Or",
      gone: /centreville/i,
      here: [/Coeur d’Or, VA/],
    },
    {
      file: SHOP,
      from: 'town: Centreville,',
      to: "town: Coeur d'Or, addressEnding: coeur-dor, formerEndings: [clifton],",
      gone: /\/services\/brakes"/,
      here: [
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
    {
      file: SHOP,
      from: /(gas:\n.*)"06:00", close: "22:00"/,
      to: '$1"00:00", close: "23:59"',
      here: [/Mo-Su 00:00-23:59/],
    },
    {
      file: SHOP,
      from: /(wash:.*\n.*)"22:00"/,
      to: '$1"20:00"',
      here: [/6AM-8PM/, /Mo-Su 06:00-20:00/],
    },
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
    {
      file: COUPONS,
      from: '    beforeTax: true\n    combinable: false\n    perCustomer: 1',
      to: '    perCustomer: 2',
      here: [/\$900/],
    },
  ],
  'other prices, days and lists': [
    {
      file: SHOP,
      from: 'days: Mon-Fri, open: "08:00", close: "17:00" }',
      to: 'days: Mon-Tue, open: "08:00", close: "17:00" }\n    - { days: Thu-Fri, open: "08:00", close: "17:00" }',
      gone: /Mon-Fri|Mo-Fr/,
      here: [/Mon-Tue 8AM-5PM, Thu-Fri 8AM-5PM, Sat 8AM-2PM/, /Mo-Tu 08:00-17:00/],
    },
    {
      file: STATE,
      from: 'amount: 20',
      to: 'amount: 25',
      gone: /"price":"20\.00"/,
      here: [/"price":"25\.00"/, /\$25\b/],
    },
    { file: STATE, from: 'amount: 1,', to: 'amount: 3,', here: [/\$3\b|"3\.00"/] },
    {
      file: STATE,
      from: 'amount: 12',
      to: 'amount: 14',
      gone: /\$12\b/,
      here: [/\$14\b|"14\.00"/],
    },
    {
      file: EMISSIONS,
      from: 'amount: 30',
      to: 'amount: 28',
      gone: /"price":"30\.00"|\$30\b/,
      here: [/"price":"28\.00"/],
    },
    { file: COUPONS, from: 'value: 40', to: 'value: 45', gone: /\$40\b/, here: [/\$45\b/] },
    {
      file: TOWNS,
      from: 'towns:\n',
      to: `towns:\n  - { name: "King's Crossing", latitude: 38.86, longitude: -77.45 }\n`,
      gone: /\bten towns/i,
      here: [/Eleven towns/, /King’s Crossing/],
    },
    {
      file: FAQ,
      from: 'questions:\n',
      to: 'questions:\n  - { id: dog, question: Dogs?, answer: On a leash. }\n',
      here: [/Dogs\?/],
    },
    { file: 'makes/buick.yaml', to: null, gone: /three makes|buick/i, here: [/two makes/i] },
    { file: 'makes/gm.yaml', from: 'brands: [buick]\n', to: '' },
    { file: 'makes/gm.yaml', from: 'Buick, ', to: '' },
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
      file: 'services/detailing.yaml',
      to: DETAILING,
      gone: /\beleven (services|kinds)/i,
      here: [/Twelve kinds of work/],
    },
    {
      file: 'services/oil.yaml',
      from: 'related: [',
      to: 'related: [detailing, ',
      here: [/\/services\/detailing/],
    },
    { file: STATE, from: /^ {2}motorcycle:.*\n/m, to: '', gone: /\$12\b/ },
    { file: STATE, from: 'A motorcycle is {price.motorcycle}.', to: 'Pay here.' },
    {
      file: COUPONS,
      from: 'coupons:\n',
      to: 'coupons:\n  - { id: winter, value: 10%, off: any order, minimum: 100, maximum: 50, beforeTax: true, expires: 2026-12-31 }\n',
      here: [/10%/, /\$100/, /\$50\b/, /12-31-26/, /data-until="2027-01-01"/],
    },
    ...MARQUES,
    {
      file: 'makes/last.yaml',
      to: marque('Last'),
      gone: /three makes/i,
      here: [/forty-five(<\/span>)? makes/i, /\/vehicles\/marque-40-service/],
    },
  ],
  'less of many things': [
    {
      file: COUPONS,
      from: /\n {2}- id: money-off\n[^]*?(?=\n {2}- id: )/,
      to: '',
      gone: /money-off|\$500/,
    },
    {
      file: COUPONS,
      from: 'coupons:\n',
      to: 'coupons:\n  - { id: winter, value: 10%, off: any order, expires: 2026-11-20 }\n',
      gone: /10% off|"winter"/,
    },
    {
      file: CAREERS,
      from: 'art: counter\nroles',
      to: HIRING_STOPS,
      gone: /your application|\?subject=Application/,
      here: [/No open jobs/],
    },
    { file: FAQ, from: / {2}- id: card\n[^]*$/, to: '', gone: /Do you take cards/ },
    {
      file: TOWNS,
      from: /.*name: Burke.*\n/,
      to: '',
      gone: /\bten towns|Burke/i,
      here: [/Nine towns/],
    },
    { file: 'makes/gm.yaml', to: null, gone: /gm-service/ },
    { file: 'makes/buick.yaml', from: 'group: gm\n', to: '' },
    {
      file: 'services/electrical.yaml',
      to: null,
      gone: /services\/electrical|eleven (services|kinds)/i,
      here: [/Ten kinds of work/],
    },
    { file: 'services/vehicle-diagnostics.yaml', from: '[electrical, ', to: '[' },
    { file: 'services/ac-heat-repair.yaml', from: '[electrical, ', to: '[' },
    { file: 'complaints.yaml', from: '[electrical, ', to: '[' },
    { file: COUPONS, from: '    service: electrical\n', to: '' },
    {
      file: SHOP,
      from: 'provider: vercel',
      to: "provider: 'off', scriptSrc: https://stats.example/s.js",
      gone: / data-(analytics|event|route|honor)|stats\.example/,
    },
  ],
  'no inspections': [
    {
      file: SHOP,
      from: 'priceRange:',
      to: notice('2026-11-21'),
      here: [/data-until="2026-11-21T12:00">Closed by snow/],
    },
    {
      file: 'services/virginia-emissions-inspection.yaml',
      to: null,
      gone: /services\/virginia-emissions-inspection|\$30\b/,
    },
    {
      file: 'services/virginia-state-inspection.yaml',
      to: null,
      gone: /services\/virginia-state-inspection/,
    },
    { file: 'complaints.yaml', from: /^ {2}- id: sticker\n(?: {4}.*\n)+/m, to: '' },
    { file: FAQ, from: /^ {2}- id: price\n(?: {4}.*\n)+/m, to: '' },
  ],
  'no coupons': [
    { file: SHOP, from: 'priceRange:', to: notice('2026-11-20'), gone: /Closed by snow/ },
    {
      file: COUPONS,
      from: /^coupons:\n[^]*$/m,
      to: 'coupons: []\n',
      gone: /"coupon-card|\$500|\/coupons#/,
    },
    {
      file: 'makes/acura.yaml',
      from: 'inMenu: true',
      to: 'inMenu: false',
      gone: /three makes/i,
      here: [/two makes/i],
    },
    { file: FAQ, from: 'every kind.', to: '[Acura]({page.makes.acura}).' },
  ],
  'few words of others': [
    { file: FAQ, from: /^questions:\n[^]*$/m, to: 'questions: []\n', gone: /id="questions"/ },
    {
      file: TOWNS,
      from: /(?<=^towns:\n.*\n)[^]*/m,
      to: '',
      gone: /\bten towns/i,
      here: [/One town, one shop/],
    },
    { file: 'pages/home.yaml', from: /^teasers:\n[^]*?(?=\n\S)/m, to: 'teasers: []' },
    { file: REVIEWS, from: /^quotes:\n[^]*$/m, to: 'quotes: []\n', gone: /class="quotes"/ },
    {
      file: REVIEWS,
      from: /(reviews:\n {2}- \{ id: .*\n)[^]*?(?=quotes:)/,
      to: '$1',
      gone: /Cy D\./,
    },
    {
      file: SHOP,
      from: 'rating: 4.4',
      to: 'rating: 0',
      gone: /rating-ruler-value|\b0 (average|online reviews|out of)/i,
    },
    { file: SHOP, from: 'reviewCount: 672', to: 'reviewCount: 0' },
  ],
};
