import { pino } from 'pino';
import { expect, test } from 'vitest';
import { inject } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const lines: string[] = [];
const server = withTestApp(undefined, {
  log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
  read: async () => {
    throw new Error('broken');
  },
});

test('a fault of ours is logged with the call, the company, and an id of its own', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  lines.length = 0;
  for (const id of ['listInvoices', 'listCustomers'])
    expect((await inject(server.current, id, { token })).status).toBe(500);
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toMatchObject([
    { method: 'GET', route: '/api/invoices', tenant_id: 1, err: { message: 'broken' } },
    { method: 'GET', route: '/api/customers', tenant_id: 1, err: { message: 'broken' } },
  ]);
  // Of a count the next process begins again.
  for (const { reqId } of logged) expect(reqId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});
