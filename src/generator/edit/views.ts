import { BuildError } from '../build-error.ts';
import { styled } from '../assets/styled.ts';
import { bundle } from '../assets/bundle.ts';
import { keptTexts } from '../dev/kept-texts.ts';
import { inOwnElements } from '../dev/page-styles.ts';
import type { OpenOptions } from '../open-site.ts';
import { htmlOf } from '../piece.ts';
import type { ContentIo } from '../read/content-io.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { pageFiles, renderRoute } from '../render/render.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Ref } from './api.ts';
import type { KnownSources } from './fact-sources.ts';
import { factsShown, hasWord } from './facts-shown.ts';
import { marksIn, type Marks, withMarks } from './marks.ts';
import { type FoundPlace, photoPlaces, tagNames, withPlaces } from './photo-places.ts';
import { openWith, type Served } from './site-mistakes.ts';

/** The site that is served, with its content. */
type ServedSite = Served & { content: unknown };

/** What the dev server knows: the site that it serves, and its code even while its content has mistakes. */
export type DevState = { served: () => ServedSite | undefined; definition: () => SiteDefinition | undefined };

/** `text` is what visitors see of a page. */
type Page = { path: string; source: string; text: string; marks: ReadonlySet<number> };

/** The site made from content with marks. `page` is a page by its output file, `pages` are all. */
type Twin = { of: ServedSite; marks: Marks; page: (file: string) => { path: string; html: string } | undefined; pages: () => Page[] };

/** Views of the site as it is on disk now. Each is made when it is first asked for, and again when the site was. */
export function siteViews({ served, definition }: DevState, options: OpenOptions, io: ContentIo) {
  const kept = keptTexts(parseYaml);
  const knownSources: KnownSources = new Map();
  let twin: Twin | undefined;
  let places: { of: Served; find: (path: string) => FoundPlace[] } | undefined;
  const shapes = new Map<string, { shape: string; places: FoundPlace[] }>();
  let facts: { of: Served; made: ReturnType<typeof factsShown> } | undefined;

  /** Parses each text of two rounds once. */
  const parse = (): typeof parseYaml => {
    kept.nextRound();
    return kept.make;
  };

  /** The site's code. Throws a BuildError if it has a mistake. */
  function site(): SiteDefinition {
    const found = definition();
    if (!found) throw new BuildError('The code of the site has a mistake. The page shows it.');
    return found;
  }

  /** What the site is made with. It is there even while content has mistakes. */
  async function tools(): Promise<Served> {
    const now = served();
    return now ?? { site: site(), bundle: await bundle(options.root, site().code) };
  }

  async function twinOf(): Promise<Twin> {
    const of = served();
    if (!of) throw new BuildError('The site cannot be shown, because a file has a mistake.');
    if (twin?.of !== of) {
      const marks: Marks = [];
      const marked = { ...of, site: { ...of.site, content: withMarks(of.site.content, marks) } };
      const { routes, styles } = await openWith(marked, options, io, new Map(), parse());
      const files = pageFiles(routes);
      const page = (file: string): { path: string; html: string } | undefined => {
        const route = files.get(file);
        return route && { path: route.path, html: htmlOf(styled(renderRoute(route), inOwnElements(styles))) };
      };
      let all: Page[] | undefined;
      const pages = (): Page[] =>
        (all ??= routes
          .filter(({ kind }) => kind === 'page')
          .map((route) => {
            const html = htmlOf(renderRoute(route));
            return { path: route.path, source: route.source, text: html.replace(UNSEEN, ''), marks: new Set(marksIn(html)) };
          }));
      twin = { of, marks, page, pages };
    }
    return twin;
  }

  /** The facts of the site as it is served. */
  async function factsOf(): Promise<ReturnType<typeof factsShown>> {
    const { of, pages } = await twinOf();
    const countPages = (value: string): number => pagesWith(pages(), value).length;
    if (facts?.of !== of) facts = { of, made: factsShown(of.site.content, io, parse(), countPages, knownSources) };
    return facts.made;
  }

  /** The addresses of the pages that have the text of a value or of a part of it. A whole file also has its own page. */
  async function pagesWithText({ file, path }: Ref): Promise<string[]> {
    const { marks, pages } = await twinOf();
    const wanted = new Set(marks.flatMap((ref, number) => (isInside(ref, { file, path }) ? [number] : [])));
    const isOwn = ({ source }: Page): boolean => path.length === 0 && source.replace(/^[^/]*\//, '') === file;
    return pages()
      .filter((page) => isOwn(page) || [...page.marks].some((number) => wanted.has(number)))
      .map((page) => page.path);
  }

  /** The addresses of the pages that show a value or a part of it, as a text or as a fact that is made from it. */
  async function pagesOf(ref: Ref): Promise<string[]> {
    const { pages } = await twinOf();
    const { shown } = await factsOf();
    const values = (await shown({ of: ref })).filter(({ value }) => isTelling(value));
    const found = new Set([
      ...(await pagesWithText(ref)),
      ...values.flatMap(({ value }) => pagesWith(pages(), value).map(({ path }) => path)),
    ]);
    return pages().flatMap(({ path }) => (found.has(path) ? [path] : []));
  }

  /** The places for photos on the page at an address. */
  async function placesOf(path: string): Promise<FoundPlace[]> {
    const of = served();
    if (!of) return [];
    if (places?.of !== of) places = { of, find: await photoPlaces(of, options, io) };
    return places.find(path);
  }

  /** A page with its places for photos. They are looked for again only if other elements are on the page. */
  async function withPhotoPlaces(path: string, html: string): Promise<string> {
    const shape = tagNames(html);
    if (shapes.get(path)?.shape !== shape) shapes.set(path, { shape, places: await placesOf(path) });
    return withPlaces(html, shapes.get(path)!.places);
  }

  return { parse, site, tools, twinOf, placesOf, withPhotoPlaces, factsOf, pagesOf, pagesWithText };
}

export type SiteViews = ReturnType<typeof siteViews>;

const isInside = (ref: Ref, { file, path }: Ref): boolean => ref.file === file && path.every((key, index) => key === ref.path[index]);

/** A number such as 6 is on every page, whatever it counts. */
const isTelling = (value: string): boolean => value.length > 3 || /^\D/.test(value);

/** The head, scripts, styles and tags of a page. */
const UNSEEN = /<head[^]*<\/head>|<(script|style)\b[^]*?<\/\1>|<[^>]*>/g;

const pagesWith = (pages: Page[], value: string): Page[] => pages.filter(({ text }) => hasWord(text, escapeHtml(value)));

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
