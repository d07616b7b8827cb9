import type { ServerResponse } from 'node:http';
import type { NewVersion } from './page-script.ts';

export type OpenPages = { add: (response: ServerResponse, version: string) => void; tell: (version: NewVersion) => void };

/** The pages that are open in browsers. Each gets the site's version when it connects, and every new version. */
export function openPages(): OpenPages {
  const responses = new Set<ServerResponse>();
  const send = (response: ServerResponse, version: NewVersion): void => void response.write(`data: ${JSON.stringify(version)}\n\n`);
  return {
    add(response, version) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      responses.add(response.on('close', () => responses.delete(response)));
      send(response, { to: version });
    },
    tell(version) {
      for (const response of responses) send(response, version);
    },
  };
}
