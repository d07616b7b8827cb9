import type { OwnerFiles } from '../support/owner.ts';

/** A mistake in one place. The build names that file and a line, and says `says`. */
type Mistake = { what: string; file: string; from: string | RegExp; to: string; says: RegExp };

export const MISTAKES: readonly Mistake[] = [
  { what: 'a suite number after a #', file: 'shop.yaml', from: /address: .*/, to: 'address:\n  street: 1 Main St #200\n  city: Clifton\n  region: VA\n  postalCode: "20124"\n  country: US', says: /in quotes/ },
  { what: 'a phone without a country', file: 'shop.yaml', from: '"+12025550123"', to: '"2025550123"', says: /country code/ },
  { what: 'a phone with a digit too many', file: 'shop.yaml', from: '+12025550123', to: '+120255501233', says: /After \+1 there are ten digits/ },
  { what: 'a phone without quotes', file: 'shop.yaml', from: '"+12025550123"', to: '+12025550123', says: /quotes/ },
  { what: 'a colon without its space', file: 'shop.yaml', from: 'email: desk', to: 'email:desk', says: /not a field\. A field is a name, a colon, a space/ },
  { what: 'a mailbox without a domain', file: 'shop.yaml', from: 'desk@corner.example', to: 'desk@', says: /e-mail/ },
  { what: 'a domain with a slash', file: 'shop.yaml', from: 'www.corner.example', to: 'www.corner.example/', says: /without a slash/ },
  { what: 'an address ending with a space', file: 'shop.yaml', from: 'place: the mall', to: 'place: the mall, addressEnding: Oak Hill', says: /lower-case words/ },
  { what: 'an old address that is a page today', file: 'shop.yaml', from: 'priceRange:', to: 'moved:\n  - { from: /about, to: /services }\npriceRange:', says: /There is a page at this address/ },
  { what: 'an old address that leads nowhere', file: 'shop.yaml', from: 'priceRange:', to: 'moved:\n  - { from: /old, to: /services/brake }\npriceRange:', says: /no page at this address\. Did you mean/ },
  { what: 'old addresses that lead to each other', file: 'shop.yaml', from: 'priceRange:', to: 'moved:\n  - { from: /one, to: /two }\n  - { from: /two, to: /one }\npriceRange:', says: /This is an old address, too/ },
  { what: 'the ending of today as a former one', file: 'shop.yaml', from: 'place: the mall', to: 'place: the mall, addressEnding: oak-hill, formerEndings: [oak-hill]', says: /the ending that addresses have today/ },
  { what: 'hours that overlap', file: 'shop.yaml', from: 'days: Sat', to: 'days: Fri-Sat', says: /overlap/ },
  { what: 'a break without a break', file: 'shop.yaml', from: 'open: "08:00", close: "17:00" }', to: 'open: "08:00", close: "12:00" }\n    - { days: Mon-Fri, open: "12:00", close: "17:00" }', says: /overlap or meet/ },
  { what: 'hours without a comma', file: 'shop.yaml', from: 'days: Sat,', to: 'days: Sat', says: /a comma that is missing/ },
  { what: 'closing at 24:00', file: 'shop.yaml', from: 'close: "17:00"', to: 'close: "24:00"', says: /The end of a day is "23:59"/ },
  { what: 'closing before opening', file: 'shop.yaml', from: 'close: "17:00"', to: 'close: "07:00"', says: /later than open/ },
  { what: 'a holiday on no day', file: 'shop.yaml', from: '2026-12-12', to: '2026-11-31', says: /day that exists/ },
  { what: 'latitude and longitude exchanged', file: 'shop.yaml', from: 'latitude: 38.8, longitude: -77.4', to: 'latitude: -77.4, longitude: 38.8', says: /more than 30 miles from 10 of the 10 towns/ },
  { what: 'a town far away', file: 'towns.yaml', from: 'latitude: 38.7934', to: 'latitude: 45.7934', says: /miles/ },
  { what: 'a town twice', file: 'towns.yaml', from: 'name: Burke', to: 'name: Fairfax', says: /same as/ },
  { what: 'a price with a sign', file: 'inspections/state.yaml', from: 'amount: 20', to: 'amount: $20', says: /a number alone/ },
  { what: 'a price below zero', file: 'inspections/emissions.yaml', from: 'amount: 30', to: 'amount: -30', says: /0 or more/ },
  { what: 'a coupon of $25 in words', file: 'coupons.yaml', from: 'value: 20', to: 'value: $25 off', says: /whole dollars/ },
  { what: 'a coupon of 0 %', file: 'coupons.yaml', from: 'value: 20', to: 'value: 0%', says: /whole percentage, such as 10%/ },
  {
    what: 'a limit on a coupon in dollars',
    file: 'coupons.yaml',
    from: 'value: 20',
    to: 'value: 20\n    maximum: 50',
    says: /"maximum" \(Most dollars off\) is the number 50. It must be left out where "value" is no percentage/,
  },
  {
    what: 'a last day that no calendar has',
    file: 'coupons.yaml',
    from: 'value: 20',
    to: 'value: 20\n    expires: 2026-11-31',
    says: /day that exists/,
  },
  {
    what: 'a percentage in letters',
    file: 'coupons.yaml',
    from: /value: 20\n[^]*?(?=\n {2}- id: )/,
    to: 'value: 10%\n    note: This is 10% off.',
    says: /\{coupon\.money-off\.value\}/,
  },
  { what: 'a free coupon for nothing', file: 'coupons.yaml', from: '    work: brake check\n', to: '', says: /"work"/ },
  { what: 'a coupon for a service that is not there', file: 'coupons.yaml', from: 'service: brakes', to: 'service: breaks', says: /Did you mean "brakes"/ },
  { what: 'two coupons of one id', file: 'coupons.yaml', from: 'id: tax-off', to: 'id: money-off', says: /same as/ },
  { what: 'a number for a service', file: 'services/tires.yaml', from: 'name: Tires', to: 'name: Tires\norder: 4', says: /"order" is not a field/ },
  { what: 'a card for a service that is not there', file: 'pages/home.yaml', from: 'service: brakes', to: 'service: brake', says: /Did you mean "brakes"/ },
  { what: 'a placeholder misspelled', file: 'faq.yaml', from: '{hours.shop}', to: '{hours.shp}', says: /Did you mean \{hours\.shop\}/ },
  { what: 'a brace left open', file: 'faq.yaml', from: '{hours.shop}', to: '{hours.shop', says: /is not written like a placeholder/ },
  { what: 'a price in letters', file: 'faq.yaml', from: '{price.safety}', to: '$1', says: /\{price\.reinspection\}/ },
  { what: 'a count in letters', file: 'pages/home.yaml', from: '{Count.towns.words} {count.towns.noun}', to: 'Ten towns', says: /\{Count\.towns\.words\}/ },
  { what: 'the phone in letters', file: 'pages/about.yaml', from: '{phone}', to: '(202) 555-0123', says: /\{phone\}/ },
  { what: 'the phone with hyphens', file: 'pages/about.yaml', from: '{phone}', to: '202-555-0123', says: /\{phone\}/ },
  { what: 'the town in letters', file: 'services/oil.yaml', from: '{town}', to: 'Centreville', says: /\{town\}/ },
  { what: "the shop's name in letters", file: 'pages/careers.yaml', from: '{name} is a', to: 'Corner Garage is a', says: /\{name\}/ },
  { what: 'an hour in letters', file: 'faq.yaml', from: '{hours.shop}', to: '8 AM to 5 PM', says: /\{hours\./ },
  { what: 'words in bold', file: 'faq.yaml', from: '{hours.shop}', to: '**{hours.shop}**', says: /HTML or Markdown/ },
  { what: 'a dead link', file: 'faq.yaml', from: '](/about)', to: '](/abuot)', says: /abuot/ },
  { what: 'a photo that is not there', file: 'pages/home.yaml', from: 'hero:\n', to: 'hero:\n  photo: bays.jpg\n', says: /no photo "bays\.jpg"/ },
  { what: 'a review with six stars', file: 'reviews.yaml', from: 'rating: 5', to: 'rating: 6', says: /5 or less/ },
  { what: 'a field misspelled', file: 'coupons.yaml', from: '    newCustomers', to: '    newCustomer', says: /Did you mean "newCustomers"/ },
  { what: 'a space too many', file: 'shop.yaml', from: '  warranty:', to: '   warranty:', says: /content\/shop\.yaml:\d+:\d+ .*not indented like/ },
  { what: 'a tab for indentation', file: 'towns.yaml', from: '  - { name: Burke', to: '\t- { name: Burke', says: /indented with a tab/ },
  { what: 'a title too long for search engines', file: 'pages/about.yaml', from: /^title: .*$/m, to: 'title: A title that goes on and on until no search engine would show the whole of it', says: /15 to 65/ },
];

/** Mistakes in more than one place, or that show in another file. */
export const MISTAKES_ELSEWHERE: readonly { what: string; change: (files: OwnerFiles) => void; at: RegExp; says: RegExp }[] = [
  {
    what: 'a coupon gone, with texts that lean on it',
    change: (files) => leansOnCoupon(files).edit('coupons.yaml', /\n {2}- id: free-check\n[^]*?(?=\n {2}- id: )/, ''),
    at: /faq\.yaml:\d+/,
    says: /no coupon "free-check"/,
  },
  {
    what: 'a coupon renamed, with texts that lean on it',
    change: (files) => leansOnCoupon(files).edit('coupons.yaml', 'id: free-check', 'id: free-look'),
    at: /faq\.yaml:\d+/,
    says: /no coupon "free-check"/,
  },
  {
    what: 'a text that names a coupon with its own last day',
    change: (files) => leansOnCoupon(files).edit('coupons.yaml', 'work: brake check', 'work: brake check\n    expires: 2026-12-31'),
    at: /faq\.yaml:\d+/,
    says: /The coupon ends on 2026-12-31/,
  },
  {
    what: 'no price for motorcycles, with texts that name it',
    change: (files) => files.edit('inspections/state.yaml', /^ {2}motorcycle:.*\n/m, ''),
    at: /state\.yaml:\d+/,
    says: /no price for motorcycles/,
  },
  {
    what: 'no price for motorcycles, with words about them beside the prices',
    change: (files) => files.edit('inspections/state.yaml', /^ {2}motorcycle:.*\n/m, '').edit('inspections/state.yaml', 'A motorcycle is {price.motorcycle}.', 'A motorcycle costs less.'),
    at: /state\.yaml:\d+/,
    says: /speaks of motorcycles/,
  },
  {
    what: 'no jobs, and no words for it',
    change: (files) => files.edit('pages/careers.yaml', 'art: counter\nroles', 'hiring: no\nart: counter\nroles'),
    at: /careers\.yaml:\d+/,
    says: /without "noJobs"/,
  },
  {
    what: 'a service that is nearly a copy',
    change: (files) =>
      files.add(
        'services/wheels.yaml',
        files.texts
          .get('services/tires.yaml')!
          .replace(/^exhibit:\n(?: .*\n)+/m, '')
          .replace('name: Tires', 'name: Wheels')
          .replace(/^title: .*/m, 'title: Wheels and their tires in {town} | {name}')
          .replace(/^description: .*\n(?: {2}.*\n)*/m, 'description: Wheels and tires near {town}, mounting, balancing, rotation, repair. What to look for, and what we need to know from you.\n')
          .replace('related: [', 'related: [tires, '),
      ),
    at: /wheels\.yaml|tires\.yaml/,
    says: /shares .* of its five-word phrases with/,
  },
  { what: 'a service gone, with texts that lean on it', change: (files) => files.drop('services/tires.yaml'), at: /oil\.yaml:\d+/, says: /tires/ },
  { what: 'a make gone that its group still names', change: (files) => files.drop('makes/buick.yaml'), at: /gm\.yaml:\d+/, says: /buick/ },
  {
    what: 'the names of two services exchanged',
    change: (files) => files.edit('services/tires.yaml', 'name: Tires', 'name: Brakes').edit('services/brakes.yaml', 'name: Brakes', 'name: Tires'),
    at: /tires\.yaml:\d+/,
    says: /name of another service/,
  },
  {
    what: 'a file whose name is no address',
    change: (files) => files.add('makes/Alfa Romeo.yaml', files.texts.get('makes/acura.yaml')!.replaceAll('Acura', 'Alfa')),
    at: /Alfa Romeo\.yaml:\d+/,
    says: /lower-case words/,
  },
  { what: 'a file empty', change: (files) => files.add('faq.yaml', ''), at: /faq\.yaml:1/, says: /empty/ },
  { what: 'a file gone', change: (files) => files.drop('towns.yaml'), at: /towns\.yaml/, says: /missing/ },
  {
    what: 'a make that no page leads to',
    change: (files) => files.edit('makes/acura.yaml', 'inMenu: true', 'inMenu: false'),
    at: /content\/makes\/acura\.yaml:\d+:\d+ {2}"Acura/,
    says: /the page \/vehicles\/acura-service is not linked from any other page/,
  },
  {
    what: 'a make copied from another',
    change: (files) => files.add('makes/daewoo.yaml', files.texts.get('makes/acura.yaml')!.replaceAll('Acura', 'Daewoo')),
    at: /content\/makes\/(acura|daewoo)\.yaml:\d+:\d+ {2}"/,
    says: /shares \d+\.\d % of its five-word phrases with content\/makes\/(acura|daewoo)\.yaml/,
  },
];

const leansOnCoupon = (files: OwnerFiles): OwnerFiles => files.edit('faq.yaml', 'every kind.', 'every kind. Ask for a {coupon.free-check}.');
