import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { REVALIDATE } from '../../src/generator/node.ts';
import { listen } from '../shared/listen.ts';
import { answerOf } from './answer-of.ts';

/** Trouble that a test can make, by path, even while the server runs. */
export type Trouble = {
  /** The body of a page arrives in pieces, each in time for a frame of its own. */
  inPieces: boolean;
  /** Other text for a path, without the site's headers. */
  instead: Record<string, string>;
  /** Script that runs in every page before the page's scripts, in every browser engine. */
  firstScript: string;
};

export type SiteServer = {
  url: string;
  /** Every requested path, in order. */
  requests: string[];
  trouble: Trouble;
  close: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

const FIRST_SCRIPT = '/__test/first.js';

/**
 * Serves a built site the way a good static host does: with its headers and its not-found page, and
 * it redirects an address that ends in .html or a slash. Scripts are not cached: a test may block
 * or delay them after another test has loaded them.
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const trouble: Trouble = { inPieces: false, instead: {}, firstScript: '' };
  const requests: string[] = [];
  const server = createServer(answer);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    requests.push(path);
    const type = path.endsWith('.js') ? 'text/javascript;charset=utf-8' : 'text/html;charset=utf-8';
    const instead = path === FIRST_SCRIPT ? trouble.firstScript : trouble.instead[path];
    if (instead !== undefined)
      return send(response, 200, { 'content-type': type }, Buffer.from(instead));

    const { status, headers, body } = answerOf(folder, path);
    const plain = path.replace(/(?:\/index)?\.html$|\/+$/, '') || '/';
    if (status === 200 && plain !== path)
      return void response.writeHead(308, { location: plain }).end();
    if (path.endsWith('.js')) delete headers['cache-control'];
    send(response, status, headers, body);
  }

  function send(
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body: Buffer,
  ): void {
    const isPage = headers['content-type']?.startsWith('text/html');
    const first = `$&<script src="${FIRST_SCRIPT}"></script>`;
    response.writeHead(status, { 'cache-control': REVALIDATE, ...headers });
    if (isPage && trouble.inPieces)
      return void pipeline(piecesOf(body.toString()), response).catch(() => response.destroy());
    response.end(
      isPage && trouble.firstScript !== '' ? body.toString().replace(/<head[^>]*>/, first) : body,
    );
  }

  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { url, requests, trouble, close, [Symbol.asyncDispose]: close };
}

const PIECE = 800;
const FRAME = 20;

/** The head comes first, so that the fonts are there before the text. */
async function* piecesOf(html: string): AsyncIterable<string> {
  const body = html.indexOf('<body');
  yield html.slice(0, body);
  await sleep(10 * FRAME);
  for (let start = body; start < html.length; start += PIECE) {
    await sleep(FRAME);
    yield html.slice(start, start + PIECE);
  }
}
