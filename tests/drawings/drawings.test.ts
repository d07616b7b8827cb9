import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BODIES } from '../../src/drawings/bodies/bodies.ts';
import { carDrawing } from '../../src/drawings/car.ts';
import { svgFile, svgInside, type Drawing } from '../../src/drawings/drawing.ts';
import { faviconSvg, LOGO_PATH } from '../../src/drawings/logo.ts';
import { numerals } from '../../src/drawings/numerals.ts';
import { mirroredAcross } from '../../src/drawings/mirror.ts';
import { blob, curve, numbers, polygon, tenth } from '../../src/drawings/path.ts';
import { circle, rect } from '../../src/drawings/shapes.ts';
import { inlineStyle } from '../../src/drawings/pens.ts';
import { PHANTOM_RAILS, phantomCallouts, phantomDrawing } from '../../src/drawings/phantom.ts';
import { SCENE_ART, sceneDrawing, streetDrawing } from '../../src/drawings/scene.ts';
import { limb } from '../../src/drawings/street/limb.ts';
import { person } from '../../src/drawings/street/person.ts';
import { serviceDrawing } from '../../src/drawings/service.ts';
import { CAR_BODIES } from '../../src/drawings/bodies/bodies.ts';
import { SERVICE_ART } from '../../src/rules/names.ts';
import { INSPECTIONS, numberServices, SERVICE_NAMES, SERVICES } from '../../src/rules/services.ts';

const ALL: [name: string, drawing: Drawing][] = [
  ...SERVICE_ART.map((name): [string, Drawing] => [name, serviceDrawing(name)]),
  ...SCENE_ART.map((name): [string, Drawing] => [name, sceneDrawing(name)]),
  ...CAR_BODIES.map((name): [string, Drawing] => [`car-${name}`, carDrawing(name)]),
];
const PRICES = { state: 20, emissions: 28 };
const EVERY_SERVICE = numberServices(
  SERVICE_NAMES.map((id) => ({ id, name: id, inspection: INSPECTIONS.find((one) => `${one}-inspection` === id) })),
  PRICES,
);

const classes = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));

/** Tags that are opened but not closed, or the reverse. */
const openTags = (markup: string): number =>
  [...markup.matchAll(/<(\/?)[a-z]+[^>]*?(\/?)>/g)].reduce((open, [, close, empty]) => open + (close ? -1 : empty ? 0 : 1), 0);

describe.each(ALL)('the file of %s', (_name, drawing) => {
  const file = svgFile(drawing);

  test('is well-formed and has no NaN or undefined', () => {
    expect(openTags(file)).toBe(0);
    expect(file).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    expect(file).not.toContain(' id="');
  });

  test('adapts to dark mode and forced colors, and defines every color that it uses', () => {
    const used = new Set([...file.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name!));
    const palettes = [...file.matchAll(/svg\{([^}]*)\}/g)].map(([, declarations]) => declarations!);
    expect(file).toContain('@media(prefers-color-scheme:dark)');
    expect(file).toContain('@media(forced-colors:active)');
    for (const name of used) {
      const declared = palettes.filter((declarations) => declarations.includes(`${name}:`)).length;
      expect(declared, name).toBeGreaterThanOrEqual(name === '--pen' ? 1 : 3);
    }
  });
});

test('services are 240 by 180, scenes 420 by 250', () => {
  for (const name of SERVICE_ART) expect(serviceDrawing(name)).toMatchObject({ width: 240, height: 180, viewBox: '0 0 240 180' });
  for (const name of SCENE_ART) expect(sceneDrawing(name)).toMatchObject({ width: 420, height: 250, viewBox: '0 0 420 250' });
});

test('a drawing inside another keeps its shape, at the size and place it is given', () => {
  for (const [, picture] of ALL) {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(svgInside(picture, 30, 40, 100).match(`^<svg [^>]*\\b${name}="([^"]+)"`)?.[1]),
    );
    expect([x, y, width]).toEqual([30, 40, 100]);
    expect(height).toBeCloseTo((100 * picture.height) / picture.width, 0);
  }
});

test('no two drawings are alike', () => {
  const first = new Map(ALL.toReversed().map(([name, { markup }]) => [markup, name]));
  expect(ALL.flatMap(([name, { markup }]) => (first.get(markup) === name ? [] : [`${name} is ${first.get(markup)}`]))).toEqual([]);
});

