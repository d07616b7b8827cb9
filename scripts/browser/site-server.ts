import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { REVALIDATE } from '../../src/generator/node.ts';
import { listen } from '../shared/listen.ts';
import { answerOf, type HostAnswer } from './answer-of.ts';

export type SiteServer = {
  url: string;
  /** Every requested path, in order. */
  requests: string[];
  close: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

/**
 * Serves a built site like a good static host: with its headers and its not-found page, and with
 * redirects from addresses that end in .html or a slash. Scripts are not cached: a test may block
 * or delay them after another test has loaded them. A test may also `change` answers.
 */
export async function serveSite(
  folder: string,
  change = (answer: HostAnswer, _path: string): HostAnswer => answer,
): Promise<SiteServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    requests.push(path);
    const { status, headers, body } = change(answerOf(folder, path), path);
    const plain = path.replace(/(?:\/index)?\.html$|\/+$/, '') || '/';
    if (status === 200 && plain !== path)
      return void response.writeHead(308, { location: plain }).end();
    if (path.endsWith('.js')) delete headers['cache-control'];
    response.writeHead(status, { 'cache-control': REVALIDATE, ...headers });
    if (typeof body === 'string' || Buffer.isBuffer(body)) return void response.end(body);
    pipeline(body, response).catch(() => response.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { url, requests, close, [Symbol.asyncDispose]: close };
}
