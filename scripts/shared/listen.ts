import type { Server } from 'node:http';
import { BuildError } from '../../src/generator/portable.ts';

const LAST_PORT = 65_535;

/**
 * Listens on the first free port from `port` up, and returns that port. Rejects with a BuildError
 * if it cannot listen.
 */
export function listen(server: Server, port: number, host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE' && port < LAST_PORT) return resolve(listen(server, port + 1, host));
      reject(new BuildError(`Cannot listen on ${host}:${port} (${code}). Choose another port.`));
    });
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });
}
