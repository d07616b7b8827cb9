import { basename } from 'node:path';
import type { Assets, Site } from '../site.ts';
import { addHashed } from './add-hashed.ts';
import type { Bundle, Styles } from './bundle.ts';

export type MadeAssets = {
  assets: Omit<Assets, 'photos' | 'publicFiles'>;
  styles: Styles;
  files: Site;
};

/** Makes everything that pages load, with hashed names: the bundle, the drawings, and the fonts, which it takes out of the files of `public/`. */
export function makeAssets(
  bundle: Bundle,
  drawn: Record<string, string>,
  publicFiles: Site,
): MadeAssets {
  const files: Site = new Map(bundle.files);
  const drawings = Object.fromEntries(
    Object.entries(drawn).map(([name, svg]) => [name, addHashed(files, `${name}.svg`, svg)]),
  );

  let { always } = bundle.styles;
  const fonts: string[] = [];
  for (const [file, bytes] of publicFiles) {
    if (!file.endsWith('.woff2')) {
      files.set(file, bytes);
      continue;
    }
    const href = addHashed(files, basename(file), bytes);
    fonts.push(href);
    always = always.map((css) => css.replaceAll(`/${file}`, href));
  }
  return {
    assets: { script: bundle.script, sheets: bundle.sheets, fonts, drawings },
    styles: { ...bundle.styles, always },
    files,
  };
}
