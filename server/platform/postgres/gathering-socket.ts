import { Socket } from 'node:net';

type Write = Socket['write'];

/**
 * A socket that sends what is written to it within one turn of the event loop together: statements that leave without waiting for each
 * other then are one call of the system and one packet, where each message of the protocol would be one of its own.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  let is_gathering = false;
  const flush = (): void => {
    is_gathering = false;
    socket.uncork();
  };
  // Not before: connect() puts the plain method back.
  socket.once('connect', () => {
    const write: Write = socket.write.bind(socket);
    socket.write = ((...args: Parameters<Write>) => {
      if (!is_gathering) {
        is_gathering = true;
        socket.cork();
        process.nextTick(flush);
      }
      return write(...args);
    }) as Write;
  });
  return socket;
}
