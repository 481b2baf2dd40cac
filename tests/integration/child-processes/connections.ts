import { on, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** A port that children connect to: a connection says that its task has begun, and its end that the process is gone. */
export function withConnections() {
  const server = createServer();
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());
  return {
    port: () => (server.address() as AddressInfo).port,
    /** The next of them. */
    next: async (count = 1): Promise<Socket[]> => {
      const sockets: Socket[] = [];
      for await (const [socket] of on(server, 'connection') as AsyncIterable<[Socket]>) {
        // A process that is killed resets it.
        sockets.push(socket.on('error', () => undefined).resume());
        if (sockets.length === count) break;
      }
      return sockets;
    },
  };
}

export const closed = (sockets: readonly Socket[]): Promise<unknown> =>
  Promise.all(sockets.map((socket) => once(socket, 'close')));