describe('styles', () => {
  test('drawing.css is up to date with pens.ts', async () => {
    expect(readFileSync('src/drawings/drawing.css', 'utf8'), 'Write it again: npm run generate').toBe(inlineStyle());
  });

  test('drawing.css has a rule for every class of the drawings, and no other rules', () => {
    const inCss = new Set([...inlineStyle().matchAll(/^\.drawing \.([a-z-]+)/gm)].map(([, name]) => name!));
    const inMarkup = classes(ALL.map(([, { markup }]) => markup).join(''));
    inMarkup.delete('car');
    expect([...inMarkup].sort()).toEqual([...inCss].sort());
  });

  test('phantom.css has a rule for every class of the see-through car, and hero-stage.css for the numbers of its parts', () => {
    const css = ['drawings/phantom.css', 'components/hero-stage.css', 'components/hero-car.css']
      .map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'))
      .join();
    const unknown = [...classes(phantomDrawing(EVERY_SERVICE).markup)].filter((name) => !new RegExp(`\\.${name}\\b`).test(css));
    expect(unknown).toEqual([]);
  });
});

describe('cars', () => {
  test.each(CAR_BODIES)('%s touches the lower edge of its picture and stays inside the picture', (name) => {
    const body = BODIES[name];
    const { length, height } = body;
    const drawing = carDrawing(name);
    const [, top, , tall] = drawing.viewBox.split(' ').map(Number) as [number, number, number, number];
    expect(top + tall).toBe(0);
    expect(drawing.width).toBeGreaterThan(length);
    const nodes = [...body.outline, ...[...(body.behind ?? []), ...(body.darks ?? []), ...body.lamps].flat()];
    for (const [x, y] of nodes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(length);
      // A rack or a lamp on the roof would tangle with the letters behind the car.
      expect(y).toBeLessThanOrEqual(height);
    }
    expect(Math.max(...nodes.map(([, y]) => y))).toBeGreaterThan(height - 3);
    expect(body.rearAxle - body.tireRadius).toBeGreaterThan(0);
    expect(body.frontAxle + body.tireRadius).toBeLessThan(length);
  });

  test('are drawn at one scale: the pickup is the longest, the microcar the shortest', () => {
    const byLength = [...CAR_BODIES].sort((one, other) => BODIES[one].length - BODIES[other].length);
    expect(byLength[0]).toBe('microcar');
    expect(byLength.at(-1)).toBe('pickup');
  });
});

describe('the street', () => {
  test('shows only the places that are there, each as wide as a view of it, on one ground', () => {
    const all = streetDrawing(() => true);
    const shopAlone = streetDrawing((place) => place === 'shop');
    expect([all.viewBox, shopAlone.viewBox]).toEqual(['0 0 1680 230', '0 0 1260 230']);
    const shows = (street: Drawing, name: 'pumps' | 'wash-menu' | 'bays'): boolean => street.markup.includes(sceneDrawing(name).markup);
    expect([shows(all, 'pumps'), shows(all, 'wash-menu'), shows(all, 'bays')]).toEqual([true, true, true]);
    expect([shows(shopAlone, 'pumps'), shows(shopAlone, 'wash-menu'), shows(shopAlone, 'bays')]).toEqual([false, false, true]);
  });

  const standing = {
    x: 0,
    ground: 230,
    faces: 'right',
    arms: [
      [0, 0],
      [0, 0],
    ],
  } as const;
  const hips = (markup: string): number => Number(/translate\(\S+ (\S+)\)/.exec(markup)![1]);

  test('people stand on the ground, on the longer leg or on a knee', () => {
    expect(
      hips(
        person({
          ...standing,
          legs: [
            [0, 0],
            [0, 0],
          ],
        }),
      ),
    ).toBeCloseTo(230 - 45.9, 1);
    expect(
      hips(
        person({
          ...standing,
          legs: [
            [-60, -60],
            [0, 0],
          ],
        }),
      ),
    ).toBeCloseTo(230 - 45.9, 1);
    expect(
      hips(
        person({
          ...standing,
          legs: [
            [0, -90],
            [90, 0],
          ],
        }),
      ),
    ).toBeCloseTo(230 - 25.7, 1);
  });

  test('a limb is as thick as its joints, straight or bent to either side', () => {
    expect(limb([0, 0, 5], [0, 20, 5], [0, 40, 5])).toBe('M5 0a5 5 0 0 0 -10 0v20v20h10v-20z');
    for (const side of [1, -1]) {
      const path = limb([0, 0, 5], [0, 20, 5], [20 * side, 20, 5]);
      expect(path.match(/a5 5 0 0 0/g), 'round at the top and outside the bend').toHaveLength(2);
      expect(path.length).toBeLessThan(80);
    }
  });
});

