import { createServer } from 'node:net';

/** A port of this machine that nothing listens on. */
export function freePort(host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
