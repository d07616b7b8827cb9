import { afterAll, expect, test } from 'vitest';
import { ContentErrors } from '../../src/generator/read/content-error.ts';
import { SITE_RULES } from '../site/rules.ts';
import { holders, OwnerFiles, publish } from '../support/owner.ts';
import type { ShopSite } from '../support/shop-site.ts';

/** An owner's rightful change: afterward no file of the site holds `gone`, and some file holds each of `here`. */
type Rightful = { what: string; change: (files: OwnerFiles) => void; gone?: RegExp; here?: RegExp[]; photo?: true };

const SHOP = 'shop.yaml';
const COUPONS = 'coupons.yaml';
const service = (id: string, files: OwnerFiles) => files.texts.get(`services/${id}.yaml`)!;

/** The lines of one coupon, from its id to the next. */
const dropCoupon = (files: OwnerFiles, id: string) =>
  files.edit(COUPONS, new RegExp(`\\n {2}- id: ${id}\\n[^]*?(?=\\n {2}- id: |$)`), '').dropWhatLeansOn(`coupon.${id}`);
const noCoupons = (files: OwnerFiles) => {
  for (const id of [
    'free-alignment-check',
    'free-multi-point-inspection',
    'new-customer',
    'free-ac-check',
    'free-brake-inspection',
    'new-customer-large-order',
  ])
    files.dropWhatLeansOn(`coupon.${id}`);
  files.edit(COUPONS, /^coupons:\n[^]*$/m, 'coupons: []\n');
};

