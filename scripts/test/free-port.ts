import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port on which nothing listens, below those that systems give to outgoing connections: one of these could take the port before
 * the server that it is meant for listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
