import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Asked = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request with any path, method and headers, even those that `fetch` refuses. Returns the
 * bytes of the answer unchanged.
 */
export const ask = (origin: string, { body, ...asked }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(origin, { ...asked, agent: false }, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({ status: response.statusCode!, headers: response.headers, body: bytes }),
        reject,
      );
    })
      .on('error', reject)
      .end(body);
  });
