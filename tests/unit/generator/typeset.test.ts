import { describe, expect, test } from 'vitest';
import { typeset } from '../../../src/generator/typeset.ts';

const SET = [
  { typed: "Don't wait: it's the driver's side", set: 'Don’t wait: it’s the driver’s side' },
  { typed: '\'Soon\' and "now" ("later")', set: '‘Soon’ and “now” (“later”)' },
  {
    typed: "a '96 with parts from the '80s, 'til noon",
    set: 'a ’96 with parts from the ’80s, ’til noon',
  },
  { typed: '"\'Yes\' is fine"', set: '“‘Yes’ is fine”' },
  { typed: '\'"Brakes" first\'', set: '‘“Brakes” first’' },
  { typed: '"He said \'yes\'" and \'I heard "no"\'', set: '“He said ‘yes’” and ‘I heard “no”’' },
  { typed: '(\'"Soon" it is\'), the drivers\' "own"', set: '(‘“Soon” it is’), the drivers’ “own”' },
  { typed: '"\'Tis cold," and 6\'2" tall', set: '“’Tis cold,” and 6′2″ tall' },
  { typed: "[the shop](/about)'s hours", set: '[the shop](/about)’s hours' },
  {
    typed: '5-10 minutes, 30 - 60 miles, 1996-2004, $20-$30',
    set: '5–10 minutes, 30–60 miles, 1996–2004, $20–$30',
  },
  { typed: '8 AM - 5 PM, and - by the way -- more', set: '8 AM – 5 PM, and – by the way – more' },
  { typed: '1 1/2 inches, 2 1/2 hours', set: '1½ inches, 2½ hours' },
  { typed: '4 x 8 feet...', set: '4 × 8 feet…' },
  { typed: '15" wheels, 6\' wide, a "15" plate', set: '15″ wheels, 6′ wide, a “15” plate' },
];

const AS_TYPED = [
  'Mon-Fri 8AM-5PM, Sat 8AM-2PM',
  'Mon-Fri 8am-5pm, Sat 8am-2pm',
  '6:00AM-10:00PM every day',
  'EXP: 12-01-26 and 2026-12-01',
  '404 - Page Not Found',
  '(703) 555-0142, 703-555-9142, 555-9142 and +17035559142',
  'Code of Virginia 46.2-1176 and 19VAC30-70-50',
  'the 9-3, the 9-5 and the 9-7X, a 4x4, 225/65R17, 0W-20, 2/32 inch',
  "https://example.com/it's-5-10 and o'neil@example.com",
  "[words](/o'neil/5-10)",
  'It’s “set” – already…',
];

describe('typographic marks', () => {
  test.each(SET)('$typed', ({ typed, set }) => expect(typeset(typed)).toBe(set));
  test.each(AS_TYPED)('as typed: %s', (text) => expect(typeset(text)).toBe(text));

  test('setting a text again changes nothing', () => {
    for (const { set } of SET) expect(typeset(set)).toBe(set);
  });

  test('a long text without spaces takes no time', () => {
    const start = performance.now();
    for (const piece of ['a', '@', '](', '"', "'", '1-', '{', '. ', ' 1/2'])
      typeset(piece.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
