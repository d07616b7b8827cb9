import type { OwnerFiles } from '../support/owner.ts';

/** Mistakes in one place. The build names that file and a line, and says `says`. */
export const MISTAKES: [what: string, file: string, from: string | RegExp, to: string, says: RegExp][] = [
  ['a suite number after a #', 'shop.yaml', 'Union Mill Rd', 'Union Mill Rd #200', /in quotes/],
  ['a phone without a country', 'shop.yaml', '"+17035550142"', '"7035550142"', /country code/],
  ['a phone with a digit too many', 'shop.yaml', '+17035550142', '+170355501422', /After \+1 there are ten digits/],
  ['a phone without quotes', 'shop.yaml', '"+17035550142"', '+17035550142', /quotes/],
  ['a colon without its space', 'shop.yaml', 'email: service', 'email:service', /not a field\. A field is a name, a colon, a space/],
  ['a mailbox without a domain', 'shop.yaml', 'service@colonnadeauto.example', 'service@', /e-mail/],
  ['a domain with a slash', 'shop.yaml', 'colonnadeauto.example\n\n# The postal', 'colonnadeauto.example/\n\n# The postal', /without a slash/],
  ['an address ending with a space', 'shop.yaml', 'addressEnding: centreville', 'addressEnding: Oak Hill', /lower-case words/],
  ['an old address that is a page today', 'shop.yaml', 'priceRange:', 'moved:\n  - { from: /about, to: /services }\npriceRange:', /There is a page at this address/],
  ['an old address that leads nowhere', 'shop.yaml', 'priceRange:', 'moved:\n  - { from: /old, to: /services/brake-centreville }\npriceRange:', /no page at this address\. Did you mean/],
  ['old addresses that lead to each other', 'shop.yaml', 'priceRange:', 'moved:\n  - { from: /one, to: /two }\n  - { from: /two, to: /one }\npriceRange:', /This is an old address, too/],
  ['the ending of today as a former one', 'shop.yaml', '# formerEndings: [clifton]', 'formerEndings: [centreville]', /the ending that addresses have today/],
  ['hours that overlap', 'shop.yaml', 'days: Sat', 'days: Fri-Sat', /overlap/],
  ['a break without a break', 'shop.yaml', 'open: "08:00", close: "17:00" }', 'open: "08:00", close: "12:00" }\n    - { days: Mon-Fri, open: "12:00", close: "17:00" }', /overlap or meet/],
  ['hours without a comma', 'shop.yaml', 'days: Sat,', 'days: Sat', /a comma that is missing/],
  ['closing at 24:00', 'shop.yaml', 'close: "17:00"', 'close: "24:00"', /The end of a day is "23:59"/],
  ['closing before opening', 'shop.yaml', 'close: "17:00"', 'close: "07:00"', /later than open/],
  ['a holiday on no day', 'shop.yaml', '2026-11-26', '2026-11-31', /day that exists/],
  ['latitude and longitude exchanged', 'shop.yaml', 'latitude: 38.831\n  longitude: -77.409', 'latitude: -77.409\n  longitude: 38.831', /more than 30 miles from 12 of the 12 towns/],
  ['a town far away', 'towns.yaml', 'latitude: 38.7934', 'latitude: 45.7934', /miles/],
  ['a town twice', 'towns.yaml', 'name: Burke', 'name: Fairfax', /same as/],
  ['a price with a sign', 'inspections/state.yaml', 'amount: 20', 'amount: $20', /a number alone/],
  ['a price below zero', 'inspections/emissions.yaml', 'amount: 30', 'amount: -30', /0 or more/],
  ['a coupon of $25 in words', 'coupons.yaml', 'value: 20', 'value: $25 off', /whole dollars/],
  ['a free coupon for nothing', 'coupons.yaml', '    work: A/C check\n', '', /"work"/],
  ['a coupon for a service that is not there', 'coupons.yaml', 'service: brakes', 'service: breaks', /Did you mean "brakes"/],
  ['a coupon of 0 %', 'coupons.yaml', 'value: 20', 'value: 0%', /whole percentage, such as 10%/],
  ['a limit on a coupon in dollars', 'coupons.yaml', 'value: 20', 'value: 20\n    maximum: 50', /"maximum" is the number 50. It must be left out where "value" is no percentage/],
  ['a last day that no calendar has', 'coupons.yaml', 'value: 20', 'value: 20\n    expires: 2026-11-31', /day that exists/],
  ['a percentage in letters', 'coupons.yaml', /value: 20\n[^]*?(?=\n {2}- id: free-ac)/, 'value: 10%\n    note: This is 10% off.\n', /\{coupon\.new-customer\.value\}/],
  ['two coupons of one id', 'coupons.yaml', 'id: new-customer-large-order', 'id: new-customer', /same as/],
  ['a number for a service', 'services/tires.yaml', 'name: Tires', 'name: Tires\norder: 4', /"order" is not a field/],
  ['a card for a service that is not there', 'pages/home.yaml', 'service: oil-changes', 'service: oil-change', /Did you mean "oil-changes"/],
  ['a placeholder misspelled', 'faq.yaml', '{hours.shop}', '{hours.shp}', /Did you mean \{hours\.shop\}/],
  ['a brace left open', 'faq.yaml', '{hours.shop}', '{hours.shop', /is not written like a placeholder/],
  ['a price in letters', 'faq.yaml', '{price.emissions}', '$30', /\{price\.emissions\}/],
  ['a count in letters', 'pages/home.yaml', '{Count.towns.words} {count.towns.noun}', 'Twelve towns', /\{Count\.towns\.words\}/],
  ['the phone in letters', 'faq.yaml', '{phone}', '(703) 555-0142', /\{phone\}/],
  ['the phone with hyphens', 'faq.yaml', '{phone}', '703-555-0142', /\{phone\}/],
  ['the town in letters', 'makes/kia.yaml', '{town}', 'Centreville', /\{town\}/],
  ["the shop's name in letters", 'pages/careers.yaml', '{name} is a', 'Colonnade Auto Care is a', /\{name\}/],
  ['an hour in letters', 'faq.yaml', '{hours.gas}', '6 AM to 10 PM', /\{hours\./],
  ['words in bold', 'faq.yaml', '{hours.shop}', '**{hours.shop}**', /HTML or Markdown/],
  ['a dead link', 'faq.yaml', '[coupons](/coupons)', '[coupons](/copons)', /copons/],
  ['a photo that is not there', 'pages/home.yaml', 'hero:\n', 'hero:\n  photo: bays.jpg\n', /no photo "bays\.jpg"/],
  ['a review with six stars', 'reviews.yaml', 'rating: 5', 'rating: 6', /5 or less/],
  ['a field misspelled', 'coupons.yaml', '    newCustomers', '    newCustomer', /Did you mean "newCustomers"/],
  ['a space too many', 'shop.yaml', '  city:', '   city:', /^BuildError: content\/shop.yaml:32:1 .*not indented like/],
  ['a tab for indentation', 'towns.yaml', '  - { name: Burke', '	- { name: Burke', /indented with a tab/],
  ['a title too long for search engines', 'pages/about.yaml', /^title: .*$/m, 'title: A title that goes on and on until no search engine would show the whole of it', /15 to 65/],
];

/** Mistakes in more than one place, or that show in another file. */
export const MISTAKES_ELSEWHERE: { what: string; change: (files: OwnerFiles) => void; at: RegExp; says: RegExp }[] = [
  {
    what: 'a text that names a coupon with its own last day',
    change: (f) => f.edit('coupons.yaml', 'work: brake inspection', 'work: brake inspection\n    expires: 2026-12-31'),
    at: /brakes\.yaml:\d+/,
    says: /The coupon ends on 2026-12-31/,
  },
  {
    what: 'no price for motorcycles, with texts that name it',
    change: (f) => f.edit('inspections/state.yaml', /^ {2}motorcycle:.*\n/m, ''),
    at: /faq\.yaml:\d+/,
    says: /no price for motorcycles/,
  },
  {
    what: 'no price for motorcycles, with words about them beside the prices',
    change: (f) => f.edit('inspections/state.yaml', /^ {2}motorcycle:.*\n/m, ''),
    at: /state\.yaml:\d+/,
    says: /speaks of motorcycles/,
  },
  { what: 'no jobs, and no words for it', change: (f) => f.edit('pages/careers.yaml', /^hiring: yes\nnoJobs:\n( {2}.*\n)+/m, 'hiring: no\n'), at: /careers\.yaml:\d+/, says: /without "noJobs"/ },
  {
    what: 'a service that is nearly a copy',
    change: (f) =>
      f.add(
        'services/wheels.yaml',
        f.texts
          .get('services/tires.yaml')!
          .replace('name: Tires', 'name: Wheels')
          .replace(/^title: .*/m, 'title: Wheels and their tires in {town} | {name}')
          .replace(/^description: .*/m, 'description: Wheels and tires near {town}, mounting, balancing, rotation, repair. What to look for, and what we need to know from you.')
          .replace('related: [', 'related: [tires, '),
      ),
    at: /wheels\.yaml|tires\.yaml/,
    says: /shares .* of its five-word phrases with/,
  },
  {
    what: 'a coupon gone, with texts that lean on it',
    change: (f) => f.edit('coupons.yaml', /\n {2}- id: free-brake-inspection\n[^]*?(?=\n {2}- id: )/, ''),
    at: /brakes\.yaml:\d+/,
    says: /no coupon "free-brake-inspection"/,
  },
  {
    what: 'a coupon renamed, with texts that lean on it',
    change: (f) => f.edit('coupons.yaml', 'id: free-ac-check', 'id: free-cooling-check'),
    at: /ac-heat-repair\.yaml:\d+/,
    says: /no coupon "free-ac-check"/,
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
    what: 'a file whose name is no address',
    change: (f) => f.add('makes/Alfa Romeo.yaml', f.texts.get('makes/fiat.yaml')!.replaceAll('FIAT', 'Alfa')),
    at: /Alfa Romeo\.yaml:\d+/,
    says: /lower-case words/,
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
];
