import { describe, expect, test } from 'vitest';
import { problemsWith, SAMPLE } from '../../support/sample-content.ts';

const FAQ = SAMPLE['faq.yaml']!;
const answer = (text: string): Record<string, string> => ({
  'faq.yaml': FAQ.replace('We are open {hours.shop}.', () => JSON.stringify(text)),
});
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Content that grows by what an owner, or a slip of the hand, may repeat. */
const GROWING: { what: string; from: number; files: (count: number) => Record<string, string> }[] =
  [
    { what: 'braces left open', from: 4000, files: (count) => answer('{a '.repeat(count)) },
    {
      what: 'zero-width characters',
      from: 1000,
      files: (count) => answer('a\u200b'.repeat(count)),
    },
    {
      what: 'an opening tag that never ends',
      from: 20_000,
      files: (count) => answer(`<a ${'='.repeat(count)}`),
    },
    { what: 'prices written out', from: 1000, files: (count) => answer('$9 '.repeat(count)) },
    {
      what: 'different prices written out',
      from: 1000,
      files: (count) => answer(lines(count, (index) => `$${index + 1000},`)),
    },
    {
      what: "the shop's name",
      from: 1000,
      files: (count) => answer('Corner Garage. '.repeat(count)),
    },
    {
      what: 'hours of one day',
      from: 200,
      files: (count) => ({
        'shop.yaml': SAMPLE['shop.yaml']!.replace(
          /(?<= {2}gas:\n).*/,
          lines(count, () => '    - { days: Mon, open: "06:00", close: "07:00" }'),
        ),
      }),
    },
    {
      what: 'unknown fields',
      from: 1000,
      files: (count) => ({
        'shop.yaml': `${SAMPLE['shop.yaml']}${lines(count, (index) => `stranger${index}: 1`)}\n`,
      }),
    },
    {
      what: 'a name of a service in one long word',
      from: 20_000,
      files: (count) => ({
        'services/oil.yaml': SAMPLE['services/oil.yaml']!.replace(
          'brakes, tires',
          `brakes, ${'b'.repeat(count)}`,
        ),
      }),
    },
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
  test.each(GROWING)('of $what', { retry: 3 }, ({ files, from }) => {
    const few = Math.max(cost(files(from)) - still, 5);
    // Eight times as many take about eight times as long. With the square it would be 64 times.
    expect((cost(files(8 * from)) - still) / few).toBeLessThan(24);
  });
});
