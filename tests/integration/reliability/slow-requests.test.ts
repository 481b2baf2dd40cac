import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { TEST_APP_OPTIONS, TEST_MASTER_KEY, testAppDeps } from '#tests/setup/app-deps.ts';
import { TEST_NOW } from '#tests/setup/seeded-template.ts';

const WHOLE_MS = 400;
let port = 0;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  // No request here comes as far as the database.
  const pool = createPool('postgres://127.0.0.1:1/nowhere', { name: 'hoadon slow requests' });
  closers.push(() => pool.end());
  const app = await buildApp(testAppDeps(pool, fixedClock(TEST_NOW), TEST_MASTER_KEY), {
    ...TEST_APP_OPTIONS,
    arrival_limits: { headers_ms: 200, whole_ms: WHOLE_MS, every_ms: 50 },
  });
  closers.push(() => app.close());
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** Sends the head, then one byte at a time until the server ends the connection: what it said, and after how many ms. */
function trickle(head: string): Promise<{ said: string; ms: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    let drip: NodeJS.Timeout | undefined;
    // What is written before the connection stands would be sent before the head.
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      drip = setInterval(() => socket.write('a'), 20);
    });
    let said = '';
    socket.on('data', (bytes) => (said += bytes.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve({ said, ms: performance.now() - started });
    });
  });
}

const client = `Authorization: Basic ${Buffer.from('hoadon-web:').toString('base64')}`;

test.each([
  [
    'a body that drips',
    `POST /oauth/token HTTP/1.1\r\nHost: x\r\n${client}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n`,
    WHOLE_MS,
  ],
  ['headers that drip', 'GET /api/site HTTP/1.1\r\nHost: x\r\nX-Slow: ', 200],
])('%s is cut off with 408 in the shape of errors', async (_what, head, least_ms) => {
  const { said, ms } = await trickle(head);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('"request_timeout"');
  expect(ms).toBeGreaterThan(least_ms);
});
