import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What the server does once it has the whole mail, or before any: `never` says nothing more, `drop` ends the connection. */
export type Cut = 'never' | 'drop' | 'before_mail';

type CuttingMailServer = { url: string; taken: () => number; close: () => Promise<void> };

/** A mail server that takes whole mails over SMTP and does not say so: what a relay does that is slow, or restarted just then. */
export async function startCuttingMailServer(cut: Cut): Promise<CuttingMailServer> {
  let taken = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    let text = '';
    let in_mail = false;
    socket.write('220 hop-thu.test\r\n');
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      for (;;) {
        const mark = in_mail ? '\r\n.\r\n' : '\r\n';
        const end = text.indexOf(mark);
        if (end === -1) return;
        const line = text.slice(0, end);
        text = text.slice(end + mark.length);
        if (in_mail) {
          taken += 1;
          if (cut === 'drop') socket.destroy();
          return;
        }
        in_mail = line.startsWith('DATA');
        socket.write(answer(line, cut));
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

function answer(line: string, cut: Cut): string {
  if (line.startsWith('DATA')) return '354 go on\r\n';
  return cut === 'before_mail' && line.startsWith('MAIL') ? '451 not now\r\n' : '250 ok\r\n';
}
