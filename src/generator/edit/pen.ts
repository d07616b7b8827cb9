import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { styled } from '../assets/styled.ts';
import { keptTexts } from '../dev/kept-texts.ts';
import { inOwnElements } from '../dev/page-styles.ts';
import type { OpenOptions } from '../open-site.ts';
import { htmlOf } from '../piece.ts';
import { readContentFolder } from '../read/content-io.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { pageFiles, renderRoute } from '../render/render.ts';
import type { ChangeRequest } from './api.ts';
import { contentDisk } from './content-disk.ts';
import type { KnownSources } from './fact-sources.ts';
import { factsShown } from './facts-shown.ts';
import { type Marks, withMarks, withRefs } from './marks.ts';
import { editSession } from './session.ts';
import { startOf } from './start.ts';
import { contentMistakes, openWith, type Served, siteMistakes } from './site-mistakes.ts';

/** Everything of the editor is below this path. */
export const EDIT_PATH = '/__edit/';

/** The header in which the editor's pages send the session's token. */
const TOKEN_HEADER = 'x-edit-token';

/** No text of an owner is this long. */
const MOST_BYTES = 1_000_000;

/** What makes an editor of the dev server. */
export type Pen = {
  /** Whether a request may change something: it has the session's token. */
  accepts: (request: IncomingMessage) => boolean;
  /** Answers a request below EDIT_PATH. */
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  /** A page whose elements name the content that they show, with the editor's script. */
  page: (file: string, html: string) => Promise<string>;
};

export type PenOptions = OpenOptions & { served: () => Served | undefined; script: () => Promise<string> };

/** The editor's part of the server. It reads and writes the content folder of `root`, and keeps its memory in `.cache/edit`. */
export function createPen({ served, script, ...options }: PenOptions): Pen {
  const folder = options.content ?? join(options.root, 'content');
  const io = readContentFolder(folder);
  const disk = contentDisk(folder, join(options.root, '.cache/edit/session.json'));
  const token = randomBytes(24).toString('base64url');
  const kept = keptTexts(parseYaml);
  const parse = (): typeof parseYaml => {
    kept.nextRound();
    return kept.make;
  };
  const current = (): Served => {
    const now = served();
    if (!now) throw new BuildError('The site has a mistake that only its files can mend. The page shows it.');
    return now;
  };
  let twin: { of: Served; marks: Marks; page: (file: string) => string | undefined; all: () => string[] } | undefined;
  const knownSources: KnownSources = new Map();
  let facts: { of: Served; shown: ReturnType<typeof factsShown> } | undefined;

  /** The same site, made from content with marks. It is made again when the site was. */
  async function twinOf(now: Served): Promise<NonNullable<typeof twin>> {
    if (twin?.of !== now) {
      const marks: Marks = [];
      const marked = { ...now, site: { ...now.site, content: withMarks(now.site.content, marks) } };
      const { routes, styles } = await openWith(marked, options, io, new Map(), parse());
      const pages = pageFiles(routes);
      const page = (file: string): string | undefined => {
        const route = pages.get(file);
        return route && htmlOf(styled(renderRoute(route), inOwnElements(styles)));
      };
      let pagesNow: string[] | undefined;
      twin = { of: now, marks, page, all: () => (pagesNow ??= [...pages.keys()].map((file) => page(file) ?? '')) };
    }
    return twin;
  }

  /** The facts of the site as it is served. */
  async function factsOf(now: Served): Promise<ReturnType<typeof factsShown>> {
    const { all } = await twinOf(now);
    const countPages = (value: string): number => all().filter((html) => html.includes(escapeHtml(value))).length;
    if (facts?.of !== now) facts = { of: now, shown: factsShown(now.site.content, io, parse(), countPages, knownSources) };
    return facts.shown;
  }

  const session = (now: Served) =>
    (known ??= editSession(
      {
        io,
        model: now.site.content,
        check: (texts) => siteMistakes(current(), options, io, texts, parse()),
        look: (texts) => contentMistakes(current(), io, texts, parse()),
        ...disk,
      },
      disk.recall(),
    ));
  let known: ReturnType<typeof editSession> | undefined;

  const scriptTag = (): string => `<script src="${EDIT_PATH}script.js" data-token="${token}" defer></script>`;

  const API: Record<string, (input: Record<string, unknown>) => unknown> = {
    state: () => ({ ...session(current()).offers(), drafts: session(current()).drafts() }),
    start: () => startOf({ ...current(), io, options, session: session(current()), parse: parse() }),
    form: async ({ file }) => ({ ...session(current()).form(String(file)), mistakes: await session(current()).mistakes() }),
    check: async (input) => ({ mistakes: await session(current()).check(input as unknown as ChangeRequest) }),
    facts: async (input) => (await factsOf(current()))(input),
    drop: ({ file }) => session(current()).drop(String(file)),
    change: (input) => session(current()).change(input as unknown as ChangeRequest, String(input.label)),
    undo: () => session(current()).undo(),
    redo: () => session(current()).redo(),
  };

  return {
    accepts: ({ headers }) => {
      const sent = Buffer.from(String(headers[TOKEN_HEADER] ?? ''));
      return sent.length === token.length && timingSafeEqual(sent, Buffer.from(token));
    },
    answer: async (request, response, path) => {
      const name = path.slice(EDIT_PATH.length);
      if (name === '') return send(response, 200, 'text/html', startPage(scriptTag()));
      if (name === 'script.js') return send(response, 200, 'text/javascript', await script());
      const act = Object.hasOwn(API, name) ? API[name] : undefined;
      if (!act) return send(response, 404, 'text/plain', 'The editor has no such page.');
      try {
        send(response, 200, 'application/json', JSON.stringify((await act(await bodyOf(request))) ?? null));
      } catch (error) {
        if (!(error instanceof BuildError)) throw error;
        send(response, 422, 'application/json', JSON.stringify({ message: error.message }));
      }
    },
    page: async (file, html) => {
      const now = served();
      const { marks, page } = now ? await twinOf(now) : { marks: [], page: () => undefined };
      const twinPage = page(file);
      const marked = twinPage === undefined ? html : withRefs(html, twinPage, marks);
      // The dev server's own script is the last element of the page.
      return marked.replace(/(?=<\/head>|<body)/, scriptTag);
    },
  };
}

/** The page of an editor without a page of the site. */
const startPage = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Edit the site</title>${script}</head><body></body></html>`;

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
}

/** The JSON of a request; an empty object if it has no body. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new BuildError('This text is too long to be saved.');
    parts.push(part);
  }
  try {
    return parts.length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
  } catch {
    throw new BuildError('The editor sent something that is not JSON.');
  }
}
