import type { Server, ServerResponse } from 'node:http';
import { ASSETS, KEEP_FOREVER } from '../hosts/host-facts.ts';
import { localServer } from '../local-server.ts';
import { EVENTS_PATH } from './dev-pages.ts';
import { devSite, type DevSiteOptions } from './dev-site.ts';
import type { NewVersion } from './page-script.ts';
import { requestPath } from './request-path.ts';

/** Calls back with the files that changed, as paths relative to the project's folder. Returns a function that stops it. */
export type Watch = (changed: (files: readonly string[]) => void) => () => void;

/**
 * A development server that does not listen yet. Each open page gets the site's version when it connects, and every new version.
 * Closing the server also stops watching files.
 */
export function createDevServer({ watch, ...options }: Omit<DevSiteOptions, 'tell'> & { watch: Watch }): Server {
  const openPages = new Set<ServerResponse>();
  const send = (page: ServerResponse, version: NewVersion): void => void page.write(`data: ${JSON.stringify(version)}\n\n`);
  const tell = (version: NewVersion): void => openPages.forEach((page) => send(page, version));
  // Watch before the site is first read, or a save in between would be lost.
  const unwatch = watch((files) => site.changed(files));
  const site = devSite({ ...options, tell });
  const server = localServer(async (request, response) => {
    const path = requestPath(request.url);
    if (path === EVENTS_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      openPages.add(response.on('close', () => openPages.delete(response)));
      return send(response, { to: site.version() });
    }
    const { status, type, body } = await site.answer(path);
    // A reload need not ask again for a file with a hash in its name.
    const caching = status === 200 && path.startsWith(ASSETS) ? KEEP_FOREVER : 'no-store';
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching }).end(body);
  });
  return server.once('close', unwatch);
}
