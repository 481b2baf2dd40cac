import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { imapInputMailboxes } from './imap-input-mailboxes.ts';

const MB = 1024 * 1024;

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that greets and then goes on as `work` says; how it ended for who visits it, and what was sent until then. */
async function visit(greeting: string, within_ms: number, next: (count: number) => string | Buffer | null) {
  let sent = 0;
  const flood = (socket: Socket): void => {
    if (socket.destroyed) return;
    const piece = next(sent);
    if (piece === null) return;
    sent += piece.length;
    const goesOn = socket.write(piece);
    if (goesOn) setTimeout(flood, 1, socket);
    else socket.once('drain', () => flood(socket));
  };
  const own = (server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(greeting);
    flood(socket);
  }));
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  const mailboxes = imapInputMailboxes({ allowed_hosts: ['127.0.0.1'], now_ms: () => 0 });
  const access = { host: '127.0.0.1', port, username: 'a', password: 'b', folder: 'INBOX' };
  const visited = mailboxes.visit({ ...access, security: 'starttls' }, async () => undefined, within_ms);
  const problem = await visited.catch((error: unknown) => (error as { problem?: string }).problem);
  return { problem, sent };
}

const megabyte = Buffer.alloc(MB, 'A');
const CAPABILITIES = '* OK [CAPABILITY IMAP4rev1 STARTTLS]';

test('a literal of 900 MB is refused when it is announced', async () => {
  const { problem, sent } = await visit(`${CAPABILITIES} {${900 * MB}}\r\n`, 60_000, (count) =>
    count < 200 * MB ? megabyte : null,
  );
  expect(problem).toBe('unreachable');
  expect(sent).toBeLessThan(40 * MB);
});

test('a line without an end is given up', async () => {
  const { problem, sent } = await visit(`${CAPABILITIES} `, 60_000, (count) =>
    count < 200 * MB ? megabyte : null,
  );
  expect(problem).toBe('unreachable');
  expect(sent).toBeLessThan(40 * MB);
});

test('a server that goes on with small answers is left once the time is over', async () => {
  const { problem } = await visit(`${CAPABILITIES} ready\r\n`, 500, () => '* OK still here\r\n');
  expect(problem).toBe('unreachable');
});

test('a server that floods with small answers is left for what it sent', async () => {
  const lines = Buffer.from(`* OK ${'x'.repeat(2_000)}\r\n`.repeat(50));
  const { problem, sent } = await visit(`${CAPABILITIES} ready\r\n`, 300_000, (count) =>
    count < 300 * MB ? lines : null,
  );
  expect(problem).toBe('unreachable');
  expect(sent).toBeLessThan(60 * MB);
});
