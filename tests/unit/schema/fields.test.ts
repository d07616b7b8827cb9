import { expect, test } from 'vitest';
import { CAR_BODIES } from '../../../src/drawings/bodies/bodies.ts';
import { couponsSchema } from '../../../src/schema/schema.ts';
import { casesOf, expectRefused, type Mistakes } from '../../support/mistakes.ts';
import { edited, fieldsOf, problemsWith } from '../../support/sample-content.ts';

const DOMAIN =
  'It must have a domain of letters, digits, dots and hyphens, without a name or password before it';
const MARKUP = 'It must not have HTML or Markdown, but';
const couponFields = fieldsOf(couponsSchema.entries.coupons.item);

const MISTAKES: Mistakes = {
  'coupons.yaml': [
    {
      from: '  - id: free-check\n    v',
      to: '  - v',
      says: '"id" (Short name) is missing from item 1 of "coupons". It must be',
    },
    {
      from: 'newCustomers',
      to: 'newCustomer',
      says: '"newCustomer" is not a field of item 2 of "coupons". Did you mean "newCustomers"?',
    },
    {
      from: 'note: One use.',
      to: 'constructor: x',
      says: `"constructor" is not a field of item 2 of "coupons". The fields here are ${couponFields}.`,
    },
    {
      from: '    value: 20\n',
      to: '',
      says: '"value" (What it gives) is missing from item 2 of "coupons". It must be the word',
      at: 7,
    },
    {
      from: 'value: 20',
      to: 'value: $25 off',
      says: 'is "$25 off". It must be the word free, whole dollars without a sign, such as 20,',
    },
    {
      from: '    work: brake check\n',
      to: '',
      says: 'For free work, say in "work" which, such as oil check.',
      at: 3,
    },
    {
      from: '    off: any order\n    minimum: 500\n',
      to: '    minimum: 500\n',
      says: 'It must say what the discount is off: any order, a service, such as',
      at: 7,
    },
    {
      from: 'work: brake check',
      to: 'off: brakes\n    work: brake check',
      says: 'It must be left out where "value" is free.',
    },
  ],
  'faq.yaml': [
    {
      from: 'question: When',
      to: 'qestion: When',
      says: '"qestion" is not a field of item 1 of "questions". Did you mean "question"?',
    },
    {
      from: 'question: When are you open?',
      to: 'question:',
      says: '"question" is empty. It must be text on a single line.',
    },
    {
      from: 'question: When are',
      to: 'question: #1 are',
      says: 'The text after # is a comment. If it is part of the text, put the text',
    },
    {
      from: 'When are you open?',
      to: '{town}',
      says: 'is a group of fields. It must be text. Text that begins with { or [ must be in',
    },
    {
      from: 'When are you open?',
      to: '"When\n\n      open?"',
      says: '"question" is "When open?". It must be text on a single line.',
    },
    {
      from: 'When are you open?',
      to: '"When\\0?"',
      says: 'is "When\ufffd?". It must not have the control character U+0000, which no',
    },
    {
      from: 'We are open {hours.shop}.',
      to: '"We\\e[31m are"',
      says: '"answer" is "We\ufffd[31m are". It must not have the control',
    },
    {
      from: 'We are',
      to: 'We [Open](#hours)',
      says: 'It must have only complete links, but "[Open](#hours)" is not one and would be',
    },
    {
      from: 'question: When',
      to: 'question: When [on holidays](/about)',
      says: 'It must not have a link, such as "[on',
    },
    {
      from: 'We are open',
      to: 'We are <b>open</b>',
      says: `${MARKUP} "<b>" would be printed as it is. Write only the words.`,
    },
    { from: 'We are open', to: 'We are **open**', says: `${MARKUP} "**open**"` },
    { from: 'question: When', to: 'question: Tires &amp; wheels, when', says: `${MARKUP} "&amp;"` },
  ],
  'inspections/emissions.yaml': [
    {
      from: 'amount: 30,',
      to: 'amount: 32, most: 30,',
      says: 'It must not be more than "most", which is what the law allows.',
    },
  ],
  'inspections/state.yaml': [
    {
      from: 'amount: 20,',
      to: 'amount: $20,',
      says: '"amount" (Price) is "$20". It must be a number alone, without quotes, commas or',
    },
    {
      from: 'amount: 20,',
      to: 'amount: 20.50,',
      says: '"amount" (Price) is the number 20.5. It must be whole dollars.',
    },
    {
      from: 'amount: 20,',
      to: 'amount: -20,',
      says: '"amount" (Price) is the number -20. It must be 0 or more.',
    },
  ],
  'labels.yaml': [
    {
      from: 'skip: skip text',
      to: 'skip: skip text\nred: 1',
      says: '"red" is not a field of this file. Correct its name or',
      at: 2,
    },
  ],
  'makes/acura.yaml': [
    {
      from: 'inMenu: true',
      to: 'inMenu: yes',
      says: '"inMenu" (Show it in the menu) is "yes". It must be true or false, without quotes.',
    },
    {
      from: 'models: [A, B]',
      to: 'models:\n  - A\n  - Note: this',
      says: 'If it is one text, put it in quotes: it holds a colon',
      at: 13,
    },
    {
      from: 'models: [A, B]',
      to: 'models: A',
      says: 'It must be a list: one line for each item, each beginning with a hyphen and a',
    },
    {
      from: 'models: [A, B]',
      to: 'models: []',
      says: '"models" has 0 items. It must have at least 1.',
    },
    {
      from: 'body: sedan',
      to: 'body: convertible',
      says: `is "convertible". It must be one of ${CAR_BODIES.join(', ')}.`,
    },
    {
      from: 'title: Acura repair near you',
      to: 'title: Acura',
      says: '"title" (Page title) has 5 characters. It must have 15 to 65',
    },
    {
      from: 'Acura repair near you',
      to: `At {address} ${'x'.repeat(50)}`,
      says: 'That includes the words for {address}. Shorten the',
    },
    {
      from: 'Acura repair near you',
      to: `${'x'.repeat(70)} | {name}`,
      says: '"title" (Page title) has 70 characters. It must have 15',
    },
    {
      from: 'About Acura, in enough words to be a',
      to: 'A',
      says: '"description" has 30 characters. It must have 50 to 160 characters.',
    },
    {
      from: ', "We bleed hydraulic clutches until the pedal is firm at the top of its travel."',
      to: '',
      says: 'It must be three paragraphs.',
    },
  ],
  'pages/about.yaml': [
    {
      from: 'heading: About us\n',
      to: '',
      says: '"heading" is missing from this file. It must be text on a single line.',
      at: 2,
    },
    {
      from: 'About us',
      to: `About us${' long'.repeat(16)}`,
      says: 'has 88 characters. It must have at most 80 characters, or it would',
    },
  ],
  'pages/careers.yaml': [
    {
      from: 'art: counter\nroles',
      to: 'art: count\nroles',
      says: '"art" (Drawing) is "count". It must be one of ',
    },
    {
      from: 'art: counter\nroles',
      to: 'hiring: no\nart: counter\nroles',
      says: 'without "noJobs"',
    },
  ],
  'pages/coupons.yaml': [],
  'pages/home.yaml': [
    {
      from: '[Show us, where it, hurts.]',
      to: '[a, b, c, d, e]',
      says: '(Headline) has 5 items. It must be at most four lines, or the',
    },
  ],
  'reviews.yaml': [
    {
      from: 'date: posted recently',
      to: 'date: 2 weeks ago',
      says: 'It must say roughly when, without a number, such as posted',
    },
    {
      from: 'rating: 5',
      to: 'rating: 5, lang: Spanish',
      says: 'It must be the code of a language, such as es, ko or zh-Hant',
    },
    {
      from: 'rating: 5',
      to: 'rating: 4.5',
      says: '"rating" (Stars) is the number 4.5. It must be a whole number.',
    },
    { from: 'rating: 5', to: 'rating: 6', says: 'It must be 5 or less.' },
    {
      from: 'three, name: Ann B., text: All good',
      to: `three, name: Ann B., text: All${' so'.repeat(25)}`,
      says: 'It must have 25 words or fewer. Stop at',
    },
  ],
  'services/oil.yaml': [
    {
      from: '  what: { heading: What, paragraph: "Fresh lubricant between every moving surface keeps metal from grinding upon metal inside engines of any age." }\n',
      to: '',
      says: 'It must be a group of fields: heading,',
      at: 14,
    },
    {
      from: 'heading: Bring, paragraph: Bring.',
      to: 'heading: Bring',
      says: 'is a group of fields. It must have "paragraph" or',
    },
    {
      from: 'heading: Bring, paragraph: Bring.',
      to: 'heading: Bring, bullets: []',
      says: '"bullets" (Points) has 0 items.',
    },
    {
      from: 'paragraph: Text of',
      to: 'subheading: Text of',
      says: 'Item 1 of "sections" is a group of fields. It must have "paragraph"',
    },
    {
      from: '    sections:',
      to: '    ctaHref: coupons\n    sections:',
      says: 'It must be a path on this site that starts with one',
    },
  ],
  'shop.yaml': [
    {
      from: '"+12025550123"',
      to: '+12025550123',
      says: 'is the number 12025550123. It must be text. Put it in quotes: "+12025550123".',
    },
    {
      from: '"+12025550123"',
      to: '(202) 555-0123',
      says: 'After +1 there are ten digits. Write "+12025550123".',
    },
    {
      from: '+12025550123',
      to: '+1202555012',
      says: 'It must be a phone number with + and the country code, without spaces, such as',
    },
    {
      from: 'desk@corner.example',
      to: 'desk at corner',
      says: '"email" (E-mail) is "desk at corner". It must be an e-mail address,',
    },
    {
      from: 'https://maps',
      to: 'http://maps',
      says: '"map" is "http://maps.app.goo.gl/air". It must be a full https address, such as',
    },
    {
      from: '//www.corner.example',
      to: '//*.corner;x.example',
      says: `(Address of the website) is "https://*.corner;x.example". ${DOMAIN}`,
    },
    {
      from: '//www.corner.example',
      to: '//www.corner.example:8443',
      says: 'It must end with the domain, without a slash or a port',
    },
    {
      from: 'provider: vercel',
      to: 'provider: vercel, scriptSrc: //evil.example/x.js',
      says: 'It must be a path on this site, such as',
    },
    {
      from: 'place: the mall',
      to: 'place: the mall, addressEnding: Oak Hill',
      says: 'It must be lower-case words joined by hyphens',
    },
    {
      from: 'America/New_York',
      to: 'America/NewYork',
      says: 'It must be a time zone with a region and a city, such as America/New_York.',
    },
    {
      from: 'America/New_York',
      to: 'Etc/GMT+5',
      says: 'It must be a time zone with a region and a city',
    },
    {
      from: '{ latitude: 38.8, longitude: -77.4 }',
      to: '',
      says: '"point" (Place on the map) is empty. It must be a group of fields',
    },
    {
      from: 'latitude: 38.8',
      to: 'latitude: 388',
      says: '"latitude" is the number 388. It must be 90 or less.',
    },
    {
      from: '25+ years',
      to: 'Over 25 years',
      says: 'It must be a number, with a + if it is more, a space and words, such as 10+ years.',
    },
    {
      from: 'rating: 4.4',
      to: 'rating: 0',
      says: '(Average rating) is the number 0. It must be 1 or more, unless "reviewCount" is 0.',
    },
    {
      from: 'rating: 4.4',
      to: 'rating: 4.43333333',
      says: 'It must have at most one digit after the point, such as 4.4.',
    },
    {
      from: 'reviewCount: 672',
      to: 'reviewCount: 601',
      says: '"650+". It must not be more than "reviewCount". Copy the number',
      at: 26,
    },
    {
      from: 'reviewCount: 672',
      to: 'reviewCount: 1',
      says: 'It must be 0 while there is only one: one is no average.',
    },
    {
      from: 'open: "08:00", close',
      to: 'open: "25:00", close',
      says: 'It must be a time from "00:00" to "23:59", such as "08:00". The',
    },
    {
      from: 'close: "17:00"',
      to: 'close: "08:00"',
      says: '"close" is "08:00". It must be later than open, such as open: "08:00",',
    },
    {
      from: 'days: Sat',
      to: 'days: Saturday',
      says: 'It must be a day or a range of days, such as Sat or Mon-Fri. Several days, such as',
    },
    {
      from: 'days: Sat',
      to: 'days: Fri-Sat',
      says: 'It must not name Fri again for hours that overlap or meet those above.',
    },
    {
      from: '\n    - { days: Mon-Sun, open: "06:00", close: "22:00" }',
      to: ' []',
      says: 'It must list at least one span of days.',
    },
    {
      from: '2026-11-26',
      to: '2026-02-30',
      says: 'It must be a day that exists, written as YYYY-MM-DD, such as 2026-12-25.',
    },
    {
      from: '2026-11-26',
      to: 'Dec 25',
      says: 'It must be a date written as YYYY-MM-DD, such as 2026-12-25.',
    },
    {
      from: ', shop: closed',
      to: '',
      says: 'It must say which place has other hours, such as shop: closed.',
    },
    {
      from: 'shop: closed',
      to: 'shop: shut',
      says: 'It must be the word closed, hours such as { open: "08:00", close: "12:00" }, or a',
    },
  ],
  'towns.yaml': [],
};

