import { createServer, type Server } from 'node:http';
import { ASSETS, KEEP_FOREVER } from '../hosts/host-facts.ts';
import { EVENTS_PATH } from './dev-pages.ts';
import { devSite, type DevSiteOptions } from './dev-site.ts';
import { openPages } from './open-pages.ts';
import { requestPath } from './request-path.ts';

/** Calls back with the files that changed, as paths relative to the project's folder. Returns a function that stops it. */
export type Watch = (changed: (files: readonly string[]) => void) => () => void;

/** A development server that does not listen yet. It notifies open pages of each change. Closing it also stops watching files. */
export function createDevServer({ watch, ...options }: Omit<DevSiteOptions, 'tell'> & { watch: Watch }): Server {
  const pages = openPages();
  // Watch before the site is first read, or a save in between would be lost.
  const unwatch = watch((files) => site.changed(files));
  const site = devSite({ ...options, tell: pages.tell });
  const server = createServer(async (request, response) => {
    const path = requestPath(request.url);
    if (path === EVENTS_PATH) return pages.add(response, site.version());
    const { status, type, body } = await site.answer(path);
    // A reload need not ask again for a file with a hash in its name.
    const caching = status === 200 && path.startsWith(ASSETS) ? KEEP_FOREVER : 'no-store';
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching }).end(body);
  });
  return server.once('close', unwatch);
}
