import { expect, test } from 'vitest';
import type { OpeningData } from '../../../src/rules/hours.ts';
import { newPage } from '../support/open-page.ts';
import { lostAt } from './widths.ts';

const NOON = '2026-12-04T12:00-05:00';
const TODAY = '2026-12-04';

type Places = OpeningData['places'];
type Week = NonNullable<Places['shop']>;

const daily = (times: Week['week'][number]): Week => ({
  week: Array.from({ length: 7 }, () => times),
  exceptions: {},
});
const HOLIDAY = 'Birthday of Martin Luther King, Junior';

/** Hours whose status takes more words than those of this shop. */
const HOURS: { of: string; says: string; all: Week; holidays?: Record<string, string> }[] = [
  { of: 'odd minutes', says: '10:45 PM', all: daily([0, 1365]) },
  {
    of: 'a place that is closed for more than a week',
    says: '12/14 10:45 AM',
    all: {
      week: [[], [645, 1065], [], [], [], [], []],
      exceptions: { '2026-12-07': [] },
    },
  },
  {
    of: 'a closed day with a long name',
    says: HOLIDAY,
    all: { ...daily([645, 1365]), exceptions: { [TODAY]: [] } },
    holidays: { [TODAY]: HOLIDAY },
  },
];

test.each(HOURS)(
  'the status of $of leaves no box, in pages and menu',
  async ({ says, all, holidays }) => {
    const page = await newPage({ time: NOON, width: 320 });
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(?<=id="?hours"?>)\{.*?\}(?=<\/script>)/,
        (written) => {
          const data = JSON.parse(written) as OpeningData;
          const places = Object.fromEntries(Object.keys(data.places).map((place) => [place, all]));
          return JSON.stringify({ ...data, places, ...(holidays && { holidays }) });
        },
      );
      return route.fulfill({ response, body });
    });
    for (const path of ['/', '/about']) {
      await page.goto(path);
      await expect
        .poll(() =>
          page
            .locator('.open-now')
            .evaluateAll((all) =>
              all.map((one) => one.textContent!.replaceAll('\u00a0', ' ')).join(),
            ),
        )
        .toContain(says);
      expect({ path, lost: await lostAt(page, [320, 390, 1100, 1280], 800) }).toEqual({
        path,
        lost: [],
      });
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await page.locator('.menu-button').click();
    expect(await lostAt(page, [320, 390], 800)).toEqual([]);
  },
);
