import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { HASHED_PREFIX, KEEP_FOREVER } from '../base/served-files.ts';
import { localServer } from './local-server.ts';
import { CHANGES_PATH } from './browser-files.ts';
import { type DevSite, type DevSiteOptions, devSite } from './dev-site.ts';
import type { OnChange, watchFolders } from './folder-watcher.ts';

/** The additions of a program to the dev server: its own answers, and changes to every page. */
export type Extension = {
  /** Whether a request may change something. */
  accepts: (request: IncomingMessage) => boolean;
  /** Sees each request first. Returns whether it has answered the request. */
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /** Changes a page. A page that shows a mistake has no output file. */
  transformPage: (html: string, outputFile: string | undefined) => Promise<string>;
  /** Headers of every page. */
  headers: Record<string, string>;
};

type DevServerOptions = Omit<DevSiteOptions, 'sendVersion'> & {
  watch: (onChange: OnChange) => ReturnType<typeof watchFolders>;
  /** Names by which other devices on the network may reach this machine. */
  hostnames?: ReadonlySet<string>;
  extend?: (dev: DevSite) => Extension;
};

/**
 * A development server that does not listen yet. Each open page gets the number of the newest
 * version when it connects, and after each change. Closing the server also stops watching files.
 */
export function createDevServer({
  watch,
  hostnames,
  extend,
  ...options
}: DevServerOptions): Server {
  const streams = new Set<ServerResponse>();
  const sendVersion = (version: number, receivers: Iterable<ServerResponse> = streams) => {
    for (const stream of receivers) stream.write(`data: ${version}\n\n`);
  };
  // Watch before the site is first read, or a save in between would be lost.
  const watcher = watch((files) => dev.reportChanges(files));
  const dev = devSite({ ...options, sendVersion });
  const extension = extend?.(dev);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const path = requestPath(request.url);
    if (await extension?.answer(request, response, path)) return;
    if (path === CHANGES_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      if (request.method === 'HEAD') return response.end();
      streams.add(response.on('close', () => streams.delete(response)));
      return sendVersion(dev.newestVersion, [response]);
    }
    if (request.headers.accept?.includes('text/html')) watcher.lookForChanges();
    const { status, type, body, outputFile } = await dev.answer(path);
    const isPage = outputFile !== undefined || status === 500;
    const isHashed = status === 200 && path.startsWith(HASHED_PREFIX);
    response.writeHead(status, {
      'Content-Type': type,
      // A reload need not ask again for a file with a hash in its name.
      ...(isHashed && { 'Cache-Control': KEEP_FOREVER }),
      ...(isPage && extension?.headers),
    });
    response.end(
      isPage && extension ? await extension.transformPage(String(body), outputFile) : body,
    );
  }

  const server = localServer(answer, { accepts: extension?.accepts, hostnames });
  return server.once('close', () => watcher.stop());
}

/**
 * The path of a request, without its query, and decoded if possible. Never throws; the path may not
 * exist.
 */
function requestPath(target = '/'): string {
  const path = target.replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
