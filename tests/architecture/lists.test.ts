import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { CAR_BODIES, SCENE_ART, SERVICE_ART, WIDGETS } from '../../src/rules/names.ts';
import { drawingAddresses } from '../../src/drawings/drawing-files.ts';
import { BASE_STYLES, COMPONENT_STYLES, FOLDED_STYLES, LATE_STYLES, MEDIA_STYLES } from '../../src/styles/order.ts';
import type { Photo } from '../../src/generator/site.ts';
import { ASSET_FILES, ASSETS, CONTENT, renderSite } from '../support/in-memory.ts';
import { filesOf } from './import-graph.ts';
import { selectorsOf } from './selectors.ts';

const PARTS = [...COMPONENT_STYLES, ...LATE_STYLES];
const photo = (): Photo => ({ src: '/p.jpg', sources: [{ type: 'image/avif', srcSet: '/p.avif 480w' }] });
// Some parts show only where the shop has photos.
const html = [renderSite(), renderSite(CONTENT, photo)].flatMap((site) => [...site.html.values()]);

describe('styles', () => {
  it('are all in the order of the cascade, each once', () => {
    const listed = [...BASE_STYLES, ...PARTS, ...MEDIA_STYLES.map(({ file }) => file)].map((name) => `src/${name}.css`);
    expect([...listed].sort()).toEqual(filesOf('src/**/*.css'));
  });

  it('that are folded away are late ones', () => {
    expect(FOLDED_STYLES.filter((name) => !(LATE_STYLES as readonly string[]).includes(name))).toEqual([]);
  });

  // A page gets a style when it has the root class: what stands under another name would come and go with it.
  it.each(PARTS)('%s speaks of its own root class and its parts only', (name) => {
    const own = new RegExp(`\\.${basename(name)}(?!\\w)`);
    const others = selectorsOf(readFileSync(`src/${name}.css`, 'utf8')).filter((selector) => !own.test(selector));
    expect(others).toEqual([]);
  });

  it.each(PARTS)('%s is for a class that pages have', (name) => {
    expect(html.some((page) => new RegExp(`class="([^"]* )?${basename(name)}[ "]`).test(page))).toBe(true);
  });
});

test.each(WIDGETS)('the widget %s has a script, and markup that names it', (name) => {
  expect(existsSync(`src/components/${name}.client.ts`)).toBe(true);
  expect(html.some((page) => page.includes(`data-widget="${name}"`))).toBe(true);
});

describe('drawings', () => {
  const { art, cars } = drawingAddresses(ASSETS.drawings);
  const all: Record<string, string> = { ...art, ...Object.fromEntries(Object.entries(cars).map(([body, { src }]) => [body, src])) };
  const names = [...SERVICE_ART, ...SCENE_ART, ...CAR_BODIES];

  it.each(names)('%s is drawn', (name) => {
    const markup = ASSET_FILES.get(all[name]!.slice(1));
    expect(markup).toMatch(/^<svg [^]*<(path|circle|rect|g)\b[^]*<\/svg>\s*$/);
  });

  it('are all different', () => {
    const seen = new Map<string, string[]>();
    for (const name of names) {
      const markup = String(ASSET_FILES.get(all[name]!.slice(1)));
      seen.set(markup, [...(seen.get(markup) ?? []), name]);
    }
    expect([...seen.values()].filter((alike) => alike.length > 1)).toEqual([]);
  });
});
