import { basename } from 'node:path';
import type { Assets, Site } from '../site.ts';
import type { Bundle, Styles } from './bundle.ts';
import { hashedPath } from './hashed-path.ts';

export type MadeAssets = { assets: Omit<Assets, 'photos' | 'publicFiles'>; styles: Styles; files: Site };

/** Makes everything that pages load, with hashed names: the bundle, the drawings, and the fonts, which it takes out of the files of `public/`. */
export function makeAssets(bundle: Bundle, drawn: Record<string, string>, publicFiles: Site): MadeAssets {
  const files: Site = new Map(bundle.files);
  const add = (name: string, bytes: string | Uint8Array): string => {
    const path = hashedPath(name, bytes);
    files.set(path, bytes);
    return `/${path}`;
  };
  const drawings = Object.fromEntries(Object.entries(drawn).map(([name, svg]) => [name, add(`${name}.svg`, svg)]));

  let { always } = bundle.styles;
  const fonts: string[] = [];
  for (const [file, bytes] of publicFiles) {
    if (!file.endsWith('.woff2')) {
      files.set(file, bytes);
      continue;
    }
    const href = add(basename(file), bytes);
    fonts.push(href);
    always = always.map((css) => css.replaceAll(`/${file}`, href));
  }
  return { assets: { script: bundle.script, sheets: bundle.sheets, fonts, drawings }, styles: { ...bundle.styles, always }, files };
}
