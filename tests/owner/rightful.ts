import type { OwnerFiles } from '../support/owner.ts';

type Change = (files: OwnerFiles) => void;

/** A rightful change: afterward no file of the site holds `gone`, and some file holds each of `here`. */
type Rightful = [what: string, change: Change, gone: RegExp | null, ...here: RegExp[]];

const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  (f) =>
    f.edit(file, from, to);

const SHOP = 'shop.yaml';
const COUPONS = 'coupons.yaml';
const service = (id: string, files: OwnerFiles) => files.texts.get(`services/${id}.yaml`)!;

/** The lines of one coupon, from its id to the next. */
const dropCoupon = (files: OwnerFiles, id: string) => files.edit(COUPONS, new RegExp(`\\n {2}- id: ${id}\\n[^]*?(?=\\n {2}- id: |$)`), '').dropWhatLeansOn(`coupon.${id}`);
const noCoupons = (files: OwnerFiles) => {
  for (const id of ['free-alignment-check', 'free-multi-point-inspection', 'new-customer', 'free-ac-check', 'free-brake-inspection', 'new-customer-large-order']) files.dropWhatLeansOn(`coupon.${id}`);
  files.edit(COUPONS, /^coupons:\n[^]*$/m, 'coupons: []\n');
};

/** Pages of one kind must differ, so every longer word of a copy gets an ending that no other page has, but for lines that begin like `kept`. */
function inOwnWords(text: string, ending: string, kept: RegExp): string {
  const own = (line: string) => line.replace(/(?<![\w{./-])[a-z]{4,}(?![\w}.:/-])/g, `$&${ending}`);
  return text
    .replace(/\{page\.[^}]*\}/g, '/services')
    .split('\n')
    .map((line) => (kept.test(line) ? line : own(line)))
    .join('\n');
}

