import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ASSETS, KEEP_FOREVER } from '../hosts/host-facts.ts';
import { localServer } from '../local-server.ts';
import { EVENTS_PATH } from './dev-pages.ts';
import { type DevSite, devSite, type DevSiteOptions } from './dev-site.ts';
import type { NewVersion } from './page-script.ts';
import { requestPath } from './request-path.ts';

/** Calls back with the files that changed, as paths relative to the project's folder. Returns a function that stops it. */
export type Watch = (changed: (files: readonly string[]) => void) => () => void;

/** What a program adds to the dev server: answers of its own, and something in every page. */
export type Extension = {
  /** Whether a request may change something. */
  accepts: (request: IncomingMessage) => boolean;
  /** Sees each request first. Returns whether it has answered it. */
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /**
   * Changes a page. `file` is its output file; a page that shows a mistake has none. `renewed` is called when the page would now
   * be another one, though the site is the same.
   */
  page: (html: string, file: string | undefined, renewed: () => void) => Promise<string>;
};

type DevServerOptions = Omit<DevSiteOptions, 'tell'> & {
  watch: Watch;
  /** Names by which other devices on the network may reach this machine. */
  hosts?: ReadonlySet<string>;
  extend?: (site: DevSite) => Extension;
};

/**
 * A development server that does not listen yet. Each open page gets the site's version when it connects, and every new version.
 * Closing the server also stops watching files.
 */
export function createDevServer({ watch, hosts, extend, ...options }: DevServerOptions): Server {
  const openPages = new Set<ServerResponse>();
  const send = (page: ServerResponse, version: NewVersion): void =>
    void page.write(`data: ${JSON.stringify(version)}\n\n`);
  const tell = (version: NewVersion): void => openPages.forEach((page) => send(page, version));
  // Watch before the site is first read, or a save in between would be lost.
  const unwatch = watch((files) => site.changed(files));
  const site = devSite({ ...options, tell });
  const extension = extend?.(site);
  const renewed = (): void => tell({ to: site.version(), markup: true, names: true });
  const server = localServer(
    async (request, response) => {
      const path = requestPath(request.url);
      if (await extension?.answer(request, response, path)) return;
      if (path === EVENTS_PATH) {
        response.writeHead(200, {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
        });
        openPages.add(response.on('close', () => openPages.delete(response)));
        return send(response, { to: site.version() });
      }
      const { status, type, body: plain, page } = await site.answer(path);
      const isPage = page !== undefined || status === 500;
      const body = extension && isPage ? await extension.page(String(plain), page, renewed) : plain;
      // A reload need not ask again for a file with a hash in its name.
      const caching = status === 200 && path.startsWith(ASSETS) ? KEEP_FOREVER : 'no-store';
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching }).end(body);
    },
    { accepts: extension?.accepts, hosts },
  );
  return server.once('close', unwatch);
}
