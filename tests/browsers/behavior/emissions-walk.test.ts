import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import { SAMPLE } from '../../support/sites.ts';
import { openPage, textsOf } from '../support/open-page.ts';

const PATH = SAMPLE.kinds.emissions!;
const { labels, inspections } = SAMPLE.content;

test.each([
  { time: '2030-12-31T23:59-05:00', year: 2030 },
  { time: '2031-01-01T00:00-05:00', year: 2031 },
])('at $time the model years of the questions are those of $year, the year where the shop is', async ({ time, year }) => {
  const page = await openPage(PATH, { time });
  await page.click('.emissions-walk > details:first-of-type > summary');
  const { newer, range, older } = labels.modelYears;
  await expect
    .poll(() => textsOf(page, '.emissions-walk > details > details > summary'))
    .toEqual([
      fill(newer, { year: `${year - 3}` }),
      fill(range, { from: `${year - 24}`, to: `${year - 4}` }),
      fill(range, { from: '1997', to: `${year - 25}` }),
      fill(older, { year: '1996' }),
    ]);
});

test('without script, the questions lead to a yes, a no and a not yet', async () => {
  const page = await openPage(PATH, { javaScriptEnabled: false });
  const press = (...steps: string[]) => page.click(['.emissions-walk', ...steps, 'summary'].join(' > '));
  const answers = () => textsOf(page, '.emissions-walk-answer b');
  const [first, last] = ['details:first-of-type', 'details:last-of-type'];
  await press(last!);
  expect(await answers()).toEqual([labels.verdict.no]);
  // The other answers come back when this one is closed.
  expect(await textsOf(page, '.emissions-walk > details > summary')).toHaveLength(1);
  await press(last!);
  await press(first!);
  expect(await answers()).toEqual([]);
  await press('details', 'details:nth-of-type(1)');
  expect(await answers()).toEqual([labels.verdict.notYet]);
  await press('details', 'details:nth-of-type(1)');
  await press('details', 'details:nth-of-type(2)');
  await press('details', 'details:nth-of-type(2)', 'details:nth-of-type(1)');
  expect(await answers()).toEqual([labels.verdict.yes]);
  expect(await textsOf(page, '.emissions-walk-answer p')).toEqual([inspections.emissions!.walk.gasoline.text.replace(/\s+/g, ' ')]);
});
