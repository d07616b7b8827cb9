import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { is } from 'valibot';
import { mediaType } from '../generator/base/media-type.ts';
import { BuildError } from '../generator/portable.ts';
import type { DevSite } from '../generator/dev/dev-site.ts';
import type { Extension } from '../generator/dev/dev-server.ts';
import type { LanAccess } from './lan-access.ts';
import { revisionOf } from './content/content-files.ts';
import { EDIT_PATH, TOKEN_HEADER } from './shared/constants.ts';
import type { EditorOptions } from './project.ts';
import { Editor } from './editor.ts';
import { ownerError } from './owner-error.ts';
import { isSameSecret, newSecret } from './secret.ts';
import { originalOf } from './photos/photo-requests.ts';
import { pageAt } from './publishing/published-content.ts';
import { type RequestName, REQUESTS } from './requests.ts';

/**
 * A page of the editor holds the token, so no script of another company may run in it, such as the
 * site's analytics. No other site may show the page in a frame, to trick the owner into clicks.
 */
const ONLY_OWN_SCRIPTS = "script-src 'self' 'unsafe-inline'; frame-ancestors 'self'";

/** More than the largest photo in base64. */
const MAX_BYTES = 60_000_000;

/** Makes an editor of the dev server: answers all below EDIT_PATH, adds a script to each page. */
export function editorExtension(
  dev: DevSite,
  { script, lan, ...options }: EditorOptions & { script: () => Promise<string>; lan?: LanAccess },
): Extension {
  const editor = new Editor(dev, options);
  const token = newSecret();
  const labels = encodeURIComponent(JSON.stringify(options.editing.labels));
  const contentKey = revisionOf(editor.project.contentPath);
  // `blocking`: the browser shows the last page until this one can have its bar.
  const scriptTag = () =>
    `<script src="${EDIT_PATH}script.js" data-token="${token}" data-labels="${labels}" data-content-key="${contentKey}" blocking="render" defer></script>`;

  return {
    accepts: ({ headers }) => isSameSecret(String(headers[TOKEN_HEADER] ?? ''), token),
    answer: async (request, response, path) => {
      if (lan && !lan.admits(request, response)) return true;
      if (!path.startsWith(EDIT_PATH)) return false;
      // Before the first page is requested, there is no site.
      if (!dev.served) await dev.answer('/');
      const name = path.slice(EDIT_PATH.length);
      // The server lets a POST in only with the token. Any page can make a browser send a GET.
      if (request.method === 'POST' && Object.hasOwn(REQUESTS, name))
        await answerRequest(editor, request, response, name as RequestName);
      else if (name === 'script.js') send(response, 200, name, await script());
      else await answerGet(editor, response, name);
      return true;
    },
    headers: { 'Content-Security-Policy': ONLY_OWN_SCRIPTS },
    transformPage: async (html, outputFile) => {
      // If another program breaks a file just now, the page is soon loaded again.
      const pageIndex = dev.served && (await editor.project.pageIndex.catch(() => undefined));
      const page = (outputFile !== undefined && pageIndex?.editablePage(outputFile, html)) || html;
      return page.replace(/(?=<\/head>|<body)/, scriptTag);
    },
  };
}

async function answerRequest(
  editor: Editor,
  request: IncomingMessage,
  response: ServerResponse,
  name: RequestName,
): Promise<void> {
  const { body: shape, answer } = REQUESTS[name];
  try {
    const body = await bodyOf(request);
    if (!is(shape, body))
      return send(response, 400, '.txt', 'The editor does not understand this request.');
    const result = (await answer(editor, body as never)) ?? null;
    send(response, 200, '.json', JSON.stringify(result));
  } catch (error) {
    const { message } = ownerError(error as Error, editor.project.options.log);
    send(response, 422, '.txt', message);
  }
}

/** Shows a page as it is or was, a file that it loads, or a photo as it was chosen. */
async function answerGet(editor: Editor, response: ServerResponse, name: string): Promise<void> {
  const [, folder, path = ''] = /^(original|now|before)(\/.*)$/.exec(name) ?? [];
  if (folder === 'original') {
    const photo = originalOf(editor, path.slice(1));
    if (photo !== undefined) return send(response, 200, photo, readFileSync(photo));
  } else if (folder !== undefined) {
    const body =
      folder === 'before'
        ? await editor.published.pageOrFile(path)
        : editor.project.served && pageAt(editor.project.served, path);
    if (body !== undefined)
      return send(response, 200, typeof body === 'string' ? '.html' : path, body);
  }
  send(response, 404, '.txt', 'The editor has no such page.');
}

function send(
  response: ServerResponse,
  status: number,
  file: string,
  body: string | Uint8Array,
): void {
  response
    .writeHead(status, {
      'Content-Type': mediaType(file),
      'Content-Security-Policy': ONLY_OWN_SCRIPTS,
    })
    .end(body);
}

/** The data that a request sends; undefined if it is not JSON. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? Infinity) > MAX_BYTES)
    throw new BuildError('This is too large to be saved. A photo may have up to 40 MB.');
  return json(request).catch(() => undefined);
}
