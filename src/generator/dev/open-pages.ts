import type { ServerResponse } from 'node:http';

export type OpenPages = { add: (response: ServerResponse) => void; tell: () => void };

/** The pages that are open in browsers. Each hears the number of the newest build when it is added and whenever that is told. */
export function openPages(): OpenPages {
  // Restarts of the server must look like a new build to a page that is open.
  const session = Date.now();
  const responses = new Set<ServerResponse>();
  let build = 0;
  const send = (response: ServerResponse): void => void response.write(`data: ${session}.${build}\n\n`);
  return {
    add(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      responses.add(response.on('close', () => responses.delete(response)));
      send(response);
    },
    tell() {
      build++;
      responses.forEach(send);
    },
  };
}
