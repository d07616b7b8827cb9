import { expect, test } from 'vitest';
import { inOwnersWords } from '../../support/owner-reporter.ts';

test('an owner reads which rule does not hold and what to do, without stacks, colors and names of test files', () => {
  const red = (text: string): string => `\u001b[31m${text}\u001b[39m`;
  const message = `/coupons lacks the coupon: expected ${red("'…'")} to contain 'free'\n    at tests/unit/site/pages.ts:12:3`;
  expect(
    inOwnersWords([{ rule: 'pages > every coupon is on the coupons page', message }], 72),
  ).toBe(
    [
      'Do not publish dist/ yet. These pages do not say what content says:',
      '- pages: every coupon is on the coupons page',
      "  /coupons lacks the coupon: expected '…' to contain 'free'",
      'Undo your last change of content and run this again, or send these lines to the developer of the site.',
    ].join('\n'),
  );
  expect(inOwnersWords([], 73)).toBe('Every page says what content says: 73 rules hold.');
});
