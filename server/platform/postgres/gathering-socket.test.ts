import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { gatheringSocket } from './gathering-socket.ts';

test('what is written within one turn leaves together, in its order', async () => {
  const server = createServer((peer) => peer.pipe(peer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = gatheringSocket();
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  for (const turn of ['a', 'b']) {
    socket.write(`${turn}1 `);
    // As the driver does around the messages of one statement.
    socket.cork();
    socket.write(`${turn}2 `);
    socket.uncork();
    expect(socket.writableCorked).toBe(1);
    socket.write(`${turn}3 `);
    await once(socket, 'data');
    expect(socket.writableCorked).toBe(0);
  }
  expect(received).toBe('a1 a2 a3 b1 b2 b3 ');
  socket.destroy();
  server.close();
});
