import { expect, test } from 'vitest';
import { load } from '../../../src/generator/read/load.ts';
import { site } from '../../../src/site.ts';
import { shopContent } from '../../support/shop-content.ts';
import { edited, type Files, ioOf, problemsWith, SAMPLE } from '../../support/sample-content.ts';

const sampleWith = (changes: Files) => shopContent(ioOf({ ...SAMPLE, ...changes }));

test('the sample content is valid', () => {
  expect(problemsWith({})).toEqual([]);
});

test("the shop's content is valid", () => {
  const { services, makes } = shopContent();
  expect(services.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(makes).toHaveLength(42);
});

test('services are ordered by number, makes by name without regard to case, and lists as they are written', () => {
  const { services, makes, coupons } = sampleWith(edited('makes/acura.yaml', 'name: Acura', 'name: eagle'));
  expect(services.map(({ name }) => name)).toEqual(['tires', 'brakes', 'virginia-state-inspection', 'virginia-emissions-inspection', 'oil']);
  expect(makes.map(({ name }) => name)).toEqual(['Buick', 'eagle', 'GM']);
  expect(coupons.map(({ id }) => id)).toEqual(['free-check', 'money-off']);
});

test('facts are filled in everywhere, {make} in its own file, and placeholders for components stay', () => {
  const { faq, services, makes, labels } = sampleWith(edited('labels.yaml', 'openUntil text {place} {time}', '"{place} of {name} open until {time}"'));
  expect(faq[0]!.answer).toBe('We are open Mon-Fri 8AM-5PM, Sat 8AM-2PM.');
  expect(faq[1]!.answer).toBe('It is $20.');
  expect(services[0]!.title).toBe('tires service in Centreville');
  expect(makes[0]!.intro).toBe('Care for your Acura.');
  expect(labels.openUntil).toBe('{place} of Corner Garage open until {time}');
});

test('a placeholder in the address of a link is filled in before the link is checked', () => {
  const { faq } = sampleWith(edited('faq.yaml', 'We are open {hours.shop}.', '"[{email}](mailto:{email})"'));
  expect(faq[0]!.answer).toBe('[desk@corner.example](mailto:desk@corner.example)');
});

test('each service and make has the path of its content file', () => {
  const { services, makes } = sampleWith({});
  expect(services[1]).toMatchObject({ id: 'brakes', art: 'brakes', file: 'content/services/brakes.yaml' });
  expect(makes.map(({ file }) => file)).toEqual(['content/makes/acura.yaml', 'content/makes/buick.yaml', 'content/makes/gm.yaml']);
});

test('photos are found by slot, the path without the extension', () => {
  expect(load(ioOf({ ...SAMPLE, 'images/bays.jpg': '', 'images/makes/acura.webp': '' }), site.content).images).toEqual({ bays: 'bays.jpg', 'makes/acura': 'makes/acura.webp' });
});

test.each(['<script>alert(1)</script>', '</script>', '"double" and \'single\'', '🚗 👩🏽‍🔧', 'עברית و عربية', 'x'.repeat(10_000)])('any characters are allowed in a text: %.20s', (text) => {
  const { faq } = sampleWith(edited('faq.yaml', 'We are open {hours.shop}.', JSON.stringify(text)));
  expect(faq[0]!.answer).toBe(text);
});
