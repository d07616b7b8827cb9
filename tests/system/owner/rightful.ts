import { editing } from '../../../src/editing.ts';
import { writesOfRequest } from '../../../src/editor/changes/manage-file.ts';
import { site } from '../../../src/site.ts';
import { type Edit, folderOf, textsOf } from '../../support/content-files.ts';
import { SAMPLE_FILES } from '../../support/sample.ts';

/**
 * An edit, and what is true of the site after it: no file holds `gone`, and some file holds each of
 * `here`.
 */
type Rightful = readonly [
  file: Edit['file'],
  from: Edit['from'],
  to: Edit['to'],
  gone?: RegExp | null,
  ...here: RegExp[],
];

const SHOP = 'shop.yaml';
const COUPONS = 'coupons.yaml';
const TOWNS = 'towns.yaml';
const STATE = 'inspections/state.yaml';
const EMISSIONS = 'inspections/emissions.yaml';
const FAQ = 'faq.yaml';
const REVIEWS = 'reviews.yaml';
const CAREERS = 'pages/careers.yaml';

const added = { kind: 'add', folder: 'services', name: 'Detailing' } as const;
const DETAILING = textsOf(
  writesOfRequest(site.contentModel, added, folderOf(SAMPLE_FILES), editing.newFiles).files,
)['services/detailing.yaml']!;

const NO_JOBS = 'There is no open job right now. Look at this page again in a few weeks.';
const HIRING_STOPS = `hiring: no
noJobs: { description: ${NO_JOBS}, heading: No open jobs, intro: ${NO_JOBS}, paragraph: ${NO_JOBS} }`;

/**
 * Every kind of change that an owner makes to the sample shop. One build proves a whole group: its
 * changes touch different facts, and none adds or removes the old words of another. No test looks
 * for words of labels, because the owner may change them.
 */