describe('the see-through car', () => {
  const { viewBox } = phantomDrawing(EVERY_SERVICE);
  const [left, , width] = viewBox.split(' ').map(Number) as [number, number, number];

  test('has a callout for each service, whose leader runs from the rail to the part', () => {
    const callouts = phantomCallouts(EVERY_SERVICE);
    expect(callouts.map(({ number }) => number).sort((one, other) => one - other)).toEqual(EVERY_SERVICE.map(({ number }) => number));
    for (const { number, x, y, side, left: share, leader, part } of callouts) {
      expect(y).toBe(PHANTOM_RAILS[side]);
      expect(part).toBe(SERVICES[SERVICE_NAMES[number - 1]!].onCar.part);
      expect(leader.startsWith(`M${numbers(x, y)}V`)).toBe(true);
      expect(leader.endsWith(`L${numbers(...part)}`)).toBe(true);
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
    expect(new Set(phantomDrawing(services).markup.match(/\bn\d+/g))).toEqual(new Set(['n1', 'n2']));
  });

  test('gives every part an area to tap; a small part is above the large one around it', () => {
    const callouts = phantomCallouts(EVERY_SERVICE);
    expect(callouts.filter(({ reach }) => !/^M[-\d]/.test(reach))).toEqual([]);
    const over = (one: string, other: string) =>
      callouts.findIndex(({ number }) => number === numberOf(one)) > callouts.findIndex(({ number }) => number === numberOf(other));
    const numberOf = (id: string) => EVERY_SERVICE.find((service) => service.id === id)!.number;
    expect([over('brakes', 'tires'), over('state-inspection', 'ac-heat-repair'), over('vehicle-diagnostics', 'ac-heat-repair')]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the path kit', () => {
  test('rounds to a tenth and never writes -0', () => {
    expect(tenth(-0.04)).toBe(0);
    expect(Object.is(tenth(-0.04), 0)).toBe(true);
    expect(numbers(0.25, -0.5, -3, 10.04, 0)).toBe('.3-.5-3 10 0');
  });

  test('writes boxes, circles and closed shapes', () => {
    expect(rect(1, 2, 3, 4)).toBe('M1 2h3v4h-3z');
    expect(circle(5, 5, 2)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0');
    expect(polygon([0, 0], [10, 0], [10, 5])).toBe('M0 0h10v5z');
    expect(blob([0, 0], [9, 0])).toMatch(/^M0 0c.*z$/);
  });

  test('rounding does not add up along a path', () => {
    const steps = Array.from({ length: 40 }, (_, index): [number, number] => [index * 1.04, index * 0.96]);
    const path = polygon(...steps);
    const end = [...path.matchAll(/l(-?[\d.]+?)(?: |(?=-))(-?[\d.]+)/g)].reduce(
      ([x, y], [, dx, dy]) => [x! + Number(dx), y! + Number(dy)],
      [0, 0],
    );
    expect(end[0]).toBeCloseTo(tenth(39 * 1.04), 5);
    expect(end[1]).toBeCloseTo(tenth(39 * 0.96), 5);
  });

  test('is horizontal at the top of a circle if no direction is given', () => {
    const [, , afterTop] = curve([-100, 0], [0, -100], [100, 0]).split('c');
    expect(afterTop).toMatch(/^51 0 /);
  });

  test('mirrors half a shape so that the other half can follow', () => {
    const half = [[20, 50, 90] as const, [60, 10, -45, 0] as const, [120, 5, 0] as const];
    expect(mirroredAcross(120, half).join(' ')).toBe('120,5,0,0 180,10,0,45 220,50,-90,-90');
  });

  test('refuses a path without points', () => {
    expect(() => polygon()).toThrow('A path needs at least one point.');
  });
});

test('a character without an outline is refused, with its name', () => {
  expect(() => numerals('12x', 0, 0, 10)).toThrow('There is no outline for "x" in glyphs.ts.');
});

test('the icon shows the sign, and fills the whole square for home screens', () => {
  expect(faviconSvg()).toContain(LOGO_PATH);
  expect(faviconSvg({ bleed: true })).toContain('d="M0 0h64v64h-64z"');
});
