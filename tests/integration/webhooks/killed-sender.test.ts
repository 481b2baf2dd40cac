import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DB } from '#generated/database.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Draft } from '#tests/integration/reliability/clerk.ts';
import { endProcessesWithFile } from '#tests/integration/reliability/product-process.ts';
import { restarts, stopped, type Running } from '#tests/integration/reliability/restarts.ts';
import { withSeededDatabase } from '#tests/integration/reliability/seeded-database.ts';
import { isLongRun } from '#tests/setup/long-run.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { TEST_NOW } from '#tests/setup/test-app.ts';
import { fails, hangs, isGenuine, startReceiver, takes, type Answer, type Receiver } from './receiver.ts';

endProcessesWithFile();
const database = withSeededDatabase(() => TEST_NOW);
const start = restarts(() => ({ ...database.env, WEBHOOK_HTTP: '1', WEBHOOK_PRIVATE_ADDRESSES: '1' }));

/** Longer than any lease and any pause after the failures of this test. */
const LATER_MS = 3_600_000;
const EVENTS = ['invoice.signed', 'invoice.sent', 'invoice.accepted'];
const INVOICES = 4;
const TENANT = 1;

const redirects: Answer = (reply) => void reply.writeHead(307, { location: '/khac' }).end();

/** What the receiver does in each life of the sending process, and the message at which that life ends by SIGKILL. All in the long run. */
const LIVES: readonly { name: string; answer: Answer; killed_at: number }[] = [
  { name: 'takes some, then is silent', answer: takes, killed_at: 3 },
  { name: 'answers 500', answer: fails, killed_at: 2 },
  { name: 'redirects', answer: redirects, killed_at: 2 },
  { name: 'hangs', answer: hangs, killed_at: 3 },
].slice(0, isLongRun ? undefined : 2);

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

/** A life of the process, from its start on, until the receiver gets its nth message, which is not answered: it ends by SIGKILL. */
async function liveUntil(nth: number, answer: Answer): Promise<unknown[]> {
  let received = 0;
  // Messages come while the start is still being awaited: they count too, or too few would be left to come.
  const reached = new Promise<void>((resolve) => {
    receiver.answers((reply, got) => {
      received += 1;
      if (received < nth) answer(reply, got);
      else resolve();
    });
  });
  const { child } = await start(LATER_MS);
  const killed = once(child, 'exit');
  await reached;
  child.kill('SIGKILL');
  return killed;
}

async function issueMany({ owner }: Running): Promise<number[]> {
  const drafts: Draft[] = [];
  while (drafts.length < INVOICES) drafts.push(await owner.draft());
  for (const draft of drafts) expect((await owner.publish(draft)).status).toBe(202);
  for (const { id } of drafts) await owner.reaches(id, 'code_issued');
  return drafts.map(({ id }) => id);
}

it('a sender that is killed amid its messages again and again delivers each at least once, in order per document, signed', async () => {
  // All events are there before the first one is taken.
  receiver.answers(fails);
  let server = await start();
  const made = await server.owner.call<{ webhook_endpoint: { secret: string } }>(
    'POST',
    '/api/webhook_endpoints',
    {
      webhook_endpoint: { url: receiver.url, description: 'ERP', events: EVENTS, enabled: true },
    },
  );
  expect(made.status).toBe(201);
  const invoices = await issueMany(server);
  const ended = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await ended;
  receiver.forget();

  const taken = new Set<string>();
  const takesAndNotes: Answer = (reply, got) => {
    taken.add(String(got.headers['webhook-id']));
    takes(reply, got);
  };
  for (const { answer, killed_at } of LIVES) {
    const ended_by = await liveUntil(killed_at, answer === takes ? takesAndNotes : answer);
    expect(ended_by).toEqual([null, 'SIGKILL']);
  }
  receiver.answers(takesAndNotes);
  server = await start(LATER_MS);
  await vi.waitFor(() => expect(taken.size).toBe(INVOICES * EVENTS.length), PATIENCE);
  await stopped(server);

  const { secret } = made.body.webhook_endpoint;
  expect(receiver.got.every((got) => isGenuine(got, secret))).toBe(true);
  // By its ids, as a receiver keeps them: each event once, in the order in which it happened.
  const first_of_each = receiver.got.filter(
    ({ headers }, at, all) =>
      all.findIndex((other) => other.headers['webhook-id'] === headers['webhook-id']) === at,
  );
  expect(new Set(first_of_each.map(({ headers }) => String(headers['webhook-id'])))).toEqual(taken);
  for (const id of invoices) {
    const of_invoice = first_of_each.filter(({ message }) => message.data['id'] === id);
    expect(of_invoice.map(({ message }) => message.type)).toEqual(EVENTS);
  }
  const left = await inTenant(kyselyOver<DB>(database.pool), TENANT, (tx) =>
    tx.selectFrom('webhook_deliveries').select('event_id').where('state', '<>', 'delivered').execute(),
  );
  expect(left).toEqual([]);
});
