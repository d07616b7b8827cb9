import { keptTexts } from '../../src/generator/content/kept-texts.ts';
import { outputFiles } from '../../src/generator/paths.ts';
import type { Route, OutputFiles } from '../../src/generator/site.ts';
import type { Content } from '../../src/schema/schema.ts';
import { factsOf } from './facts.ts';
import { type Element, parsePage, select } from './select.ts';

export const REDIRECT_PATH = '/review';

// Most changes of an owner leave most pages as they were.
const parsed = keptTexts(parsePage);

/** The markup around <main>, without what differs from page to page: the mark of the current page and the text of a mail. */
const frameOf = (html: string): string =>
  (html.slice(html.indexOf('<body'), html.indexOf('<main')) + html.slice(html.indexOf('</main>')))
    .replace(/ aria-current="?page"?/g, '')
    .replace(/(mailto:[^?" >]*)\?[^" >]*/g, '$1');

/** A built site, the content that it was built from, and ways to look at its pages. */
export type ShopSite = ReturnType<typeof shopSite>;

export function shopSite(content: Content, routes: readonly Route[], files: OutputFiles) {
  parsed.nextRound();
  const texts = new WeakMap<Buffer, string>();
  const makePaths = content.makes.map(({ path }) => path);
  const pagePaths = routes.flatMap(({ kind, path }) => (kind === 'page' ? [path] : []));

  const bytesOf = (file: string): Buffer => {
    const bytes = files.get(file);
    if (bytes === undefined) throw new Error(`The site has no file ${file}.`);
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
  };
  const textIn = (file: string): string => {
    // The two files of a page have the same bytes.
    const bytes = bytesOf(file);
    const text = texts.get(bytes) ?? bytes.toString();
    texts.set(bytes, text);
    return text;
  };
  const htmlOf = (path: string): string => textIn(outputFiles(path)[0]!);
  const pageAt = (path: string): Element => parsed.make(htmlOf(path));
  const framePaths = [...new Map(pagePaths.map((path) => [frameOf(htmlOf(path)), path])).values()];

  const onEvery = (
    paths: readonly string[],
    holds: (page: Element, path: string) => void,
  ): void => {
    if (paths.length === 0) throw new Error('There are no pages to check with this rule.');
    for (const path of paths) {
      try {
        holds(pageAt(path), path);
      } catch (error) {
        if (error instanceof Error) error.message = `${path}: ${error.message}`;
        throw error;
      }
    }
  };

  return {
    content,
    routes,
    /** Output file → its bytes. */
    files,
    /** The shop's facts in the form that pages show. */
    facts: factsOf(content),
    /** Every page with header and footer. */
    pagePaths,
    servicePaths: content.services.map(({ path }) => path),
    makePaths,
    menuMakes: content.makes.filter((make) => make.inMenu),
    /** The page of an inspection, if the shop offers it. */
    pathOfInspection: (which: 'state' | 'emissions'): string | undefined =>
      content.services.find(({ inspection }) => inspection === which)?.path,
    bytesOf,
    textIn,
    /** The text of the page at an address. */
    htmlOf,
    /** The page at an address, parsed once: change nothing in it. */
    pageAt,
    /** One page of each header, menu and footer: on other pages, they have the same markup. */
    framePaths,
    /** Runs `holds` on each page. It throws when a page breaks it. The error begins with the page's address. */
    onEvery,
    /** Runs `holds` on each element of every page, but once for a header, menu and footer that pages share. */
    onEveryPart: (holds: (part: Element, path: string) => void): void =>
      onEvery(pagePaths, (page, path) =>
        holds(framePaths.includes(path) ? page : select(page, 'main'), path),
      ),
  };
}
