import { pageFileNames } from '../../src/generator/base/page-path.ts';
import type { FilesByPath } from '../../src/generator/page-assets.ts';
import type { Route } from '../../src/generator/route.ts';
import type { Content } from '../../src/schema/content.ts';
import { type Element, parsePage } from './select.ts';

/** A built site, its content, and ways to look at its pages. */
export type ShopSite = ReturnType<typeof shopSite>;

export function shopSite(content: Content, routes: readonly Route[], files: FilesByPath) {
  const parsed = new Map<string, Element>();
  const pagePaths = routes.flatMap(({ kind, path }) => (kind === 'page' ? [path] : []));

  const bytesOf = (file: string): Buffer => {
    const bytes = files.get(file);
    if (bytes === undefined) throw new Error(`The site has no file ${file}.`);
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
  };
  const textIn = (file: string): string => bytesOf(file).toString();
  const htmlOf = (path: string): string => textIn(pageFileNames(path)[0]!);
  const pageAt = (path: string): Element => {
    const page = parsed.get(path) ?? parsePage(htmlOf(path));
    parsed.set(path, page);
    return page;
  };

  return {
    content,
    routes,
    files,
    pagePaths,
    makePaths: content.makes.map(({ path }) => path),
    pathOfInspection: (which: 'state' | 'emissions'): string | undefined =>
      content.services.find(({ inspection }) => inspection === which)?.path,
    bytesOf,
    textIn,
    htmlOf,
    /** The page at an address, parsed once: change nothing in it. */
    pageAt,
    /** Runs `holds` on each page. If it throws, the error begins with the page's path. */
    onEvery(paths: readonly string[], holds: (page: Element, path: string) => void): void {
      if (paths.length === 0) throw new Error('There are no pages to check with this rule.');
      for (const path of paths) {
        try {
          holds(pageAt(path), path);
        } catch (error) {
          if (error instanceof Error) error.message = `${path}: ${error.message}`;
          throw error;
        }
      }
    },
  };
}
