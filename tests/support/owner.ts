import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../src/generator/assets/bundle.ts';
import { BUILD_STEPS, buildSite } from '../../src/generator/build-site.ts';
import { type ContentIo, readContentFolder } from '../../src/generator/read/content-io.ts';
import { readContentFrom } from '../../src/generator/read/read-content.ts';
import type { Photo, Site } from '../../src/generator/site.ts';
import { site } from '../../src/site.ts';

/** The texts of a content folder, by path below it, for an owner's changes. */
export class OwnerFiles {
  readonly texts: Map<string, string>;

  constructor() {
    const io = readContentFolder('content');
    this.texts = new Map(
      io
        .list()
        .files.filter((file) => file.endsWith('.yaml'))
        .map((file) => [file, new TextDecoder().decode(io.read(file))]),
    );
  }

  /** One passage replaced by another. It must be there, once unless the expression is global. */
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

  /** Takes out what uses a placeholder, as an owner would: the line of a list, or the sentence of a paragraph. Links keep their words. */
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
    return {
      root: 'content',
      list: () => ({ files: [...this.texts.keys()].sort(), links: [] }),
      read: (file) => new TextEncoder().encode(this.texts.get(file)!),
    };
  }
}

const bundled = bundle(process.cwd(), site.code);

/** The whole site of an owner's files as the build would write it, not minified, through every rule. Throws what the build says. */
export async function publish(files: OwnerFiles, photo?: Photo): Promise<Site> {
  const steps = {
    ...BUILD_STEPS,
    bundle: () => bundled,
    read: async (definition: typeof site) => readContentFrom(definition, files.io()),
    photos: async () => ({ files: new Map(photo && [[photo.src.slice(1), '']]), advice: () => [], find: () => photo }),
    minify: async (pages: Map<string, string>) => pages,
    write: () => {},
  };
  const day = { year: 2026, month: 11, day: 21 };
  const built = await buildSite(
    site,
    { root: process.cwd(), out: join(tmpdir(), 'never-written'), day, now: () => new Date(0), log: () => {} },
    steps as unknown as typeof BUILD_STEPS,
  );
  return built.files;
}

/** Everything of a site that people, search engines, hosts and scripts read, by file. Style sheets, code and pictures say nothing about the shop. */
function sayings(built: Site): [file: string, text: string][] {
  return [...built]
    .filter(([file]) => !/\.(css|js|svg|woff2|png|ico|jpe?g|webp|avif)$/.test(file) && !file.startsWith('assets/'))
    .map(([file, bytes]) => [
      file,
      (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)).replace(/<style[^]*?<\/style>|<svg[^]*?<\/svg>/g, ''),
    ]);
}

/** The files that hold a passage, in letters or as the code of an apostrophe or an ampersand. */
export function holders(built: Site, passage: RegExp): string[] {
  return sayings(built).flatMap(([file, text]) => (passage.test(text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')) ? [file] : []));
}
