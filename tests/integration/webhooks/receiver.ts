import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Got = {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  message: { type: string; timestamp: string; data: Record<string, unknown> };
};

/** Answers one message; what answers nothing leaves the sender waiting. */
export type Answer = (reply: ServerResponse, got: Got) => void;

export const takes: Answer = (reply) => void reply.writeHead(200).end('{"ok":true}');
export const fails: Answer = (reply) => void reply.writeHead(500).end('cơ sở dữ liệu bận');
export const hangs: Answer = () => undefined;

/** An ERP: a server of its own that keeps what it is sent, and answers as the test says. */
export async function startReceiver() {
  const got: Got[] = [];
  let answer: Answer = takes;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const one: Got = {
        path: request.url ?? '',
        headers: request.headers,
        body,
        message: JSON.parse(body) as Got['message'],
      };
      got.push(one);
      answer(reply, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hoa-don`,
    got,
    answers: (next: Answer): void => void (answer = next),
    forget: (): void => void got.splice(0),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** As the page of Standard Webhooks tells receivers to check, written from it and not from our sender. */
export function isGenuine({ headers, body }: Pick<Got, 'headers' | 'body'>, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',');
      const given = Buffer.from(signature, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
}
