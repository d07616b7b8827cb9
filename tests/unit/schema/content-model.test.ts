import { expect, test } from 'vitest';
import { edited, sampleWith } from '../../support/sample-content.ts';

test('services are ordered by number, makes by name without regard to case, and lists as they are written', () => {
  const { services, makes, coupons } = sampleWith(
    edited('makes/acura.yaml', 'name: Acura', 'name: eagle'),
  );
  expect(services.map(({ number }) => number)).toEqual(services.map((_, index) => index + 1));
  expect(services.at(-1)!.name).toBe('oil');
  expect(makes.map(({ name }) => name)).toEqual(['Buick', 'eagle', 'GM']);
  expect(coupons.slice(0, 3).map(({ id }) => id)).toEqual(['free-check', 'money-off', 'tax-off']);
});

test('counted facts, facts of a make and prices are filled in, and placeholders for components stay', () => {
  const { faq, services, makes, labels } = sampleWith(
    edited('labels.yaml', 'openUntil text {place} {time}', '"{place} of {name} open until {time}"'),
  );
  expect([faq[0]!.answer, faq[1]!.answer]).toEqual([
    'We are open Mon-Fri 8AM-5PM, Sat 8AM-2PM.',
    'It is $20.',
  ]);
  expect([services.at(-1)!.title, makes[0]!.intro]).toEqual([
    'oil service in Centreville',
    'Care for your Acura.',
  ]);
  expect(labels.openUntil).toBe('{place} of Corner Garage open until {time}');
});

test('a text that uses a coupon has the facts in the words of the coupon and of its label', () => {
  const { faq } = sampleWith({
    ...edited('coupons.yaml', 'work: brake check', 'work: brake check in {town}'),
    ...edited('labels.yaml', 'offOver text {minimum}', 'off in {city} over {minimum}'),
    ...edited('faq.yaml', 'We are open {hours.shop}.', '"{coupon.free-check}, {coupon.money-off}"'),
  });
  expect(faq[0]!.answer).toBe('free text brake check in Centreville, $20 off in Clifton over $500');
});

test('a claim begins with a small letter inside a sentence, unless it is an abbreviation', () => {
  const { faq } = sampleWith({
    ...edited('shop.yaml', 'courtesy: Inspection', 'courtesy: Multi-point inspection'),
    ...edited(
      'faq.yaml',
      'We are open {hours.shop}.',
      'Our {claims.technicians} crew and the {claims.courtesy}.',
    ),
  });
  expect(faq[0]!.answer).toBe('Our ASE-certified crew and the multi-point inspection.');
});

test('a text is set as a typographer sets it, but a postal code stays as it was typed', () => {
  const { faq, shop } = sampleWith({
    ...edited('faq.yaml', 'We are open {hours.shop}.', "It's 2 miles, 5-10 minutes."),
    ...edited('shop.yaml', '20124', '20124-1414'),
  });
  expect(faq[0]!.answer).toBe('It’s 2 miles, 5–10 minutes.');
  expect(shop.address.postalCode).toBe('20124-1414');
});
