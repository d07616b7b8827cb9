import type { Server, ServerResponse } from 'node:http';
import { ASSETS, KEEP_FOREVER } from '../hosts/host-facts.ts';
import type { Door } from '../../editor/door.ts';
import { EDIT_PATH, type Pen } from '../../editor/pen.ts';
import type { DevState } from '../../editor/site-opener.ts';
import { localServer } from '../local-server.ts';
import { EVENTS_PATH } from './dev-pages.ts';
import { devSite, type DevSiteOptions } from './dev-site.ts';
import type { NewVersion } from './page-script.ts';
import { requestPath } from './request-path.ts';

/** Calls back with the files that changed, as paths relative to the project's folder. Returns a function that stops it. */
export type Watch = (changed: (files: readonly string[]) => void) => () => void;

/** Lets other devices on the network in. `hosts` are the names by which they may reach this machine. */
export type Lan = { door: Door; hosts: ReadonlySet<string> };

/** Makes the editor of a site that is served. */
export type MakePen = (dev: DevState) => Pen;

/**
 * A development server that does not listen yet. Each open page gets the site's version when it connects, and every new version.
 * Closing the server also stops watching files. With a pen, its pages can be edited.
 */
export function createDevServer({
  watch,
  pen: makePen,
  lan,
  ...options
}: Omit<DevSiteOptions, 'tell'> & { watch: Watch; pen?: MakePen; lan?: Lan }): Server {
  const openPages = new Set<ServerResponse>();
  const send = (page: ServerResponse, version: NewVersion): void =>
    void page.write(`data: ${JSON.stringify(version)}\n\n`);
  const tell = (version: NewVersion): void => openPages.forEach((page) => send(page, version));
  // Watch before the site is first read, or a save in between would be lost.
  const unwatch = watch((files) => site.changed(files));
  const site = devSite({ ...options, tell });
  const pen = makePen?.(site);
  const renamed = (): void => tell({ to: site.version(), markup: true, names: true });
  const server = localServer(
    async (request, response) => {
      if (lan && !lan.door.admits(request, response)) return;
      const path = requestPath(request.url);
      if (path === EVENTS_PATH) {
        response.writeHead(200, {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
        });
        openPages.add(response.on('close', () => openPages.delete(response)));
        return send(response, { to: site.version() });
      }
      if (pen && path.startsWith(EDIT_PATH)) {
        // The site may not be made yet.
        if (!site.served()) await site.answer('/');
        return pen.answer(request, response, path);
      }
      const { status, type, body: plain, page } = await site.answer(path);
      const isPage = page !== undefined || status === 500;
      const body = pen && isPage ? await pen.page(page, String(plain), renamed) : plain;
      // A reload need not ask again for a file with a hash in its name.
      const caching = status === 200 && path.startsWith(ASSETS) ? KEEP_FOREVER : 'no-store';
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching }).end(body);
    },
    { accepts: pen?.accepts, hosts: lan?.hosts },
  );
  return server.once('close', unwatch);
}
