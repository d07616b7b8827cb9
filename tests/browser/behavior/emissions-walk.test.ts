import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import { SAMPLE } from '../../support/sites.ts';
import { openPage, textsOf } from '../support/open-page.ts';

// no-script.test.ts has its questions.

const PATH = SAMPLE.kinds.emissions!;
const { newer, range, older } = SAMPLE.content.labels.modelYears;

test.each([
  { time: '2030-12-31T23:59-05:00', year: 2030 },
  { time: '2031-01-01T00:00-05:00', year: 2031 },
])(
  'at $time the model years of the questions are those of $year, the year where the shop is',
  async ({ time, year }) => {
    const page = await openPage(PATH, { time });
    await page.click('.emissions-walk > details:first-of-type > summary');
    await expect
      .poll(() => textsOf(page, '.emissions-walk > details > details > summary'))
      .toEqual([
        fill(newer, { year: `${year - 3}` }),
        fill(range, { from: `${year - 24}`, to: `${year - 4}` }),
        fill(range, { from: '1997', to: `${year - 25}` }),
        fill(older, { year: '1996' }),
      ]);
  },
);
