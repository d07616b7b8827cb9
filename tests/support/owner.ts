import type { ContentIo } from '../../src/generator/read/content-io.ts';
import type { Photo } from '../../src/generator/site.ts';
import type { Rules } from '../site/rules.ts';
import { buildShop } from './build-shop.ts';
import { ioOf } from './content-files.ts';
import { SAMPLE_FILES } from './sample.ts';
import type { ShopSite } from './shop-site.ts';

/** The texts of the sample shop, by path below its folder, for an owner's changes. */
export class OwnerFiles {
  readonly texts = new Map(Object.entries(SAMPLE_FILES));
  /** The photo in every place. */
  photo?: Photo;

  /** Replaces a passage. Throws if it is not there. Only a global expression replaces more than one. */
  edit(file: string, from: string | RegExp, to: string): this {
    const before = this.texts.get(file) ?? '';
    const after = typeof from === 'string' ? before.replace(from, () => to) : before.replace(from, to);
    if (after === before) throw new Error(`${file} does not hold ${from}.`);
    this.texts.set(file, after);
    return this;
  }

  add(file: string, text: string): this {
    this.texts.set(file, text);
    return this;
  }

  drop(file: string): this {
    if (!this.texts.delete(file)) throw new Error(`There is no ${file}.`);
    return this;
  }

  /** Removes the uses of a placeholder like an owner: the line of a list, or the sentence of a paragraph. Links keep their words. */
  dropWhatLeansOn(placeholder: string): this {
    const name = placeholder.replace(/[.]/g, '\\.');
    for (const [file, text] of this.texts) {
      if (!text.includes(`{${placeholder}`)) continue;
      const rest = text
        .replace(new RegExp(`\\[([^\\]]+)\\]\\(\\{${name}\\}\\)`, 'g'), '$1')
        .replace(new RegExp(`^ *- [^\\n]*\\{${name}[^}]*\\}[^\\n]*\\n`, 'gm'), '')
        .replace(new RegExp(` [A-Z][^.!?:]*(?::[^.!?:]*)?\\{${name}[^}]*\\}[^.!?]*[.!?]`, 'g'), '')
        .replace(new RegExp(`(?<=>-\\n +)[A-Z][^.!?:]*(?::[^.!?:]*)?\\{${name}[^}]*\\}[^.!?]*[.!?]\\s*`, 'g'), '');
      this.texts.set(file, rest);
    }
    return this;
  }

  io(): ContentIo {
    return ioOf(Object.fromEntries(this.texts));
  }
}

/** The whole site of an owner's files as the build would write it, not minified, through every rule of the build. Throws what the build says. */
export const publish = (files: OwnerFiles): Promise<ShopSite> => {
  const { photo } = files;
  const photos = {
    files: new Map(photo && [[photo.src.slice(1), '']]),
    measurePage: () => {},
    advice: () => [],
    unusedFiles: () => new Set<string>(),
    find: () => photo,
  };
  return buildShop(files.io(), { photos, minify: false }, false);
};

const WORDLESS = /\.(woff2|png|ico|jpe?g|webp|avif|css)$/;
/** Styles and the measures of drawings say nothing about the shop, but hold numbers that look like a price or a rating. */
const MEASURES = /<style[^]*?<\/style>| (?:d|points|transform|viewBox|[cr]?[xy][12]?|r|width|height|style)="[^"]*"/g;

/** Returns a function that finds the files whose name or text has a passage: pages, structured data, drawings, scripts and their data, files for hosts. */
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
  return (passage) => words.flatMap(({ same, text }) => (passage.test(text) ? same : same.filter((file) => passage.test(file))));
}

/** What breaks some rules of a site, in sentences. */
export async function brokenRules(site: ShopSite, ruleSets: readonly Rules[]): Promise<string[]> {
  const wrong: string[] = [];
  const held: Promise<void>[] = [];
  const test = async (name: string, holds: () => void | Promise<void>): Promise<void> => {
    try {
      await holds();
    } catch (error) {
      wrong.push(`${name}: ${(error as Error).message}`);
    }
  };
  for (const rules of ruleSets) rules(site, (name, holds) => held.push(test(name, holds)));
  await Promise.all(held);
  return wrong;
}
