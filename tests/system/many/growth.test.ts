import { describe, expect, test } from 'vitest';
import { problemsWith, SAMPLE } from '../../support/sample-content.ts';

const FAQ = SAMPLE['faq.yaml']!;
const answer = (text: string): Record<string, string> => ({
  'faq.yaml': FAQ.replace('We are open {hours.shop}.', () => JSON.stringify(text)),
});
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Content that grows by what an owner, or a slip of the hand, may repeat. */
const GROWING: [what: string, from: number, files: (count: number) => Record<string, string>][] = [
  ['braces left open', 4000, (count) => answer('{a '.repeat(count))],
  ['zero-width characters', 1000, (count) => answer('a\u200b'.repeat(count))],
  ['an opening tag that never ends', 20_000, (count) => answer(`<a ${'='.repeat(count)}`)],
  ['prices written out', 1000, (count) => answer('$9 '.repeat(count))],
  [
    'different prices written out',
    1000,
    (count) => answer(lines(count, (index) => `$${index + 1000},`)),
  ],
  ["the shop's name", 1000, (count) => answer('Corner Garage. '.repeat(count))],
  [
    'hours of one day',
    200,
    (count) => ({
      'shop.yaml': SAMPLE['shop.yaml']!.replace(
        /(?<= {2}gas:\n).*/,
        lines(count, () => '    - { days: Mon, open: "06:00", close: "07:00" }'),
      ),
    }),
  ],
  [
    'unknown fields',
    1000,
    (count) => ({
      'shop.yaml': `${SAMPLE['shop.yaml']}${lines(count, (index) => `stranger${index}: 1`)}\n`,
    }),
  ],
  [
    'a name of a service in one long word',
    20_000,
    (count) => ({
      'services/oil.yaml': SAMPLE['services/oil.yaml']!.replace(
        'brakes, tires',
        `brakes, ${'b'.repeat(count)}`,
      ),
    }),
  ],
];

/**
 * The processor time for some content, in milliseconds: the less of two, since other programs can
 * only add to it.
 */
function cost(files: Record<string, string>): number {
  const times = [1, 2].map(() => {
    const before = process.cpuUsage();
    problemsWith(files);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('the time for mistakes grows with their number, not with its square', () => {
  // The files around them cost this much without any.
  const still = cost({});
  // The garbage of other tests may be collected meanwhile. What grows with the square fails each time.
  test.each(GROWING)('of %s', { retry: 3 }, (_what, from, files) => {
    const few = Math.max(cost(files(from)) - still, 5);
    // Eight times as many take about eight times as long. With the square it would be 64 times.
    expect((cost(files(8 * from)) - still) / few).toBeLessThan(24);
  });
});