const addMake = (files: OwnerFiles, name: string, id: string) =>
  files.add(`makes/${id}.yaml`, inOwnWords(files.texts.get('makes/suzuki.yaml')!.replaceAll('Suzuki', name), id[0]!, /^(#|name|inMenu|body|lastModelYear|group)/));

/** A service of another name, like the service for tires. */
const addService = (files: OwnerFiles, name: string, id: string) =>
  files.add(
    `services/${id}.yaml`,
    inOwnWords(service('tires', files), id[0]!, /^(#|related| *(- )?(variant|showCTA))/)
      .replace(/^name: .*/m, `name: ${name}`)
      .replace(/^title: .*/m, `title: ${name} in {town} | {name}`)
      .replace(/^description: .*/m, `description: ${name} by hand, inside and out, near {town}. What each step does, what it costs, and how long it takes.`)
      .replace('related: [', 'related: [tires, '),
  );

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

/**
 * Every kind of change that an owner makes. One build proves all changes of a group: they touch different facts, and
 * the old words of one are not put back or taken away by another.
 */
export const RIGHTFUL: Record<string, Rightful[]> = {
  'who the shop is, and what it claims': [
    ['another phone', edit(SHOP, '"+17035550142"', '"+17035550177"'), /555.?0142/, /\(703\) 555-0177/, /tel:\+17035550177/],
    ['a phone for the inspection lane', edit(SHOP, '# inspectionPhone: "+17035550142"', 'inspectionPhone: "+17035550188"'), null, /tel:\+17035550188/],
    ['another mailbox', edit(SHOP, 'service@colonnadeauto.example', 'desk@shop.example'), /service@colonnade/, /mailto:desk@shop\.example/],
    ['a mailbox for applications', edit(SHOP, '# careersEmail: team@', 'careersEmail: team@'), null, /mailto:team@colonnadeauto\.example/],
    ['a name with an apostrophe', edit(SHOP, 'name: Colonnade Auto Care', "name: O'Brien & Sons' Garage"), /Colonnade Auto Care/, /O'Brien & Sons' Garage/],
    ['a long name', edit(SHOP, "O'Brien & Sons' Garage", 'Northern Virginia Auto Repair, Gas & Tire Center'), /O'Brien/, /Gas & Tire Center/],
    ['another domain', edit(SHOP, 'https://www.colonnadeauto.example', 'https://obriens.example'), /www\.colonnadeauto/, /https:\/\/obriens\.example\/services/],
    ['another street', edit(SHOP, '5784 Union Mill Rd', "12 O'Hara St"), /5784|Union Mill Rd/, /12 O'Hara St, Clifton/],
    ['another landmark', edit(SHOP, 'place: the Colonnade', 'place: the Old Mill'), /the Colonnade/, /at the Old Mill/],
    ['more years in business', edit(SHOP, '25+ years', '30+ years'), /25\+/, /30\+ years in business/],
    ['another word for the technicians', edit(SHOP, 'technicians: ASE-certified', 'technicians: Factory-trained'), /ASE-certified/, /Our factory-trained technicians/, /Factory-trained technicians,/],
    ['another warranty', edit(SHOP, 'warranty: Extended', 'warranty: Lifetime'), /extended warranty/i, /[^.] lifetime warranty/, /Lifetime warranty/],
    ['another courtesy', edit(SHOP, 'courtesy: Multi-point inspection', 'courtesy: Tire check'), /complimentary multi-point/i, /complimentary tire check/],
    ['more reviews claimed', edit(SHOP, 'reviews: 650+', 'reviews: 700+'), /650\+/, /700\+ reviews/],
    ['another rating', edit(SHOP, 'rating: 4.4', 'rating: 5'), /\b4\.4\b/, /Rated 5 in/],
    ['more online reviews', edit(SHOP, 'reviewCount: 672', 'reviewCount: 300'), /\b672\b/, /300 online reviews/],
    ["the shop's own link for reviews", edit(SHOP, '# reviews: https://g.page/r/example/review', 'reviews: https://g.page/r/obriens/review'), null, /https:\/\/g\.page\/r\/obriens\/review/],
  ],
  'another place, and other hours': [
    [
      'another postal town and code',
      (f) =>
        f
          .edit(SHOP, 'city: Clifton', 'city: Warrenton')
          .edit(SHOP, '"20124"', '"20186"')
          .edit('towns.yaml', /.*name: Clifton.*\n/, ''),
      /Clifton|20124/,
      /Warrenton, VA 20186/,
    ],
    [
      'another town, in headings, addresses and host files',
      (f) => f.edit(SHOP, 'town: Centreville', "town: Coeur d'Or").edit(SHOP, 'addressEnding: centreville', 'addressEnding: coeur-dor').edit('towns.yaml', 'name: Centreville', "name: Coeur d'Or"),
      /centreville/i,
      /Coeur d'Or, VA/,
      /\/services\/brakes-coeur-dor/,
      /\/vehicles\/kia-service-coeur-dor/,
    ],
    [
      'a lunch break',
      edit(SHOP, 'open: "08:00", close: "17:00" }', 'open: "08:00", close: "12:00" }\n    - { days: Mon-Fri, open: "13:00", close: "17:00" }'),
      /8AM-5PM|08:00-17:00/,
      /Mon-Fri 8AM-12PM and 1PM-5PM/,
      /Mo-Fr 13:00-17:00/,
      /480,720,780,1020/,
    ],
    ['the pumps day and night', edit(SHOP, /(gas:\n {4}- \{ days: Mon-Sun, open: )"06:00", close: "22:00"/, '$1"00:00", close: "23:59"'), null, /24 hours every day/, /Mo-Su 00:00-23:59/],
    ['the wash until eight', edit(SHOP, /(wash:\n {4}- \{ days: Mon-Sun, open: "06:00", close: )"22:00"/, '$1"20:00"'), null, /6AM-8PM/, /Mo-Su 06:00-20:00/],
    ['a holiday more', edit(SHOP, 'holidays:\n', 'holidays:\n  - { date: 2026-12-24, name: Christmas Eve, shop: { open: "08:00", close: "12:00" } }\n'), null, /"2026-12-24":\[480,720\]/],
    [
      'a holiday of the pumps',
      edit(SHOP, 'holidays:\n', 'holidays:\n  - { date: 2026-11-27, name: Day after Thanksgiving, gas: { open: "08:00", close: "17:00" } }\n'),
      null,
      /Gas open 8 AM – 5 PM Friday, Nov 27: Day after/,
      /"validFrom":"2026-11-27"/,
    ],
    ['a holiday less', edit(SHOP, /.*2026-11-26.*\n/, ''), /2026-11-26/],
    [
      'a coupon for everyone, to combine, used twice',
      edit(COUPONS, '    newCustomers: true\n    combinable: false\n    perCustomer: 1', '    perCustomer: 2'),
      null,
      /\$20 off orders over \$500 before tax\. ?<\/p><p[^>]*>2 uses per customer/,
    ],
  ],
  'other prices and addresses': [
    ['no town in addresses', edit(SHOP, /\n {2}addressEnding: .*/, ''), /-centreville/, /\/services\/brakes"/, /\/vehicles\/kia-service"/],
    [
      'closed on Wednesdays',
      edit(SHOP, 'days: Mon-Fri, open: "08:00", close: "17:00" }', 'days: Mon-Tue, open: "08:00", close: "17:00" }\n    - { days: Thu-Fri, open: "08:00", close: "17:00" }'),
      /Mon-Fri|Mo-Fr/,
      /Mon-Tue 8AM-5PM, Thu-Fri 8AM-5PM, Sat 8AM-2PM/,
      /Mo-Tu 08:00-17:00/,
    ],
    ['another price of the safety inspection', edit('inspections/state.yaml', 'safety: { amount: 20', 'safety: { amount: 25'), /"price":"20\.00"/, /"price":"25\.00"/, /\$25 for a car/],
    ['another price of the re-inspection', edit('inspections/state.yaml', 'reinspection: { amount: 1,', 'reinspection: { amount: 3,'), /re-inspection[^<.]*\$1\b/, /\$3\b/],
    ['another price of the motorcycle inspection', edit('inspections/state.yaml', 'amount: 12', 'amount: 14'), /\$12\b/, /\$14 for a motorcycle/],
    ['another price of the emissions inspection', edit('inspections/emissions.yaml', 'amount: 30', 'amount: 28'), /"price":"30\.00"|\$30\b/, /"price":"28\.00"/],
    ['five dollars more on a coupon', edit(COUPONS, 'value: 20', 'value: 25'), /\$20 off/, /For new customers, \$25 off orders over \$500 before tax/],
    [
      'a town more',
      edit(
        'towns.yaml',
        'towns:\n',
        `towns:
  - { name: "King's Crossing", latitude: 38.86, longitude: -77.45 }
`,
      ),
      /twelve towns/i,
      /Thirteen towns/,
      /King's Crossing/,
    ],
    ['a question more', edit('faq.yaml', 'questions:\n', 'questions:\n  - id: keys\n    question: "Where do I leave my key?"\n    answer: In the slot of the door.\n'), null, /Where do I leave my key\?/],
    ['a make less', (f) => f.drop('makes/saab.yaml').dropWhatLeansOn('page.makes.saab'), /forty-one|saab-service/i, /forty makes/i],
  ],
  'more of many things': [
    ['a higher minimum order', edit(COUPONS, 'minimum: 500', 'minimum: 600'), /\$500/, /\$20 off orders over \$600/],
    [
      'no price for motorcycles',
      (f) =>
        f
          .edit('inspections/state.yaml', /^ {2}motorcycle:.*\n/m, '')
          .edit('inspections/state.yaml', ' one for motorcycles,', '')
          .edit('inspections/state.yaml', ', {price.motorcycle} for a motorcycle', '')
          .edit('faq.yaml', ' a motorcycle {price.motorcycle},', '')
          .edit('services/virginia-state-inspection.yaml', ', or {price.motorcycle} for a motorcycle', ''),
      /\$12\b/,
      /\$20 for a car or light truck</,
    ],
    [
      'a percentage off, with a limit and its own last day',
      edit(COUPONS, 'coupons:\n', 'coupons:\n  - id: winter\n    service: tires\n    value: 10%\n    minimum: 100\n    maximum: 50\n    beforeTax: true\n    expires: 2026-12-31\n'),
      null,
      /10% off orders over \$100 before tax, up to \$50\./,
      /EXP: 12-31-26/,
      /data-until="2027-01-01"/,
    ],
    ['the last day of a coupon in the past', edit(COUPONS, 'expires: 2026-12-31', 'expires: 2026-11-20'), /10% off|"winter"/],
    ['no jobs', edit('pages/careers.yaml', 'hiring: yes', 'hiring: no'), /Email your application|What to send|\?subject=Application/, /No open jobs/],
    ['a coupon more', edit(COUPONS, 'coupons:\n  - id', "coupons:\n  - id: spring-wash\n    value: free\n    work: driver's wash\n    with: any repair\n  - id"), null, /Free driver's wash with any repair/],
    [
      'old addresses',
      (f) => f.edit(SHOP, '# formerEndings: [clifton]', 'formerEndings: [clifton]').edit(SHOP, 'priceRange:', 'moved:\n  - { from: /brakes, to: /services/brakes-centreville }\npriceRange:'),
      null,
      /^\/brakes https:\S+\/services\/brakes-centreville 301$/m,
      /^\/vehicles\/kia-service-clifton https:\S+\/vehicles\/kia-service-centreville 301$/m,
      /This page has moved/,
    ],
    [
      'a notice',
      edit(SHOP, 'priceRange:', 'notice: { text: Closed by snow until noon today, until: 2026-11-21T12:00 }\npriceRange:'),
      null,
      /data-until="2026-11-21T12:00">Closed by snow/,
      /timeOrigin<1795280400000\|\|/,
    ],
    ['a notice that is over', edit(SHOP, '2026-11-21T12:00', '2026-11-20T12:00'), /Closed by snow/],
    ['a town less', edit('towns.yaml', /.*name: South Riding.*\n/, ''), /twelve towns/i, /Eleven towns/],
    ['the last make less', (f) => f.drop('makes/volvo.yaml').dropWhatLeansOn('page.makes.volvo'), /volvo-service/, /to <a href="\/vehicles\/volkswagen-service-centreville">Volkswagen/],
    ['eleven services', (f) => addService(f, 'Detailing', 'detailing'), /\bten (services|kinds)|eleven numbered parts/i, /Eleven kinds of work/, /Ten numbered parts each stand/, /\/services\/detailing-centreville/],
  ],
  'less of many things': [
    ['a coupon less', (f) => dropCoupon(f, 'free-brake-inspection'), /gets you a free brake|#free-brake-inspection|"free-brake-inspection/],
    ['a question less', edit('faq.yaml', / {2}- id: email\n[^]*$/, ''), /reach you by email/i],
    [
      '45 makes in the menu',
      (f) =>
        [
          ['Trabant', 'trabant'],
          ['Wartburg', 'wartburg'],
          ['Yugo', 'yugo'],
          ['Zastava', 'zastava'],
        ].forEach(([name, id]) => addMake(f, name!, id!)),
      /forty-one/i,
      /forty-five makes/i,
      /to <a href="\/vehicles\/zastava-service-centreville">Zastava/,
      /\/vehicles\/yugo-service-centreville/,
    ],
    ['nine services', (f) => dropService(f, 'electrical'), /electrical-centreville|ten (services|kinds)/i, /Nine kinds of work/],
    [
      'no emissions inspections',
      (f) => dropService(f, 'virginia-emissions-inspection').edit('pages/home.yaml', ' / {price.emissions}', '').edit('faq.yaml', ' The emissions inspection is {price.emissions}.', ''),
      /virginia-emissions-inspection-centreville|\$30/,
    ],
    [
      'no inspections',
      (f) =>
        dropService(f, 'virginia-state-inspection')
          .edit('pages/home.yaml', /^  - title: Inspections\n(?: {4}.*\n)+/m, '')
          .edit('complaints.yaml', /^  - id: (sticker-due|failed-inspection)\n(?: {4}.*\n)+\n*/gm, '')
          .edit('faq.yaml', /^  - id: prices\n(?: {4}.*\n)+/m, '')
          .edit('makes/tesla.yaml', '{price.safety} ', ''),
      /virginia-state-inspection-centreville/,
    ],
    ["a customer's real review", edit('reviews.yaml', / {4}sample: true\n/, ''), null],
    ['no counting of visits', edit(SHOP, 'provider: vercel', "provider: 'off'\n  scriptSrc: https://stats.example/s.js"), / data-(analytics|event|route|honor)|stats\.example/],
  ],
  'no coupons': [
    ['no coupons', noCoupons, /"coupon-card|EXP:|\$500|\$1500|gets you a free|\/coupons#|terms,? in one place|must be presented/i, /There are no coupons right now/],
    ['a make out of the menu', (f) => f.edit('makes/kia.yaml', 'inMenu: true', 'inMenu: false').edit('faq.yaml', 'its own page', 'its own page, [Kia]({page.makes.kia}) too,'), /forty-one/i, /forty makes/i],
    [
      'reviews and services on another make',
      (f) => f.edit('makes/acura.yaml', /showReviews: true\nshowServicesTeaser: true\n/, '').edit('makes/kia.yaml', /\n*$/, '\nshowReviews: true\nshowServicesTeaser: true\n'),
      null,
    ],
    ['photos in every place', (f) => void (f.photo = { src: '/assets/bay-photo-960.3639015437.jpg', width: 2000, height: 1500 }), /(alt|aria-label)="drawing of/i, /bay-photo-960/],
  ],
  'few words of others': [
    ['no questions', edit('faq.yaml', /^questions:\n[^]*$/m, 'questions: []\n'), /id="questions"|frequently asked/i],
    ['one town', edit('towns.yaml', /(?<=^towns:\n.*\n)[^]*/m, ''), /twelve towns/i, /One town, one shop/],
    ['no teasers', edit('pages/home.yaml', /^teasers:\n[^]*?(?=\n\S)/m, 'teasers: []'), /common jobs/i],
    ['no quotes', edit('reviews.yaml', /^quotes:\n[^]*$/m, 'quotes: []\n'), /class="quotes"/],
    ['one review', edit('reviews.yaml', /(reviews:\n {2}- id: [^]*?)\n {2}- id: [^]*?(?=\nquotes:)/, '$1\n'), null],
    [
      'no online reviews',
      (f) =>
        f
          .edit(SHOP, /rating: 4\.4\n {2}reviewCount: 672/, 'rating: 0\n  reviewCount: 0')
          .edit('pages/reviews.yaml', / Rated .* online reviews\./, '')
          .edit('services/vehicle-diagnostics.yaml', / *- Rated .* online reviews\n/, '')
          // A page without figures of its own shows the shop's.
          .edit('services/electrical.yaml', /^figures:\n[^]*?(?=^\w)/m, ''),
      /rating-ruler-value|\b0 (average|online reviews|out of)|where the number comes from/i,
    ],
  ],
};
