import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../scripts/shared/listen.ts';
import { localServer } from '../../../src/generator/dev/local-server.ts';
import { ask, type Asked } from '../../support/ask.ts';

async function started(...args: Parameters<typeof localServer>) {
  const server = localServer(...args);
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  const get = async (asked: Asked = {}) => {
    const { status, body, headers } = await ask(`http://localhost:${port}`, asked);
    return { status, body: String(body), headers };
  };
  return { get, port };
}

const CROSS = { 'Sec-Fetch-Site': 'cross-site' };
/** A request from another port of this machine. */
const PORT = { 'Sec-Fetch-Site': 'same-site' };
const VISIT = { 'Sec-Fetch-Mode': 'navigate' };

test.each<[number, Asked]>([
  [200, { method: 'HEAD' }],
  [200, { headers: { ...CROSS, ...VISIT, 'Sec-Fetch-Dest': 'document' } }],
  [403, { headers: { ...CROSS, ...VISIT, 'Sec-Fetch-Dest': 'iframe' } }],
  [403, { headers: { ...PORT, 'Sec-Fetch-Mode': 'no-cors' } }],
  [403, { headers: { Host: 'localhost.evil.example' } }],
  [403, { headers: { Origin: 'https://evil.example' } }],
  [405, { method: 'POST' }],
])('answers by %d to %j', async (status, asked) => {
  const { get } = await started((_request, response) => response.end('page'));
  const answer = await get(asked);
  expect(answer.status).toBe(status);
  expect(answer.body === 'page').toBe(status === 200 && asked.method !== 'HEAD');
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
});

test('accepts only its own port as an origin, and is shown in no other frame', async () => {
  const { get, port } = await started((_request, response) => response.end());
  const from = (origin: number) => get({ headers: { Origin: `http://localhost:${origin}` } });
  expect((await from(port)).status).toBe(200);
  expect(await from(port + 1)).toMatchObject({
    status: 403,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    },
  });
});
