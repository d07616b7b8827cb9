import { expect, test } from 'vitest';
import { displayPhone, telHref } from '../../../src/rules/phone.ts';

test('a phone is shown as Americans write it, unless it is from elsewhere', () => {
  expect(telHref('+17035550142')).toBe('tel:+17035550142');
  expect(['+17035550142', '+442071838750', '+1703555014'].map(displayPhone)).toEqual([
    '(703) 555-0142',
    '+442071838750',
    '+1703555014',
  ]);
});
