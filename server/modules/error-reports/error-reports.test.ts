import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '#server/context.ts';
import { fixedClock, type FixedClock } from '#server/platform/clock.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { errorReportHandlers, newReportCode } from './index.ts';

test('a code is short, can be read out, and comes once', () => {
  const codes = Array.from({ length: 200 }, newReportCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{2}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(codes).size).toBe(200);
});

type Line = { level: number; msg: string; report?: Record<string, unknown>; code?: string; status?: number };
type Received = { headers: Record<string, unknown>; body: Record<string, unknown> };

const REPORT = {
  message: 'lan@cong-ty.vn: Bearer abc.def hỏng',
  place: '/admin/invoices',
  stack: 'Error\n    at eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
};

let clock: FixedClock;
let lines: Line[] = [];
let received: Received[] = [];
let outside: Server;
let url = '';
let answer: 'ok' | 'broken' | 'silent' = 'ok';

beforeEach(async () => {
  clock = fixedClock('2026-11-20T02:00:00.000Z');
  lines = [];
  received = [];
  answer = 'ok';
  outside = createServer((request, reply) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) as Record<string, unknown> });
      if (answer !== 'silent') reply.writeHead(answer === 'ok' ? 202 : 500).end('{}');
    });
  });
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/k/secret`;
});
afterEach(() => {
  outside.closeAllConnections();
  outside.close();
});

function reporter(error_report_url: string | null): (user_id?: number) => Promise<string> {
  // What a test has left under way must not speak into the next.
  const mine = lines;
  const write = (line: string): void => void mine.push(JSON.parse(line) as Line);
  const log = pino({ level: 'trace', base: null }, { write });
  const { reportError } = errorReportHandlers({ log, error_report_url, version: '1.2.3' });
  return async (user_id = 7) => {
    const account = { user_id, tenant_id: 3, email: 'a@b.vn', full_name: 'Lan', permissions: [] };
    const input = { body: { error_report: REPORT } } as Parameters<typeof reportError>[0];
    const reply = await reportError(input, { clock, account } as unknown as Context);
    return (reply as { error_report: { code: string } }).error_report.code;
  };
}

describe('a report', () => {
  test('goes into the log as an error, with who and where, and without addresses and keys', async () => {
    const code = await reporter(null)();
    expect(lines).toMatchObject([
      {
        level: 50,
        report: {
          code,
          happened_on: '2026-11-20T02:00:00.000Z',
          version: '1.2.3',
          tenant_id: 3,
          user_id: 7,
          message: '[email]: Bearer [kín] hỏng',
          place: '/admin/invoices',
          stack: 'Error\n    at [kín]',
        },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('a@b.vn');
  });

  test('goes to the outside service as JSON when one is named, the same as into the log', async () => {
    await reporter(url)();
    await vi.waitFor(() => expect(received).toHaveLength(1), PATIENCE);
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(received[0]?.body).toEqual(lines[0]?.report);
  });

  test('is answered at once when the outside service is silent', async () => {
    answer = 'silent';
    expect(await reporter(url)()).toMatch(/^..-.....$/);
  });

  test.each(['refused', 'gone'])('that is %s outside is only logged, without the address', async (how) => {
    answer = 'broken';
    if (how === 'gone') outside.close();
    const code = await reporter(url)();
    await vi.waitFor(() => expect(lines).toHaveLength(2), PATIENCE);
    expect(lines[1]).toMatchObject({ level: 40, code });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

test('an account sends at most thirty a minute; another one is not held up, and a minute later it may again', async () => {
  const report = reporter(null);
  for (let sent = 0; sent < 30; sent += 1) await report();
  const refused = await report().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Failure);
  expect((refused as Failure).status).toBe(429);
  expect((refused as Failure).errors[0]?.code).toBe('too_many_requests');
  await expect(report(8)).resolves.toBeTruthy();
  clock.advance(60_000);
  await expect(report()).resolves.toBeTruthy();
  expect(lines).toHaveLength(32);
});
