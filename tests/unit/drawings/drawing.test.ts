import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carDrawing } from '../../../src/drawings/car.ts';
import { svgFile } from '../../../src/drawings/drawing.ts';
import { inlineStyle } from '../../../src/drawings/pens.ts';
import { closeUpStyle, phantomStyle } from '../../../src/drawings/phantom/pens.ts';
import { repairOrder } from '../../../src/drawings/repair-order.ts';
import { SCENE_ART, sceneDrawing } from '../../../src/drawings/scene.ts';
import { serviceDrawing } from '../../../src/drawings/service.ts';
import { SERVICE_ART } from '../../../src/rules/names.ts';

test.each([
  ['drawing.css', inlineStyle],
  ['phantom.css', phantomStyle],
  ['phantom-near.css', closeUpStyle],
])('%s is up to date with its pens', (file, style) => {
  const written = readFileSync(`src/drawings/${file}`, 'utf8');
  expect(written, 'Write it again: npm run generate').toBe(style());
});

// A drawing in its own file does not get the page's styles.
test('a drawing in a file of its own defines every color that it uses, for light, dark and forced colors', () => {
  const drawings = [
    ...SERVICE_ART.map(serviceDrawing),
    ...SCENE_ART.map(sceneDrawing),
    carDrawing('sedan'),
    repairOrder,
  ];
  for (const file of drawings.map((drawing) => svgFile(drawing))) {
    const used = new Set([...file.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name!));
    const palettes = [...file.matchAll(/svg\{([^}]*)\}/g)].map(([, declarations]) => declarations!);
    expect(file).toContain('@media(prefers-color-scheme:dark)');
    expect(file).toContain('@media(forced-colors:active)');
    for (const name of used) {
      const declared = palettes.filter((declarations) => declarations.includes(`${name}:`)).length;
      expect(declared, name).toBeGreaterThanOrEqual(name === '--pen' ? 1 : 3);
    }
  }
});
