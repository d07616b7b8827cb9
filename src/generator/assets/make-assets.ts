import { basename } from 'node:path';
import type { ReusableParts } from '../prepared-site.ts';
import type { FilesByPath, PageAssets } from '../page-assets.ts';
import { addHashed } from './add-hashed.ts';
import type { Styles } from './bundle.ts';

/**
 * Collects the files that pages load, with their addresses. The drawings `svgs` and the fonts of
 * `public/` get hashed names.
 */
export function makeAssets(
  { bundle, photos, publicFiles }: Omit<ReusableParts, 'loadedContent'>,
  svgs: Record<string, string>,
): { assets: PageAssets; styles: Styles; assetFiles: FilesByPath } {
  const files: FilesByPath = new Map(bundle.files);
  const drawings = Object.fromEntries(
    Object.entries(svgs).map(([name, svg]) => [name, addHashed(files, `${name}.svg`, svg)]),
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
