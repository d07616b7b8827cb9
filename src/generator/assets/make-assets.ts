import { basename } from 'node:path';
import type { ReusableParts } from '../prepared-site.ts';
import type { FilesByPath } from '../files-by-path.ts';
import type { PageAssets } from '../page-assets.ts';
import { addHashed } from './add-hashed.ts';
import type { Styles } from './bundle.ts';

/**
 * Collects the files that pages load, with their addresses. Drawings and the fonts of `public/` get
 * hashed names.
 */
export function makeAssets(parts: Omit<ReusableParts, 'loadedContent'>): {
  assets: PageAssets;
  styles: Styles;
  assetFiles: FilesByPath;
} {
  const { bundle, photos, publicFiles } = parts;
  const files: FilesByPath = new Map(bundle.files);
  const drawings = Object.fromEntries(
    Object.entries(parts.drawings).map(([name, svg]) => [
      name,
      addHashed(files, `${name}.svg`, svg),
    ]),
  );

  let { base } = bundle.styles;
  const fonts: string[] = [];
  for (const [file, bytes] of publicFiles) {
    if (!file.endsWith('.woff2')) {
      files.set(file, bytes);
      continue;
    }
    const href = addHashed(files, basename(file), bytes);
    fonts.push(href);
    base = base.map((css) => css.replaceAll(`/${file}`, href));
  }
  const { script, mediaSheets } = bundle;
  return {
    assets: { script, mediaSheets, fonts, drawings, photos, publicFiles },
    styles: { ...bundle.styles, base },
    assetFiles: new Map([...files, ...photos.files]),
  };
}
