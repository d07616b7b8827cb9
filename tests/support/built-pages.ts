import fg from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { outputFiles } from '../../src/generator/paths.ts';
import { type Element, parsePage } from './select.ts';

/** The folder of the real site, built for this run. */
export const FOLDER = inject('site').folder;

/** Every file of the built site, by its path in the folder. */
export const FILES: readonly string[] = fg.sync('**', { cwd: FOLDER, dot: true }).sort();

export const bytesOf = (file: string): Buffer => readFileSync(join(FOLDER, file));

/** The text of the page at an address. */
export const htmlOf = (path: string): string => bytesOf(outputFiles(path)[0]!).toString('utf8');

const parsed = new Map<string, Element>();

/** The page at an address, read once for a whole test file: change nothing in it. */
export function pageAt(path: string): Element {
  const page = parsed.get(path) ?? parsePage(htmlOf(path));
  parsed.set(path, page);
  return page;
}