/** A make of another name. Pages of makes must differ, so every longer word of the copy gets an ending that no other page has. */
function addMake(files: OwnerFiles, name: string, id: string) {
  const lines = files.texts
    .get('makes/suzuki.yaml')!
    .replaceAll('Suzuki', name)
    .replace(/\{page\.[^}]*\}/g, '/services')
    .split('\n');
  const own = (line: string) => line.replace(/(?<![\w{./-])[a-z]{4,}(?![\w}.:/-])/g, `$&${id[0]}`);
  files.add(
    `makes/${id}.yaml`,
    lines.map((line) => (/^(#|name|inMenu|body|lastModelYear|group)/.test(line) ? line : own(line))).join('\n'),
  );
}

const RIGHTFUL: Rightful[] = [
  {
    what: 'another phone',
    change: (f) => f.edit(SHOP, '"+17035550142"', '"+17035550177"'),
    gone: /555.?0142/,
    here: [/\(703\) 555-0177/, /tel:\+17035550177/],
  },
  {
    what: 'a phone for the inspection lane',
    change: (f) => f.edit(SHOP, '# inspectionPhone: "+17035550142"', 'inspectionPhone: "+17035550188"'),
    here: [/tel:\+17035550188/],
  },
  {
    what: 'another mailbox',
    change: (f) => f.edit(SHOP, 'service@colonnadeauto.example', 'desk@shop.example'),
    gone: /service@colonnade/,
    here: [/mailto:desk@shop\.example/],
  },
  {
    what: 'a mailbox for applications',
    change: (f) => f.edit(SHOP, '# careersEmail: team@', 'careersEmail: team@'),
    here: [/mailto:team@colonnadeauto\.example/],
  },
  {
    what: 'a name with an apostrophe',
    change: (f) => f.edit(SHOP, 'name: Colonnade Auto Care', "name: O'Brien & Sons' Garage"),
    gone: /Colonnade Auto Care/,
    here: [/O'Brien & Sons' Garage/],
  },
  {
    what: 'another domain',
    change: (f) => f.edit(SHOP, 'https://www.colonnadeauto.example', 'https://obriens.example'),
    gone: /www\.colonnadeauto/,
    here: [/https:\/\/obriens\.example\/services/],
  },
  {
    what: 'another street',
    change: (f) => f.edit(SHOP, '5784 Union Mill Rd', "12 O'Hara St"),
    gone: /5784|Union Mill Rd/,
    here: [/12 O'Hara St, Clifton/],
  },
  {
    what: 'another postal town and code',
    change: (f) =>
      f
        .edit(SHOP, 'city: Clifton', 'city: Warrenton')
        .edit(SHOP, '"20124"', '"20186"')
        .edit('towns.yaml', /.*name: Clifton.*\n/, ''),
    gone: /Clifton|20124/,
    here: [/Warrenton, VA 20186/],
  },
  {
    what: 'another town, in headings, addresses and host files',
    change: (f) =>
      f
        .edit(SHOP, 'town: Centreville', "town: Coeur d'Or")
        .edit(SHOP, 'addressEnding: centreville', 'addressEnding: coeur-dor')
        .edit('towns.yaml', 'name: Centreville', "name: Coeur d'Or"),
    gone: /centreville/i,
    here: [/Coeur d'Or, VA/, /\/services\/brakes-coeur-dor/, /\/vehicles\/kia-service-coeur-dor/],
  },
  {
    what: 'no town in addresses',
    change: (f) => f.edit(SHOP, /\n {2}addressEnding: .*/, ''),
    gone: /-centreville/,
    here: [/\/services\/brakes"/, /\/vehicles\/kia-service"/],
  },
  {
    what: 'another landmark',
    change: (f) => f.edit(SHOP, 'place: the Colonnade', 'place: the Old Mill'),
    gone: /the Colonnade/,
    here: [/at the Old Mill/],
  },
  {
    what: 'closed on Wednesdays',
    change: (f) =>
      f.edit(
        SHOP,
        'days: Mon-Fri, open: "08:00", close: "17:00" }',
        'days: Mon-Tue, open: "08:00", close: "17:00" }\n    - { days: Thu-Fri, open: "08:00", close: "17:00" }',
      ),
    gone: /Mon-Fri|Mo-Fr/,
    here: [/Mon-Tue 8AM-5PM, Thu-Fri 8AM-5PM, Sat 8AM-2PM/, /Mo-Tu 08:00-17:00/],
  },
  {
    what: 'a lunch break',
    change: (f) =>
      f.edit(
        SHOP,
        'open: "08:00", close: "17:00" }',
        'open: "08:00", close: "12:00" }\n    - { days: Mon-Fri, open: "13:00", close: "17:00" }',
      ),
    gone: /8AM-5PM|08:00-17:00/,
    here: [/Mon-Fri 8AM-12PM and 1PM-5PM/, /Mo-Fr 13:00-17:00/, /480,720,780,1020/],
  },
  {
    what: 'the pumps day and night',
    change: (f) => f.edit(SHOP, /(gas:\n {4}- \{ days: Mon-Sun, open: )"06:00", close: "22:00"/, '$1"00:00", close: "23:59"'),
    here: [/24 hours every day/, /Mo-Su 00:00-23:59/],
  },
  {
    what: 'the wash until eight',
    change: (f) => f.edit(SHOP, /(wash:\n {4}- \{ days: Mon-Sun, open: "06:00", close: )"22:00"/, '$1"20:00"'),
    here: [/6AM-8PM/, /Mo-Su 06:00-20:00/],
  },
  {
    what: 'a holiday more',
    change: (f) =>
      f.edit(SHOP, 'holidays:\n', 'holidays:\n  - { date: 2026-12-24, name: Christmas Eve, shop: { open: "08:00", close: "12:00" } }\n'),
    here: [/"2026-12-24":\[480,720\]/],
  },
  { what: 'a holiday less', change: (f) => f.edit(SHOP, /.*2026-11-26.*\n/, ''), gone: /2026-11-26/ },
  {
    what: 'another price of the safety inspection',
    change: (f) => f.edit('inspections/state.yaml', 'safety: { amount: 20', 'safety: { amount: 25'),
    gone: /"price":"20\.00"/,
    here: [/"price":"25\.00"/, /\$25 for a car/],
  },
  {
    what: 'another price of the re-inspection',
    change: (f) => f.edit('inspections/state.yaml', 'reinspection: { amount: 1,', 'reinspection: { amount: 3,'),
    gone: /re-inspection[^<.]*\$1\b/,
    here: [/\$3\b/],
  },
  {
    what: 'another price of the motorcycle inspection',
    change: (f) => f.edit('inspections/state.yaml', 'amount: 12', 'amount: 14'),
    gone: /\$12\b/,
    here: [/\$14 for a motorcycle/],
  },
  {
    what: 'another price of the emissions inspection',
    change: (f) => f.edit('inspections/emissions.yaml', 'amount: 30', 'amount: 28'),
    gone: /"price":"30\.00"|\$30\b/,
    here: [/"price":"28\.00"/],
  },
  { what: 'more years in business', change: (f) => f.edit(SHOP, '25+ years', '30+ years'), gone: /25\+/, here: [/30\+ years in business/] },
  {
    what: 'another word for the technicians',
    change: (f) => f.edit(SHOP, 'technicians: ASE-certified', 'technicians: Factory-trained'),
    gone: /ASE-certified/,
    here: [/Our factory-trained technicians/, /Factory-trained technicians,/],
  },
  {
    what: 'another warranty',
    change: (f) => f.edit(SHOP, 'warranty: Extended', 'warranty: Lifetime'),
    gone: /extended warranty/i,
    here: [/[^.] lifetime warranty/, /Lifetime warranty/],
  },
  {
    what: 'another courtesy',
    change: (f) => f.edit(SHOP, 'courtesy: Multi-point inspection', 'courtesy: Tire check'),
    gone: /complimentary multi-point/i,
    here: [/complimentary tire check/],
  },
  { what: 'more reviews claimed', change: (f) => f.edit(SHOP, 'reviews: 650+', 'reviews: 700+'), gone: /650\+/, here: [/700\+ reviews/] },
  { what: 'another rating', change: (f) => f.edit(SHOP, 'rating: 4.4', 'rating: 4.6'), gone: /\b4\.4\b/, here: [/Rated 4\.6/] },
  {
    what: 'more online reviews',
    change: (f) => f.edit(SHOP, 'reviewCount: 672', 'reviewCount: 801'),
    gone: /\b672\b/,
    here: [/801 online reviews/],
  },
  {
    what: 'five dollars more on a coupon',
    change: (f) => f.edit(COUPONS, 'value: 20', 'value: 25'),
    gone: /\$20 off/,
    here: [/For new customers, \$25 off orders over \$500 before tax/],
  },
  {
    what: 'a higher minimum order',
    change: (f) => f.edit(COUPONS, 'minimum: 500', 'minimum: 600'),
    gone: /\$500/,
    here: [/\$20 off orders over \$600/],
  },
  {
    what: 'a coupon for everyone, to combine, used twice',
    change: (f) => f.edit(COUPONS, '    newCustomers: true\n    combinable: false\n    perCustomer: 1', '    perCustomer: 2'),
    here: [/\$20 off orders over \$500 before tax\. ?<\/p><p[^>]*>2 uses per customer/],
  },
  {
    what: 'a coupon more',
    change: (f) =>
      f.edit(
        COUPONS,
        'coupons:\n  - id',
        "coupons:\n  - id: spring-wash\n    value: free\n    work: driver's wash\n    with: any repair\n  - id",
      ),
    here: [/Free driver's wash with any repair/],
  },
  {
    what: 'a coupon less',
    change: (f) => dropCoupon(f, 'free-brake-inspection'),
    gone: /gets you a free brake|#free-brake-inspection|"free-brake-inspection/,
  },
  {
    what: 'no coupons',
    change: noCoupons,
    gone: /"coupon-card|EXP:|\$500|\$1500|gets you a free|\/coupons#|terms,? in one place/i,
    here: [/There are no coupons right now/],
  },
  {
    what: 'a town more',
    change: (f) => f.edit('towns.yaml', 'towns:\n', 'towns:\n  - { name: "King\'s Crossing", latitude: 38.86, longitude: -77.45 }\n'),
    gone: /twelve towns/i,
    here: [/Thirteen towns/, /King's Crossing/],
  },
  {
    what: 'a town less',
    change: (f) => f.edit('towns.yaml', /.*name: South Riding.*\n/, ''),
    gone: /twelve towns/i,
    here: [/Eleven towns/],
  },
  {
    what: '45 makes in the menu',
    change: (f) =>
      [
        ['Trabant', 'trabant'],
        ['Wartburg', 'wartburg'],
        ['Yugo', 'yugo'],
        ['Zastava', 'zastava'],
      ].forEach(([name, id]) => addMake(f, name!, id!)),
    gone: /forty-one/i,
    here: [
      /forty-five makes/i,
      /to <a href="\/vehicles\/zastava-service-centreville">Zastava/,
      /sitemap|\/vehicles\/yugo-service-centreville/,
    ],
  },
  {
    what: 'a make less',
    change: (f) => f.drop('makes/saab.yaml').dropWhatLeansOn('page.makes.saab'),
    gone: /forty-one|saab-service/i,
    here: [/forty makes/i],
  },
  {
    what: 'the last make less',
    change: (f) => f.drop('makes/volvo.yaml').dropWhatLeansOn('page.makes.volvo'),
    gone: /volvo-service/,
    here: [/to <a href="\/vehicles\/volkswagen-service-centreville">Volkswagen/],
  },
  {
    what: 'a make out of the menu',
    change: (f) =>
      f
        .edit('makes/kia.yaml', 'inMenu: true', 'inMenu: false')
        .edit('faq.yaml', 'its own page', 'its own page, [Kia]({page.makes.kia}) too,'),
    gone: /forty-one/i,
    here: [/forty makes/i],
  },
  {
    what: 'a question more',
    change: (f) =>
      f.edit(
        'faq.yaml',
        'questions:\n',
        'questions:\n  - id: keys\n    question: "Where do I leave my key?"\n    answer: In the slot of the door.\n',
      ),
    here: [/Where do I leave my key\?/],
  },
  { what: 'a question less', change: (f) => f.edit('faq.yaml', / {2}- id: email\n[^]*$/, ''), gone: /reach you by email/i },
  {
    what: 'no questions',
    change: (f) => f.edit('faq.yaml', /^questions:\n[^]*$/m, 'questions: []\n'),
    gone: /id="questions"|frequently asked/i,
  },
  { what: 'no quotes', change: (f) => f.edit('reviews.yaml', /^quotes:\n[^]*$/m, 'quotes: []\n'), gone: /class="quotes"/ },
  {
    what: 'one review',
    change: (f) => f.edit('reviews.yaml', /(reviews:\n {2}- id: [^]*?)\n {2}- id: [^]*?(?=\nquotes:)/, '$1\n'),
    here: [/review-card/],
  },
  { what: "a customer's real review", change: (f) => f.edit('reviews.yaml', / {4}sample: true\n/, ''), here: [/review-card/] },
  {
    what: 'nine services',
    change: (f) => dropService(f, 'electrical'),
    gone: /electrical-centreville|ten (services|kinds)/i,
    here: [/Nine kinds of work/],
  },
  {
    what: 'eleven services',
    change: (f) =>
      f.add(
        'services/detailing.yaml',
        service('tires', f)
          .replace('name: Tires', 'name: Detailing')
          .replace(/^title: .*/m, 'title: Detailing in {town} | {name}')
          .replace(
            /^description: .*/m,
            'description: Washing, polishing and cleaning by hand, inside and out, near {town}. What each step does and how long it takes.',
          )
          .replace('related: [', 'related: [tires, '),
      ),
    gone: /\bten (services|kinds)/i,
    here: [/Eleven kinds of work/, /\/services\/detailing-centreville/, /plain-service/],
  },
  {
    what: "the shop's own link for reviews",
    change: (f) => f.edit(SHOP, '# reviews: https://g.page/r/example/review', 'reviews: https://g.page/r/obriens/review'),
    here: [/https:\/\/g\.page\/r\/obriens\/review/],
  },
  {
    what: 'no counting of visits',
    change: (f) => f.edit(SHOP, 'provider: vercel', "provider: 'off'"),
    gone: / data-(analytics|event|route)=/,
  },
  { what: 'photos in every place', change: (f) => f, photo: true, here: [/bay-photo\.jpg/] },
];

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

/** An owner's mistake: refused with the file and the line, before anything is written. */
type Wrongful = { what: string; change: (files: OwnerFiles) => void; at: RegExp; says: RegExp };

const WRONGFUL: Wrongful[] = [
  {
    what: 'a phone without a country',
    change: (f) => f.edit(SHOP, '"+17035550142"', '"7035550142"'),
    at: /shop\.yaml:\d+/,
    says: /E\.164/,
  },
  { what: 'a phone without quotes', change: (f) => f.edit(SHOP, '"+17035550142"', '+17035550142'), at: /shop\.yaml:\d+/, says: /quotes/ },
  {
    what: 'a mailbox without a domain',
    change: (f) => f.edit(SHOP, 'service@colonnadeauto.example', 'service@'),
    at: /shop\.yaml:\d+/,
    says: /e-mail/,
  },
  {
    what: 'a domain with a slash',
    change: (f) => f.edit(SHOP, 'colonnadeauto.example\n\n# The postal', 'colonnadeauto.example/\n\n# The postal'),
    at: /shop\.yaml:\d+/,
    says: /without a slash/,
  },
  {
    what: 'an address ending with a space',
    change: (f) => f.edit(SHOP, 'addressEnding: centreville', 'addressEnding: Oak Hill'),
    at: /shop\.yaml:\d+/,
    says: /lower-case words/,
  },
  { what: 'hours that overlap', change: (f) => f.edit(SHOP, 'days: Sat', 'days: Fri-Sat'), at: /shop\.yaml:\d+/, says: /overlap/ },
  {
    what: 'a break without a break',
    change: (f) =>
      f.edit(
        SHOP,
        'open: "08:00", close: "17:00" }',
        'open: "08:00", close: "12:00" }\n    - { days: Mon-Fri, open: "12:00", close: "17:00" }',
      ),
    at: /shop\.yaml:\d+/,
    says: /overlap or meet/,
  },
  {
    what: 'closing before opening',
    change: (f) => f.edit(SHOP, 'close: "17:00"', 'close: "07:00"'),
    at: /shop\.yaml:\d+/,
    says: /later than open/,
  },
  {
    what: 'a holiday on no day',
    change: (f) => f.edit(SHOP, '2026-11-26', '2026-11-31'),
    at: /shop\.yaml:\d+/,
    says: /day of the calendar/,
  },
  {
    what: 'latitude and longitude exchanged',
    change: (f) => f.edit(SHOP, 'latitude: 38.831\n  longitude: -77.409', 'latitude: -77.409\n  longitude: 38.831'),
    at: /shop\.yaml:\d+/,
    says: /./,
  },
  {
    what: 'a town far away',
    change: (f) => f.edit('towns.yaml', 'latitude: 38.7934', 'latitude: 45.7934'),
    at: /towns\.yaml:\d+/,
    says: /miles/,
  },
  { what: 'a town twice', change: (f) => f.edit('towns.yaml', 'name: Burke', 'name: Fairfax'), at: /towns\.yaml:\d+/, says: /same as/ },
  {
    what: 'a price with a sign',
    change: (f) => f.edit('inspections/state.yaml', 'amount: 20', 'amount: $20'),
    at: /state\.yaml:\d+/,
    says: /without quotes or signs/,
  },
  {
    what: 'a price below zero',
    change: (f) => f.edit('inspections/emissions.yaml', 'amount: 30', 'amount: -30'),
    at: /emissions\.yaml:\d+/,
    says: /0 or more/,
  },
  {
    what: 'a coupon of $25 in words',
    change: (f) => f.edit(COUPONS, 'value: 20', 'value: $25 off'),
    at: /coupons\.yaml:\d+/,
    says: /whole dollars/,
  },
  {
    what: 'a free coupon for nothing',
    change: (f) => f.edit(COUPONS, '    work: A/C check\n', ''),
    at: /coupons\.yaml:\d+/,
    says: /"work"/,
  },
  {
    what: 'a coupon for a service that is not there',
    change: (f) => f.edit(COUPONS, 'service: brakes', 'service: breaks'),
    at: /coupons\.yaml:\d+/,
    says: /Did you mean "brakes"/,
  },
  {
    what: 'a coupon gone, with texts that lean on it',
    change: (f) => f.edit(COUPONS, /\n {2}- id: free-brake-inspection\n[^]*?(?=\n {2}- id: )/, ''),
    at: /brakes\.yaml:\d+/,
    says: /no coupon "free-brake-inspection"/,
  },
  {
    what: 'a coupon renamed, with texts that lean on it',
    change: (f) => f.edit(COUPONS, 'id: free-ac-check', 'id: free-cooling-check'),
    at: /ac-heat-repair\.yaml:\d+/,
    says: /no coupon "free-ac-check"/,
  },
  {
    what: 'two coupons of one id',
    change: (f) => f.edit(COUPONS, 'id: new-customer-large-order', 'id: new-customer'),
    at: /coupons\.yaml:\d+/,
    says: /same as/,
  },
  {
    what: 'a service gone, with texts that lean on it',
    change: (f) => f.drop('services/tires.yaml'),
    at: /alignments\.yaml:\d+/,
    says: /tires/,
  },
  { what: 'a make gone that its group still names', change: (f) => f.drop('makes/buick.yaml'), at: /gm\.yaml:\d+/, says: /buick/ },
  {
    what: 'the names of two services exchanged',
    change: (f) => f.edit('services/tires.yaml', 'name: Tires', 'name: Brakes').edit('services/brakes.yaml', 'name: Brakes', 'name: Tires'),
    at: /tires\.yaml:\d+/,
    says: /name of another service/,
  },
  {
    what: 'a number for a service',
    change: (f) => f.edit('services/tires.yaml', 'name: Tires', 'name: Tires\norder: 4'),
    at: /tires\.yaml:\d+/,
    says: /"order" is not a field/,
  },
  {
    what: 'a card for a service that is not there',
    change: (f) => f.edit('pages/home.yaml', 'service: oil-changes', 'service: oil-change'),
    at: /home\.yaml:\d+/,
    says: /Did you mean "oil-changes"/,
  },
  {
    what: 'a file whose name is no address',
    change: (f) => f.add('makes/Alfa Romeo.yaml', f.texts.get('makes/fiat.yaml')!.replaceAll('FIAT', 'Alfa')),
    at: /Alfa Romeo\.yaml:\d+/,
    says: /lower-case words/,
  },
  {
    what: 'a placeholder misspelled',
    change: (f) => f.edit('faq.yaml', '{hours.shop}', '{hours.shp}'),
    at: /faq\.yaml:\d+/,
    says: /Did you mean \{hours\.shop\}/,
  },
  { what: 'a brace left open', change: (f) => f.edit('faq.yaml', '{hours.shop}', '{hours.shop'), at: /faq\.yaml:\d+/, says: /./ },
  {
    what: 'a price in letters',
    change: (f) => f.edit('faq.yaml', '{price.emissions}', '$30'),
    at: /faq\.yaml:\d+/,
    says: /\{price\.emissions\}/,
  },
  {
    what: 'a count in letters',
    change: (f) => f.edit('pages/home.yaml', '{Count.towns.words} {count.towns.noun}', 'Twelve towns'),
    at: /home\.yaml:\d+/,
    says: /\{Count\.towns\.words\}/,
  },
  { what: 'the phone in letters', change: (f) => f.edit('faq.yaml', '{phone}', '(703) 555-0142'), at: /faq\.yaml:\d+/, says: /\{phone\}/ },
  { what: 'the town in letters', change: (f) => f.edit('makes/kia.yaml', '{town}', 'Centreville'), at: /kia\.yaml:\d+/, says: /\{town\}/ },
  {
    what: "the shop's name in letters",
    change: (f) => f.edit('pages/careers.yaml', '{name} is a', 'Colonnade Auto Care is a'),
    at: /careers\.yaml:\d+/,
    says: /\{name\}/,
  },
  { what: 'an hour in letters', change: (f) => f.edit('faq.yaml', '{hours.gas}', '6 AM to 10 PM'), at: /faq\.yaml:\d+/, says: /\{hours\./ },
  {
    what: 'a dead link',
    change: (f) => f.edit('faq.yaml', '[coupons](/coupons)', '[coupons](/copons)'),
    at: /faq\.yaml:\d+/,
    says: /copons/,
  },
  {
    what: 'a photo that is not there',
    change: (f) => f.edit('pages/home.yaml', 'hero:\n', 'hero:\n  photo: bays.jpg\n'),
    at: /home\.yaml:\d+/,
    says: /no photo "bays\.jpg"/,
  },
  {
    what: 'a review with six stars',
    change: (f) => f.edit('reviews.yaml', 'rating: 5', 'rating: 6'),
    at: /reviews\.yaml:\d+/,
    says: /5 or less/,
  },
  {
    what: 'a field misspelled',
    change: (f) => f.edit(COUPONS, '    newCustomers', '    newCustomer'),
    at: /coupons\.yaml:\d+/,
    says: /Did you mean "newCustomers"/,
  },
  {
    what: 'a tab for indentation',
    change: (f) => f.edit('towns.yaml', '  - { name: Burke', '\t- { name: Burke'),
    at: /towns\.yaml:\d+/,
    says: /./,
  },
  { what: 'a file empty', change: (f) => f.add('faq.yaml', ''), at: /faq\.yaml:1/, says: /empty/ },
  { what: 'a file gone', change: (f) => f.drop('towns.yaml'), at: /towns\.yaml/, says: /missing/ },
  {
    what: 'a make that no page leads to',
    change: (f) => f.edit('makes/kia.yaml', 'inMenu: true', 'inMenu: false'),
    at: /content\/makes\/kia\.yaml:\d+:\d+ {2}"Kia .*\{town\}/,
    says: /the page \/vehicles\/kia-service-centreville is not linked from any other page/,
  },
  {
    what: 'a make copied from another',
    change: (f) => f.add('makes/daewoo.yaml', f.texts.get('makes/suzuki.yaml')!.replaceAll('Suzuki', 'Daewoo')),
    at: /content\/makes\/suzuki\.yaml:\d+:\d+ {2}"Suzuki/,
    says: /shares \d+\.\d % of its five-word phrases with content\/makes\/daewoo\.yaml/,
  },
  {
    what: 'a title too long for search engines',
    change: (f) =>
      f.edit('pages/about.yaml', /^title: .*$/m, 'title: A title that goes on and on until no search engine would show the whole of it'),
    at: /about\.yaml:\d+/,
    says: /15 to 65/,
  },
];

const table: string[] = [];
afterAll(() => console.log(table.join('\n')));

/** What breaks a rule of tests/site, in sentences. */
async function broken(site: ShopSite): Promise<string[]> {
  const wrong: string[] = [];
  const held: Promise<void>[] = [];
  const rule = async (name: string, holds: () => void | Promise<void>): Promise<void> => {
    try {
      await holds();
    } catch (error) {
      wrong.push(`${name}: ${(error as Error).message}`);
    }
  };
  for (const rules of Object.values(SITE_RULES)) rules(site, (name, holds) => held.push(rule(name, holds)));
  await Promise.all(held);
  return wrong;
}

test.each(RIGHTFUL)('$what is true everywhere', async ({ what, change, gone, here = [], photo }) => {
  const files = new OwnerFiles();
  change(files);
  const site = await publish(files, photo && { src: '/bay-photo.jpg', width: 2000, height: 1500 });
  if (gone) expect(holders(site, gone), `still says ${gone}`).toEqual([]);
  for (const words of here) expect(holders(site, words).length, `says ${words}`).toBeGreaterThan(0);
  expect(await broken(site)).toEqual([]);
  table.push(`rightful | ${what} | ${site.files.size} files, no problem`);
});

test.each(WRONGFUL)('$what is refused', async ({ what, change, at, says }) => {
  const files = new OwnerFiles();
  change(files);
  const error = await publish(files).then(
    () => undefined,
    (reason: Error) => reason,
  );
  const lines = error?.message.split('\n') ?? [];
  const line = lines.find((one) => at.test(one) && says.test(one));
  table.push(`wrongful | ${what} | ${line?.slice(0, 120) ?? lines[0] ?? 'built'}`);
  expect(line, error instanceof ContentErrors ? error.message : String(error)).toBeDefined();
});
