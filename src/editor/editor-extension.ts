import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { is } from 'valibot';
import { BuildError } from '../generator/build-error.ts';
import type { DevSite } from '../generator/dev/dev-site.ts';
import type { Extension } from '../generator/dev/dev-server.ts';
import type { PrepareOptions } from '../generator/prepared-site.ts';
import type { PublishLine, PublishRequest } from './api.ts';
import type { DeskDefinition } from './desk-definition.ts';
import type { Door } from './door.ts';
import { EDIT_PATH, TOKEN_HEADER } from './edit-path.ts';
import { isSameSecret } from './is-same-secret.ts';
import type { Programs } from './publishing.ts';
import { REQUEST_SHAPES } from './request-shapes.ts';
import { type Answers, editRequests } from './requests.ts';

/**
 * A page of the editor holds the token, so a script of another company may not run in it, such as
 * that of the site's analytics. Nor may another site show the page in a frame, to have the owner
 * click what it covers.
 */
const ONLY_OWN_SCRIPTS = "script-src 'self' 'unsafe-inline'; frame-ancestors 'self'";

/** No text of an owner is this long. A photo in letters may be. */
const MOST_BYTES = 1_000_000;
const MOST_BYTES_OF_PHOTO = 60_000_000;

/** `desk` says what the owner of the site does. Through a `door`, other devices may come in. */
type EditorOptions = PrepareOptions &
  Programs & {
    script: () => Promise<string>;
    desk?: DeskDefinition<unknown>;
    door?: Door;
  };

/**
 * What makes an editor of the dev server: everything below EDIT_PATH, and a script in every page.
 */
export function editorExtension(
  site: DevSite,
  { script, door, ...options }: EditorOptions,
): Extension {
  const { served } = site;
  const { answers, views, since, publisher, original } = editRequests(site, options);
  const token = randomBytes(24).toString('base64url');
  const shared = encodeURIComponent(JSON.stringify(options.desk?.shared ?? {}));
  const scriptTag = (): string =>
    `<script src="${EDIT_PATH}script.js" data-token="${token}" data-shared="${shared}" defer></script>`;

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
  ): Promise<void> {
    if (name === 'script.js') return send(response, 200, 'text/javascript', await script());
    const [, slot] = /^original\/(.*)$/.exec(name) ?? [];
    const photo = slot === undefined ? undefined : original(slot);
    if (photo) return send(response, 200, 'image/jpeg', photo);
    const [, when, shown] = /^(now|before)(\/.*)$/.exec(name) ?? [];
    if (shown !== undefined) {
      const found = await (when === 'now' ? since.pageNow(shown) : since.pageBefore(shown));
      if (found === undefined) return send(response, 404, 'text/plain', 'There is no such page.');
      return send(
        response,
        200,
        typeof found === 'string' ? 'text/html' : (lookup(shown) ?? 'text/plain'),
        found,
      );
    }
    // The server lets a POST in only with the token. Any page can make a browser send a GET.
    const shape =
      request.method === 'POST' && Object.hasOwn(REQUEST_SHAPES, name)
        ? REQUEST_SHAPES[name as keyof typeof REQUEST_SHAPES]
        : undefined;
    if (!shape) return send(response, 404, 'text/plain', 'The editor has no such page.');
    try {
      const input = await bodyOf(request, name === 'photo' ? MOST_BYTES_OF_PHOTO : MOST_BYTES);
      if (!is(shape, input))
        return send(response, 400, 'text/plain', 'The editor does not understand this request.');
      if (name === 'publish')
        return await stream(response, input as PublishRequest, publisher.publish);
      const act = answers[name as keyof Answers];
      send(response, 200, 'application/json', JSON.stringify((await act(input as never)) ?? null));
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      send(response, 422, 'application/json', JSON.stringify({ message: error.message }));
    }
  }

  return {
    accepts: ({ headers }) => isSameSecret(String(headers[TOKEN_HEADER] ?? ''), token),
    answer: async (request, response, path) => {
      if (door && !door.admits(request, response)) return true;
      if (!path.startsWith(EDIT_PATH)) return false;
      // The site may not be made yet.
      if (!served()) await site.answer('/');
      await answer(request, response, path.slice(EDIT_PATH.length));
      return true;
    },
    headers: { 'Content-Security-Policy': ONLY_OWN_SCRIPTS },
    page: async (html, file) => {
      const named =
        served() && file !== undefined
          ? await views.withEditAttributes(file, html, site.renew)
          : html;
      return named.replace(/(?=<\/head>|<body)/, scriptTag);
    },
  };
}

async function stream(
  response: ServerResponse,
  request: PublishRequest,
  work: (hear: (line: PublishLine) => void, request: PublishRequest) => Promise<void>,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'application/x-ndjson;charset=utf-8',
    'Cache-Control': 'no-store',
  });
  const hear = (line: PublishLine): void => void response.write(`${JSON.stringify(line)}\n`);
  await work(hear, request).catch((error: unknown) =>
    hear({ kind: 'failed', text: error instanceof Error ? error.message : String(error) }),
  );
  response.end();
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, {
      'Content-Type': `${type};charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': ONLY_OWN_SCRIPTS,
    })
    .end(body);
}

async function bodyOf(request: IncomingMessage, most: number): Promise<object> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new BuildError('This is too long to be saved.');
    parts.push(part);
  }
  try {
    return parts.length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString()) as object);
  } catch {
    throw new BuildError('The editor sent something that is not JSON.');
  }
}
