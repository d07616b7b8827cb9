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
    [
      '  - id: free-check\n    v',
      '  - v',
      '"id" (Short name) is missing from item 1 of "coupons". It must be',
    ],
    [
      'note: One use.',
      'constructor: x',
      `"constructor" is not a field of item 2 of "coupons". The fields here are ${couponFields}.`,
    ],
    [
      'value: 20',
      'value: $25 off',
      'is "$25 off". It must be the word free, whole dollars without a sign, such as 20,',
    ],
    ['    work: brake check\n', '', 'For free work, say in "work" which, such as oil check.', 3],
    [
      '    off: any order\n    minimum: 500\n',
      '    minimum: 500\n',
      'It must say what the discount is off: any order, a service, such as',
      7,
    ],
    [
      'work: brake check',
      'off: brakes\n    work: brake check',
      'It must be left out where "value" is free.',
    ],
  ],
  'faq.yaml': [
    [
      'question: When',
      'qestion: When',
      '"qestion" is not a field of item 1 of "questions". Did you mean "question"?',
    ],
    [
      'question: When are you open?',
      'question:',
      '"question" is empty. It must be text on a single line.',
    ],
    [
      'question: When are',
      'question: #1 are',
      'The text after # is a comment. If it is part of the text, put the text',
    ],
    [
      'When are you open?',
      '{town}',
      'is a group of fields. It must be text. Text that begins with { or [ must be in',
    ],
    [
      'When are you open?',
      '"When\n\n      open?"',
      '"question" is "When open?". It must be text on a single line.',
    ],
    [
      'We are open {hours.shop}.',
      '"We\\e[31m are"',
      '"answer" is "We\ufffd[31m are". It must not have the control',
    ],
    [
      'We are',
      'We [Open](#hours)',
      'It must have only complete links, but "[Open](#hours)" is not one and would be',
    ],
    [
      'question: When',
      'question: When [on holidays](/about)',
      'It must not have a link, such as "[on',
    ],
    [
      'We are open',
      'We are <b>open</b>',
      `${MARKUP} "<b>" would be printed as it is. Write only the words.`,
    ],
  ],
  'inspections/emissions.yaml': [
    [
      'amount: 30,',
      'amount: 32, most: 30,',
      'It must not be more than "most", which is what the law allows.',
    ],
  ],
  'inspections/state.yaml': [
    [
      'amount: 20,',
      'amount: $20,',
      '"amount" (Price) is "$20". It must be a number alone, without quotes, commas or',
    ],
    [
      'amount: 20,',
      'amount: 20.50,',
      '"amount" (Price) is the number 20.5. It must be whole dollars.',
    ],
    ['amount: 20,', 'amount: -20,', '"amount" (Price) is the number -20. It must be 0 or more.'],
  ],
  'labels.yaml': [
    [
      'skip: skip text',
      'skip: skip text\nred: 1',
      '"red" is not a field of this file. Correct its name or',
      2,
    ],
  ],
  'makes/acura.yaml': [
    [
      'inMenu: true',
      'inMenu: yes',
      '"inMenu" (Show it in the menu) is "yes". It must be true or false, without quotes.',
    ],
    [
      'models: [A, B]',
      'models:\n  - A\n  - Note: this',
      'If it is one text, put it in quotes: it holds a colon',
      13,
    ],
    [
      'models: [A, B]',
      'models: A',
      'It must be a list: one line for each item, each beginning with a hyphen and a',
    ],
    ['models: [A, B]', 'models: []', '"models" has 0 items. It must have at least 1.'],
    [
      'body: sedan',
      'body: convertible',
      `is "convertible". It must be one of ${CAR_BODIES.join(', ')}.`,
    ],
    [
      'title: Acura repair near you',
      'title: Acura',
      '"title" (Page title) has 5 characters. It must have 15 to 65',
    ],
    [
      'Acura repair near you',
      `At {address} ${'x'.repeat(50)}`,
      'That includes the words for {address}. Shorten the',
    ],
    [
      ', "We bleed hydraulic clutches until the pedal is firm at the top of its travel."',
      '',
      'It must be three paragraphs.',
    ],
  ],
  'pages/about.yaml': [
    [
      'About us',
      `About us${' long'.repeat(16)}`,
      'has 88 characters. It must have at most 80 characters, or it would',
    ],
  ],
  'pages/careers.yaml': [
    ['art: counter\nroles', 'hiring: no\nart: counter\nroles', 'without "noJobs"'],
  ],
  'pages/home.yaml': [
    [
      '[Show us, where it, hurts.]',
      '[a, b, c, d, e]',
      '(Headline) has 5 items. It must be at most four lines, or the',
    ],
  ],
  'reviews.yaml': [
    [
      'date: posted recently',
      'date: 2 weeks ago',
      'It must say roughly when, without a number, such as posted',
    ],
    [
      'rating: 5',
      'rating: 5, lang: Spanish',
      'It must be the code of a language, such as es, ko or zh-Hant',
    ],
    ['rating: 5', 'rating: 4.5', '"rating" (Stars) is the number 4.5. It must be a whole number.'],
    ['rating: 5', 'rating: 6', 'It must be 5 or less.'],
    [
      'three, name: Ann B., text: All good',
      `three, name: Ann B., text: All${' so'.repeat(25)}`,
      'It must have 25 words or fewer. Stop at',
    ],
  ],
  'services/oil.yaml': [
    [
      '  what: { heading: What, paragraph: "Fresh lubricant between every moving surface keeps metal from grinding upon metal inside engines of any age." }\n',
      '',
      'It must be a group of fields: heading,',
      14,
    ],
    [
      'heading: Bring, paragraph: Bring.',
      'heading: Bring',
      'is a group of fields. It must have "paragraph" or',
    ],
    [
      '    sections:',
      '    ctaHref: coupons\n    sections:',
      'It must be a path on this site that starts with one',
    ],
  ],
  'shop.yaml': [
    [
      '"+12025550123"',
      '+12025550123',
      'is the number 12025550123. It must be text. Put it in quotes: "+12025550123".',
    ],
    ['"+12025550123"', '(202) 555-0123', 'After +1 there are ten digits. Write "+12025550123".'],
    [
      '+12025550123',
      '+1202555012',
      'It must be a phone number with + and the country code, without spaces, such as',
    ],
    [
      'desk@corner.example',
      'desk at corner',
      '"email" (E-mail) is "desk at corner". It must be an e-mail address,',
    ],
    [
      'https://maps',
      'http://maps',
      '"map" is "http://maps.app.goo.gl/air". It must be a full https address, such as',
    ],
    [
      '//www.corner.example',
      '//*.corner;x.example',
      `(Address of the website) is "https://*.corner;x.example". ${DOMAIN}`,
    ],
    [
      '//www.corner.example',
      '//www.corner.example:8443',
      'It must end with the domain, without a slash or a port',
    ],
    [
      'provider: vercel',
      'provider: vercel, scriptSrc: //evil.example/x.js',
      'It must be a path on this site, such as',
    ],
    [
      'place: the mall',
      'place: the mall, addressEnding: Oak Hill',
      'It must be lower-case words joined by hyphens',
    ],
    [
      'America/New_York',
      'America/NewYork',
      'It must be a time zone with a region and a city, such as America/New_York.',
    ],
    [
      '{ latitude: 38.8, longitude: -77.4 }',
      '',
      '"point" (Place on the map) is empty. It must be a group of fields',
    ],
    [
      '25+ years',
      'Over 25 years',
      'It must be a number, with a + if it is more, a space and words, such as 10+ years.',
    ],
    [
      'rating: 4.4',
      'rating: 0',
      '(Average rating) is the number 0. It must be 1 or more, unless "reviewCount" is 0.',
    ],
    [
      'rating: 4.4',
      'rating: 4.43333333',
      'It must have at most one digit after the point, such as 4.4.',
    ],
    [
      'reviewCount: 672',
      'reviewCount: 601',
      '"650+". It must not be more than "reviewCount". Copy the number',
      26,
    ],
    [
      'reviewCount: 672',
      'reviewCount: 1',
      'It must be 0 while there is only one: one is no average.',
    ],
    [
      'open: "08:00", close',
      'open: "25:00", close',
      'It must be a time from "00:00" to "23:59", such as "08:00". The',
    ],
    [
      'close: "17:00"',
      'close: "08:00"',
      '"close" is "08:00". It must be later than open, such as open: "08:00",',
    ],
    [
      'days: Sat',
      'days: Saturday',
      'It must be a day or a range of days, such as Sat or Mon-Fri. Several days, such as',
    ],
    [
      'days: Sat',
      'days: Fri-Sat',
      'It must not name Fri again for hours that overlap or meet those above.',
    ],
    [
      '\n    - { days: Mon-Sun, open: "06:00", close: "22:00" }',
      ' []',
      'It must list at least one span of days.',
    ],
    [
      '2026-11-26',
      '2026-02-30',
      'It must be a day that exists, written as YYYY-MM-DD, such as 2026-12-25.',
    ],
    ['2026-11-26', 'Dec 25', 'It must be a date written as YYYY-MM-DD, such as 2026-12-25.'],
    [', shop: closed', '', 'It must say which place has other hours, such as shop: closed.'],
    [
      'shop: closed',
      'shop: shut',
      'It must be the word closed, hours such as { open: "08:00", close: "12:00" }, or a',
    ],
  ],
};

test.each(casesOf(MISTAKES))('$file with $to: $says', expectRefused);

test.each([
  {
    file: 'faq.yaml',
    from: 'We are open',
    to: 'A&B*, A & B; Q&As; 1 <2, 3 ** 4, x <y and y> z, <{email}>, tires**, brakes**.',
  },
  {
    file: 'reviews.yaml',
    from: 'three, name: Ann B., text: All good',
    to: `three, name: Ann B., text: All${' so'.repeat(24)}`,
  },
  { file: 'shop.yaml', from: 'reviewCount: 672', to: 'reviewCount: 650' },
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
