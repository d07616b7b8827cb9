import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BODIES, CAR_BODIES } from '../../../src/drawings/bodies/bodies.ts';
import { carDrawing } from '../../../src/drawings/car.ts';
import { svgFile, svgInside, type Drawing } from '../../../src/drawings/drawing.ts';
import { inlineStyle } from '../../../src/drawings/pens.ts';
import { SCENE_ART, sceneDrawing } from '../../../src/drawings/scene.ts';
import { serviceDrawing } from '../../../src/drawings/service.ts';
import { SERVICE_ART } from '../../../src/rules/names.ts';

const ALL: { name: string; drawing: Drawing }[] = [
  ...SERVICE_ART.map((name) => ({ name, drawing: serviceDrawing(name) })),
  ...SCENE_ART.map((name) => ({ name, drawing: sceneDrawing(name) })),
  ...CAR_BODIES.map((name) => ({ name: `car-${name}`, drawing: carDrawing(name) })),
];

const classes = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));

describe.each(ALL)('the file of $name', ({ drawing }) => {
  const file = svgFile(drawing);

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

test('a drawing inside another keeps its shape, at the size and place it is given', () => {
  for (const { drawing } of ALL) {
    const tag = /^<svg [^>]*>/.exec(svgInside(drawing, 30, 40, 100))![0];
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1]),
    );
    expect([x, y, width]).toEqual([30, 40, 100]);
    expect(height).toBeCloseTo((100 * drawing.height) / drawing.width, 0);
  }
});

describe('styles', () => {
  test('drawing.css is up to date with pens.ts', async () => {
    expect(
      readFileSync('src/drawings/drawing.css', 'utf8'),
      'Write it again: npm run generate',
    ).toBe(inlineStyle());
  });

  test('drawing.css has a rule for every class of the drawings, and no other rules', () => {
    const inCss = new Set(
      [...inlineStyle().matchAll(/^\.drawing \.([a-z-]+)/gm)].map(([, name]) => name!),
    );
    const inMarkup = classes(ALL.map(({ drawing }) => drawing.markup).join(''));
    inMarkup.delete('car');
    expect([...inMarkup].sort()).toEqual([...inCss].sort());
  });
});

test.each(CAR_BODIES)(
  '%s touches the lower edge of its picture and stays inside the picture',
  (name) => {
    const body = BODIES[name];
    const { length, height } = body;
    const drawing = carDrawing(name);
    const [, top, , tall] = drawing.viewBox.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect(top + tall).toBe(0);
    expect(drawing.width).toBeGreaterThan(length);
    const nodes = [
      ...body.outline,
      ...[...(body.behind ?? []), ...(body.darks ?? []), ...body.lamps].flat(),
    ];
    for (const [x, y] of nodes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(length);
      // A rack or a lamp on the roof would tangle with the letters behind the car.
      expect(y).toBeLessThanOrEqual(height);
    }
    expect(Math.max(...nodes.map(([, y]) => y))).toBeGreaterThan(height - 3);
    expect(body.rearAxle - body.tireRadius).toBeGreaterThan(0);
    expect(body.frontAxle + body.tireRadius).toBeLessThan(length);
  },
);
