import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Listens on the first free port from `port` up, and returns that port. */
export function listen(server: Server, port: number, host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(listen(server, port + 1, host)) : reject(error),
    );
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });
}

/** A port of this machine that nothing listens on. */
export async function freePort(host?: string): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, host);
  await once(server.close(), 'close');
  return port;
}
