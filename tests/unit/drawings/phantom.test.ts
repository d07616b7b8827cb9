import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../../src/drawings/path.ts';
import {
  closeUpDrawing,
  hasCloseUp,
  PHANTOM_RAILS,
  phantomCallouts,
  phantomDrawing,
} from '../../../src/drawings/phantom.ts';
import { closeUpStyle, phantomStyle } from '../../../src/drawings/phantom/pens.ts';
import {
  INSPECTIONS,
  isOnCar,
  numberServices,
  SERVICE_NAMES,
  SERVICES,
} from '../../../src/rules/services.ts';

const PRICES = { state: 20, emissions: 28 };
const EVERY_SERVICE = numberServices(
  SERVICE_NAMES.map((id) => ({
    id,
    name: id,
    inspection: INSPECTIONS.find((one) => `${one}-inspection` === id),
  })),
  PRICES,
);

describe('the see-through car', () => {
  const { viewBox } = phantomDrawing(EVERY_SERVICE);
  const [left, , width] = viewBox.split(' ').map(Number) as [number, number, number];

  test('has a callout for each service, whose leader runs from the part to the rail', () => {
    const callouts = phantomCallouts(EVERY_SERVICE);
    const shown = EVERY_SERVICE.filter(({ art }) => isOnCar(art));
    expect(callouts.map(({ number }) => number).sort((one, other) => one - other)).toEqual(
      shown.map(({ number }) => number),
    );
    for (const { number, x, y, side, left: share, leader, part } of callouts) {
      expect(y).toBe(PHANTOM_RAILS[side]);
      expect(SERVICES[SERVICE_NAMES[number - 1]!]).toMatchObject({ onCar: { part } });
      expect(leader.startsWith(`M${numbers(...part)}L${numbers(x)}`)).toBe(true);
      expect(leader.endsWith(`V${numbers(y)}`)).toBe(true);
      expect(share).toBeCloseTo(((x - left) / width) * 100, 1);
    }
  });

  test("shows the shop's services that have a part on the car, numbered without gaps", () => {
    const services = numberServices(
      [
        { id: 'detailing', name: 'Detailing' },
        { id: 'undercoating', name: 'a new undercoating' },
        { id: 'brakes', name: 'Brakes' },
        { id: 'alignments', name: 'Alignments' },
      ],
      PRICES,
    );
    expect(services.map(({ id, number, art }) => [id, number, art])).toEqual([
      ['alignments', 1, 'alignments'],
      ['brakes', 2, 'brakes'],
      // Those that the table lacks are in the order of their names, not of their files.
      ['undercoating', 3, 'plain-service'],
      ['detailing', 4, 'plain-service'],
    ]);
    expect(phantomCallouts(services).map(({ number, part: point }) => [number, point])).toEqual([
      [1, SERVICES.alignments.onCar.part],
      [2, SERVICES.brakes.onCar.part],
    ]);
    expect(new Set(phantomDrawing(services).markup.match(/\bn\d+/g))).toEqual(
      new Set(['n1', 'n2']),
    );
  });

  test('gives every part an area to tap; a small part is above the large one around it', () => {
    const callouts = phantomCallouts(EVERY_SERVICE);
    expect(callouts.filter(({ reach }) => !/^M[-\d]/.test(reach))).toEqual([]);
    const over = (one: string, other: string) =>
      callouts.findIndex(({ number }) => number === numberOf(one)) >
      callouts.findIndex(({ number }) => number === numberOf(other));
    const numberOf = (id: string) => EVERY_SERVICE.find((service) => service.id === id)!.number;
    expect([
      over('brakes', 'tires'),
      over('state-inspection', 'ac-heat-repair'),
      over('vehicle-diagnostics', 'ac-heat-repair'),
    ]).toEqual([true, true, true]);
  });

  test('has a style for each class, and one for the number of each part', () => {
    const css = [
      'drawings/phantom.css',
      'drawings/phantom-near.css',
      'components/hero-stage.css',
      'components/hero-car.css',
    ]
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
      .join();
    const names = [...phantomDrawing(EVERY_SERVICE).markup.matchAll(/class="([^"]+)"/g)].flatMap(
      ([, list]) => list!.split(' '),
    );
    expect(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(css))).toEqual([]);
  });
});

test('phantom.css and phantom-near.css are up to date with phantom/pens.ts', () => {
  expect(readFileSync('src/drawings/phantom.css', 'utf8'), 'Write it again: npm run generate').toBe(
    phantomStyle(),
  );
  expect(readFileSync('src/drawings/phantom-near.css', 'utf8')).toBe(closeUpStyle());
});

describe('a close-up', () => {
  const closeUps = SERVICE_NAMES.filter(isOnCar).filter(hasCloseUp);

  test.each(closeUps)('of %s lights its part of the car, and no other', (name) => {
    const whole = phantomDrawing(EVERY_SERVICE).markup;
    const own = EVERY_SERVICE.find(({ art }) => art === name)!.number;
    const lit = whole.replaceAll(/ ?\bn(\d+)"/g, (found, number) =>
      Number(number) === own ? found.replace(`n${number}`, 'lit') : '"',
    );
    // A tire's group has no other class.
    expect(closeUpDrawing(name).markup).toBe(lit.replaceAll('<g class="">', '<g>'));
    expect(lit).toContain('lit"');
  });
});
