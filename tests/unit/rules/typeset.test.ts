import { expect, test } from 'vitest';
import { typeset } from '../../../src/rules/typeset.ts';

const SET = {
  "Don't wait: it's the drivers' side": 'Don’t wait: it’s the drivers’ side',
  '\'Soon\' and "now" ("later")': '‘Soon’ and “now” (“later”)',
  "near 'Route 66' or Route 66's end, '28' and '5 lanes'":
    'near ‘Route 66’ or Route 66’s end, ‘28’ and ‘5 lanes’',
  "a '96 with parts from the '80s, 'til noon": 'a ’96 with parts from the ’80s, ’til noon',
  '"\'Yes\' is fine"': '“‘Yes’ is fine”',
  '(\'"Brakes" first\')': '(‘“Brakes” first’)',
  '"He said \'yes\'" and \'I heard "no"\'': '“He said ‘yes’” and ‘I heard “no”’',
  '"\'Tis cold," and cold': '“’Tis cold,” and cold',
  "[the shop](/about)'s hours": '[the shop](/about)’s hours',
  '5-10 minutes, 30 - 60 miles, $20-$30': '5–10 minutes, 30–60 miles, $20–$30',
  '8 AM - 5 PM, and - by the way -- more': '8 AM – 5 PM, and – by the way – more',
  '15" wheels, 6\' wide, a "15" plate...': '15” wheels, 6’ wide, a “15” plate…',
};

const AS_TYPED = [
  'Mon-Fri 8AM-5PM and 6:00AM-10:00PM, EXP: 12-01-26 and 2026-12-01',
  '404 - Page Not Found, (703) 555-0142, 703-555-9142, 555-9142 and +17035559142',
  'Code of Virginia 46.2-1176, 19VAC30-70-50, the 9-3, the 9-7X, a 4x4, 0W-20, 2/32 inch',
  "https://example.com/it's-5-10 and o'neil@example.com and [words](/o'neil/5-10)",
];

test.each(Object.entries(SET))('sets %s', (typed, set) => {
  expect(typeset(typed)).toBe(set);
  expect(typeset(set)).toBe(set);
});

test.each(AS_TYPED)('leaves %s', (text) => expect(typeset(text)).toBe(text));
