import {
  all,
  bullets,
  button,
  heading,
  isTrue,
  link,
  mainSays,
  section,
  table,
} from '../checks.ts';
import { on, type Row, trials } from '../row.ts';
import { EMISSIONS, SHOP } from '../shop.ts';
import { tryOn } from '../visitor.ts';

const calls = { href: SHOP.dialsStation };
const onThePage = on('2', EMISSIONS, {
  "Banner 'Virginia Emissions Inspection in Centreville, VA'": heading(
    'Virginia Emissions Inspection in Centreville, VA',
  ),
  "Hero 'Emissions testing, quick and easy'": section('Emissions testing, quick and easy'),
  ...Object.fromEntries(
    [
      'no appointment needed and walk-ins welcome',
      'state-certified station',
      'open Mon-Fri 8am-5pm, Sat 8am-2pm',
      'digital results sent directly to the DMV',
      'easy to find location',
    ].map((words) => [words, heading('Emissions testing, quick and easy', bullets(5, words))]),
  ),
  'A Call Inspection Station button records an analytics event and dials the station.': button(
    'Call Inspection Station',
    calls,
  ),
  'Notice that walk-ins are welcome with no appointment or call needed.': mainSays(
    'Walk-ins are welcome, with no appointment or call needed.',
  ),
  "Table 'Will My Car Pass VA Emissions Inspection?'": all(
    heading('Will My Car Pass VA Emissions Inspection?'),
    isTrue('a table has this caption', ({ tables }) =>
      tables.some(({ caption }) => caption === 'Will My Car Pass VA Emissions Inspection?'),
    ),
  ),
  'columns item, pass criteria, fail criteria; rows: on-board diagnostics system, exhaust emission levels, catalytic converter, evaporative emissions system, check engine light':
    table(
      ['item', 'pass criteria', 'fail criteria'],
      [
        'on-board diagnostics system',
        'exhaust emission levels',
        'catalytic converter',
        'evaporative emissions system',
        'check engine light',
      ],
    ),
  'a link to the state environmental agency page': link(/^https:\/\/www\.deq\.virginia\.gov\//),
  "Pricing card '$30 Virginia Emissions Inspection' with four check points": heading(
    '$30 Virginia Emissions Inspection',
    bullets(4),
  ),
  "a 'Call Inspection Station or Walk-In Today' phone link": heading(
    '$30 Virginia Emissions Inspection',
    button('Call Inspection Station or Walk-In Today', calls),
  ),
  "'We'll explain your results and help you pass'": heading(
    "We'll explain your results and help you pass",
  ),
  'A near-me section.': section(/near me$/i),
});

export const ROWS: Row[] = [
  ...onThePage,
  ...trials('2', {
    // At every width, with the base size of text.
    '(height 140, minimum 120)': tryOn(EMISSIONS, async (page) => {
      const heights = [];
      for (const width of [320, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        const banner = page.locator('main > :has(h1)');
        heights.push(Math.round((await banner.boundingBox())!.height));
      }
      return heights.every((height) => height === 140) ? [] : [`it is ${heights} px high`];
    }),
  }),
];
