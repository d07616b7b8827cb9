import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/**
 * Host names that browsers on this machine use for it. Another site can point its own name to this
 * machine, but that name cannot be an IP address.
 */
const LOCAL = /^(localhost|.+\.localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/i;

type Access = {
  hostnames?: ReadonlySet<string>;
  accepts?: (request: IncomingMessage) => boolean;
};

/**
 * A server for the person at this machine; it does not listen yet. It refuses requests that only
 * another site in the same browser would send: with another host name (DNS rebinding) or origin, or
 * with a method that changes something, unless `accepts` lets a POST in. With `hostnames`, it
 * answers only to those. An error in `answer` ends one answer, not the server.
 */
export function localServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  access: Access = {},
): Server {
  return createServer(async (request, response) => {
    // No other site may frame a page. No browser may guess the type of a file, or keep a file whose
    // answer does not say so.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    const refusal = refusalOf(request, access);
    if (refusal) return refuse(response, ...refusal);
    try {
      await answer(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, `This server made a mistake: ${(error as Error).message}`);
    }
  });
}

function refusalOf(
  request: IncomingMessage,
  { hostnames, accepts }: Access,
): [status: number, why: string] | undefined {
  const { method, headers } = request;
  const { host = 'localhost', origin } = headers;
  const asked = host.replace(/:\d*$/, '');
  const name = asked.toLowerCase();
  if (!(hostnames ? hostnames.has(name) : LOCAL.test(name)))
    return [403, `This server does not answer as ${JSON.stringify(asked)}. Open it at localhost.`];
  const from = headers['sec-fetch-site'] ?? 'none';
  const isFromElsewhere = from !== 'none' && from !== 'same-origin';
  // In a hidden frame, another site could make visitors click unseen buttons (clickjacking).
  const isVisit =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if ((origin !== undefined && origin !== `http://${host}`) || (isFromElsewhere && !isVisit))
    return [403, 'This server answers its own pages only, not those of other sites.'];
  if (method === 'POST' && accepts?.(request)) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return [405, 'This server only answers GET and HEAD.'];
  return undefined;
}

function refuse(response: ServerResponse, status: number, why: string) {
  const headers = {
    'Content-Type': 'text/plain;charset=utf-8',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  };
  response.writeHead(status, headers).end(`${why}\n`);
}
