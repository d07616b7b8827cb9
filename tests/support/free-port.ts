import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from '../../scripts/shared/listen.ts';

export async function freePort(host?: string): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, host);
  await once(server.close(), 'close');
  return port;
}