export const RIGHTFUL: Record<string, readonly Rightful[]> = {
  'who the shop is, and what it claims': [
    [SHOP, '+12025550123', '+17035550177', /555.?0123/, /\(703\) 555-0177/, /tel:\+17035550177/],
    [
      SHOP,
      'email:',
      'inspectionPhone: "+17035550188"\nemail:',
      null,
      /tel:\+17035550188" data-event="state_/,
      /tel:\+17035550188" data-event="emissions_/,
    ],
    [SHOP, 'name: Corner Garage', "name: O'Brien & Sons'", /Corner Garage/, /O’Brien & Sons’/],
    [
      SHOP,
      'www.corner.example',
      'obriens.example',
      /www\.corner/,
      /https:\/\/obriens\.example\/services/,
    ],
    [SHOP, '1 Main St', "12 O'Hara St", /\b1 Main St/, /12 O’Hara St, Clifton/],
    [SHOP, '25+ years', '30+ years', /25\+/, /30\+ years in business/],
    [SHOP, 'reviewCount: 672', 'reviewCount: 893', /\b672\b/, /\b893 online reviews/],
  ],
  'another place, and other hours': [
    [SHOP, 'city: Clifton', 'city: Warrenton'],
    [SHOP, '20124', '20186', /Clifton|20124/, /Warrenton, VA 20186/],
    [TOWNS, /.*name: Clifton.*\n/, ''],
    [TOWNS, 'name: Centreville', "name: Coeur d'Or", /centreville/i, /Coeur d’Or, VA/],
    [
      SHOP,
      'town: Centreville,',
      "town: Coeur d'Or, addressSuffix: coeur-dor, formerSuffixes: [clifton],",
      /\/services\/brakes"/,
      /\/services\/brakes-coeur-dor/,
      /^\/vehicles\/acura-service-clifton https:\S+\/vehicles\/acura-service-coeur-dor 301$/m,
    ],
    [
      SHOP,
      'priceRange:',
      'moved: [{ from: /brakes, to: /services/brakes-coeur-dor }]\npriceRange:',
      null,
      /^\/brakes https:\S+\/services\/brakes-coeur-dor 301$/m,
      // Also where the site has another domain, such as in a preview.
      /"0; url=\/services\/brakes-coeur-dor"/,
    ],
    [
      SHOP,
      'close: "17:00" }',
      'close: "12:00" }\n    - { days: Mon-Fri, open: "13:00", close: "17:00" }',
      /8AM-5PM|08:00-17:00/,
      /Mon-Fri 8AM-12PM and 1PM-5PM/,
      /Mo-Fr 13:00-17:00/,
      /\[480,720\],\[780,1020\]/,
    ],
    [
      SHOP,
      /(gas:\n.*)"06:00", close: "22:00"/,
      '$1"00:00", close: "23:59"',
      null,
      /Mo-Su 00:00-23:59/,
    ],
    [SHOP, /.*2026-12-12.*\n/, '', /2026-12-12/],
    [
      SHOP,
      'holidays:\n',
      `holidays:
  - { date: 2026-12-24, name: Christmas Eve, shop: { open: "08:00", close: "12:00" } }
  - { date: 2026-11-27, name: Day after Thanksgiving, gas: { open: "08:00", close: "17:00" } }
`,
      null,
      /"2026-12-24":\[\[480,720\]\]/,
      /Day after Thanksgiving/,
      /"validFrom":"2026-11-27"/,
    ],
  ],
  'other prices, days and lists': [
    [STATE, 'amount: 20', 'amount: 25', /"price":"20\.00"/, /"price":"25\.00"/, /\$25\b/],
    [EMISSIONS, 'amount: 30', 'amount: 28', /"price":"30\.00"|\$30\b/, /"price":"28\.00"/],
    [COUPONS, 'value: 40', 'value: 45', /\$40\b/, /\$45\b/],
    [
      TOWNS,
      'towns:\n',
      `towns:\n  - { name: "King's Crossing", latitude: 38.86, longitude: -77.45 }\n`,
      /\bten towns/i,
      /Eleven towns/,
      /King’s Crossing/,
    ],
    ['makes/buick.yaml', undefined, null, /three makes|buick/i, /two makes/i],
    ['makes/gm.yaml', 'brands: [buick]\n', ''],
    ['makes/gm.yaml', 'Buick, ', ''],
  ],
  'more of many things': [
    [
      'services/detailing.yaml',
      undefined,
      DETAILING,
      /\beleven (services|kinds)/i,
      /Twelve kinds of work/,
    ],
    ['services/oil.yaml', 'related: [', 'related: [detailing, ', null, /\/services\/detailing/],
    [STATE, /^ {2}motorcycle:.*\n/m, '', /\$12\b/],
    [STATE, 'A motorcycle is {price.motorcycle}.', 'Pay here.'],
    [
      COUPONS,
      'coupons:\n',
      'coupons:\n  - { id: winter, value: 10%, off: any order, minimum: 100, beforeTax: true, expires: 2026-12-31 }\n',
      null,
      /10%/,
      /\$100/,
      /12-31-26/,
      /data-until="2027-01-01"/,
    ],
  ],
  'less of many things': [
    [
      CAREERS,
      'hiring: yes',
      HIRING_STOPS,
      /your application|\?subject=Application/,
      /No open jobs/,
    ],
    ['makes/gm.yaml', undefined, null, /gm-service/],
    ['makes/buick.yaml', 'group: gm\n', ''],
    [
      'services/electrical.yaml',
      undefined,
      null,
      /services\/electrical|eleven (services|kinds)/i,
      /Ten kinds of work/,
    ],
    ['services/vehicle-diagnostics.yaml', '[electrical, ', '['],
    ['services/ac-heat-repair.yaml', '[electrical, ', '['],
    ['complaints.yaml', '[electrical, ', '['],
    [COUPONS, '    service: electrical\n', ''],
    [
      SHOP,
      'provider: vercel',
      "provider: 'off', scriptSrc: https://stats.example/s.js",
      / data-(analytics|route|honor)|stats\.example/,
    ],
  ],
  'no inspections, no coupons': [
    [COUPONS, /^coupons:\n[^]*$/m, 'coupons: []\n', /"coupon-card|\$500|\/coupons#/],
    ['makes/acura.yaml', 'inMenu: true', 'inMenu: false', /three makes/i, /two makes/i],
    [FAQ, 'every kind.', '[Acura]({page.makes.acura}).'],
    [
      SHOP,
      'priceRange:',
      'notice: { text: Closed by snow, until: 2026-11-21T12:00 }\npriceRange:',
      null,
      /data-until="2026-11-21T12:00">Closed by snow/,
    ],
    [
      'services/virginia-emissions-inspection.yaml',
      undefined,
      null,
      /services\/virginia-emissions-inspection|\$30\b/,
    ],
    [
      'services/virginia-state-inspection.yaml',
      undefined,
      null,
      /services\/virginia-state-inspection/,
    ],
    ['complaints.yaml', /^ {2}- id: sticker\n(?: {4}.*\n)+/m, ''],
    [FAQ, /^ {2}- id: price\n(?: {4}.*\n)+/m, ''],
  ],
  'few words of others': [
    [FAQ, /^questions:\n[^]*$/m, 'questions: []\n', /id="questions"/],
    [TOWNS, /(?<=^towns:\n.*\n)[^]*/m, '', /\bten towns/i, /One town, one shop/],
    ['pages/home.yaml', /^teasers:\n[^]*?(?=\n\S)/m, 'teasers: []'],
    [REVIEWS, /^quotes:\n[^]*$/m, 'quotes: []\n', /class="quotes"/],
    [REVIEWS, /(reviews:\n {2}- \{ id: .*\n)[^]*?(?=quotes:)/, '$1', /Cy D\./],
    [SHOP, 'rating: 4.4', 'rating: 0', /rating-ruler-value|\b0 (average|online reviews|out of)/i],
    [SHOP, 'reviewCount: 672', 'reviewCount: 0'],
  ],
};