test.each(casesOf(MISTAKES))('$file with $to: $says', expectRefused);

test.each([
  { file: 'faq.yaml', from: 'We are open {hours.shop}.', to: '"We\\n\\tare open."' },
  {
    file: 'faq.yaml',
    from: 'We are open',
    to: 'A&B*, A & B; Q&As; 1 <2, 3 ** 4, x <y and y> z, <{email}>, tires**, brakes**.',
  },
  {
    file: 'faq.yaml',
    from: 'We are open',
    to: "'[A](/a#b) [b](https://b.example) [{email}](mailto:{email}) [us]({phone.link})' #",
  },
  { file: 'reviews.yaml', from: 'All good.', to: 'All **good**.' },
  {
    file: 'reviews.yaml',
    from: 'three, name: Ann B., text: All good',
    to: `three, name: Ann B., text: All${' so'.repeat(24)}`,
  },
  { file: 'shop.yaml', from: '"+12025550123"', to: '"+442079460018"' },
  { file: 'shop.yaml', from: '25+ years', to: '3 good years' },
  { file: 'shop.yaml', from: 'reviewCount: 672', to: 'reviewCount: 650' },
  { file: 'shop.yaml', from: 'reviews: 650+', to: 'reviews: Hundreds' },
  {
    file: 'shop.yaml',
    from: '"17:00" }',
    to: '"12:00" }\n    - { days: Mon-Thu, open: "13:00", close: "17:00" }',
  },
  {
    file: 'shop.yaml',
    from: '{ open: "10:00", close: "12:00" }',
    to: '[{ open: "10:00", close: "12:00" }, { open: "13:00", close: "14:00" }]',
  },
])('$file may have $to', ({ file, from, to }) => {
  expect(problemsWith(edited(file, from, to))).toEqual([]);
});
