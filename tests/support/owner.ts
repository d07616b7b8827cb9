import type { Photo } from '../../src/generator/page-assets.ts';
import { SHARE_CARDS_FOLDER } from '../../src/generator/assets/share-cards.ts';
import { buildShop, publicFiles } from './build-shop.ts';
import { folderOf } from './content-files.ts';
import type { ShopSite } from './shop-site.ts';

/** Another shop draws its own share cards before its site is public. */
const WITHOUT_CARDS = new Map(
  [...publicFiles].filter(([file]) => !file.startsWith(`${SHARE_CARDS_FOLDER}/`)),
);

/**
 * Builds the site of some YAML files, with `photo` in every slot and its files. Throws the build's
 * error.
 */
export function publish(
  texts: Readonly<Record<string, string>>,
  photo?: Photo,
  files: readonly string[] = [],
): Promise<ShopSite> {
  const photos = {
    all: [],
    files: new Map(files.map((file) => [file, ''])),
    find: () => photo,
  };
  return buildShop(folderOf(texts), { photos, publicFiles: WITHOUT_CARDS });
}

const WORDLESS = /\.(woff2|png|ico|jpe?g|webp|avif|css)$/;
/**
 * Styles and measures in drawings say nothing about the shop, but their numbers look like prices or
 * ratings.
 */
const MEASURES =
  /<style[^]*?<\/style>| (?:d|points|transform|viewBox|[cr]?[xy][12]?|r|width|height|style)="[^"]*"/g;

/**
 * Returns a function that finds the files whose name or text has a passage: pages, structured data,
 * drawings, scripts and their data, files for hosts.
 */
export function searcher({ files, textIn }: ShopSite): (passage: RegExp) => string[] {
  // The two files of a page have the same text.
  const names = new Map<string, string[]>();
  for (const file of files.keys()) {
    const text = WORDLESS.test(file) ? '' : textIn(file);
    names.set(text, [...(names.get(text) ?? []), file]);
  }
  const words = [...names].map(([text, same]) => ({
    same,
    text: text.replace(MEASURES, '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  }));
  return (passage) =>
    words.flatMap(({ same, text }) =>
      passage.test(text) ? same : same.filter((file) => passage.test(file)),
    );
}
