import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentType } from '../../src/generator/dev/content-type.ts';
import { ASK_FIRST } from '../../src/generator/hosts/host-facts.ts';
import { listen } from '../listen.ts';
import { answerHeaders, readHostRules } from '../serve/host-rules.ts';

/** Faults that a test can switch on, by path, even while the server runs. */
export type Faults = {
  /** The connection closes without an answer, as it does behind a content blocker or without a network. */
  blocked: RegExp[];
  /** The answer is 404. */
  missing: RegExp[];
  /** Delay in milliseconds before the answer. */
  slow: { path: RegExp; milliseconds: number }[];
  /** Other text for a path, without the site's headers. */
  instead: Record<string, string>;
  /** Script that runs in every page before the page's scripts, in every browser engine. */
  firstScript: string;
};

export type SiteServer = {
  url: string;
  /** Every requested path, in order. */
  requests: string[];
  faults: Faults;
  close: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

const FIRST_SCRIPT = '/__test/first.js';

/**
 * Serves a built site the way a good static host does. `/about` is about.html, and an address that ends in .html or a slash
 * redirects. An unknown path gets 404.html with status 404. Responses have the headers of `vercel.json`, except that scripts are not
 * cached: a test may block or delay them after another test has loaded them.
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const faults: Faults = { blocked: [], missing: [], slow: [], instead: {}, firstScript: '' };
  const requests: string[] = [];
  const rules = readHostRules(folder);
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    requests.push(path);
    response.setHeader('cache-control', ASK_FIRST);
    if (matches(faults.blocked, path)) return void response.destroy();
    const wait = faults.slow.find((slow) => slow.path.test(path));
    if (wait !== undefined) await sleep(wait.milliseconds);
    if (path === FIRST_SCRIPT) return send(response, 200, contentType(path), faults.firstScript);
    const instead = faults.instead[path];
    if (instead !== undefined && path.endsWith('.js')) return send(response, 200, contentType(path), instead);
    if (instead !== undefined) return send(response, 200, contentType('page.html'), withFirstScript(instead));

    const target = matches(faults.missing, path) ? undefined : locate(folder, path);
    if (target?.redirect !== undefined) return void response.writeHead(308, { location: target.redirect }).end();
    for (const [name, value] of answerHeaders(rules, target === undefined ? '/404.html' : path)) response.setHeader(name, value);
    if (path.endsWith('.js')) response.setHeader('cache-control', ASK_FIRST);
    const file = target?.file ?? join(folder, '404.html');
    const type = contentType(file);
    const body = existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
    send(response, target === undefined ? 404 : 200, type, type.startsWith('text/html') ? withFirstScript(body.toString()) : body);
  }

  const withFirstScript = (html: string) =>
    faults.firstScript === '' ? html : html.replace(/<head[^>]*>/, `$&<script src="${FIRST_SCRIPT}"></script>`);

  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { url, requests, faults, close, [Symbol.asyncDispose]: close };
}

/** The file for a path, or the address to redirect to; undefined if the path is unknown. */
function locate(folder: string, path: string): { file?: string; redirect?: string } | undefined {
  const plain = normalize(decodeURIComponent(path));
  if (plain.includes('..') || plain.startsWith('/__test')) return undefined;
  const isFile = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true;
  if (plain === '/') return isFile('index.html') ? { file: join(folder, 'index.html') } : undefined;
  if (plain.endsWith('.html') && isFile(plain)) return { redirect: plain.replace(/(\/index)?\.html$/, '') || '/' };
  if (isFile(plain)) return { file: join(folder, plain) };
  const bare = plain.replace(/\/+$/, '');
  const page = [`${bare}.html`, `${bare}/index.html`].find(isFile);
  if (page === undefined) return undefined;
  return bare === plain ? { file: join(folder, page) } : { redirect: bare };
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

function matches(patterns: RegExp[], path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
