import { createServer } from 'node:http';
import { listen } from '../../../scripts/listen.ts';

type Outside = {
  /** The port of a proxy that refuses all requests. Browsers use it for every host except this machine. */
  port: number;
  /** The hosts that pages requested, in order. */
  asked: string[];
};

/** Hosts that browsers request in the background. */
const BROWSERS_OWN =
  /(^|\.)mozilla\.(com|net|org)(:\d+)?$|^(update|clientservices|optimizationguide-pa|content-autofill|safebrowsing)\.googleapis\.com$|^accounts\.google\.com$|\.gvt1\.com$/;

/** Replaces the network until this worker ends: it refuses every request and lists the hosts. So tests do not depend on a network. */
export async function refuseOutside(): Promise<Outside> {
  const asked: string[] = [];
  const note = (host: string) => {
    if (!BROWSERS_OWN.test(host)) asked.push(host);
  };
  const server = createServer((request, response) => {
    note(new URL(request.url ?? '/', 'http://unknown').host);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    note((request.url ?? '').replace(/:443$/, ''));
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  return { port: await listen(server, 0, '127.0.0.1'), asked };
}
