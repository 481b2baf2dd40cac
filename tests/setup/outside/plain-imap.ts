import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** An IMAP server that offers no STARTTLS and takes everything else: what it is sent could be read on the way. */
export async function startPlainImap(): Promise<{ port: number; heard: string[]; close(): Promise<void> }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        heard.push(`${line}\n`);
        const [tag = '*', command = ''] = line.split(' ');
        if (command === 'CAPABILITY') socket.write('* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n');
        socket.write(`${tag} OK done\r\n`);
        if (command === 'LOGOUT') socket.end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    heard,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
