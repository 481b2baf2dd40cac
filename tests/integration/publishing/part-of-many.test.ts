import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMessage, Provider, SubmitResult } from '#server/gateways/provider/provider.ts';
import {
  heldUp,
  collectAnswers,
  documentOf,
  documentTasks,
  signWaiting,
  type DocumentDeps,
} from '#server/modules/documents/index.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { clerk, type Clerk, type Draft } from '../reliability/clerk.ts';
import { aRunnerIsThere } from '../reliability/runner-there.ts';
import { asOwner } from '../signing/desk.ts';

const server = withTestApp();
const TENANT = 1;

let owner: Clerk;
beforeAll(async () => {
  owner = clerk(server.current.url, await server.current.signIn('owner@demo.vn'));
});
beforeEach(async () => {
  server.current.clock.set(TEST_NOW);
  await authority(server.current.sandbox.url).clear();
});

const document = async (invoice_id: number) => {
  const { db } = server.current.publishing;
  const found = await inTenant(db, TENANT, (tx) => documentOf(tx, 'invoice', invoice_id));
  if (found === null) throw new Error('never submitted');
  return found;
};

async function publishedTogether(count: number): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (let at = 0; at < count; at += 1) drafts.push(await owner.draft());
  expect((await owner.publishMany(drafts, randomUUID())).status).toBe(202);
  return drafts;
}

const carry = (invoice_id: number, deps: DocumentDeps = server.current.publishing) =>
  carryInvoice(deps, { tenant_id: TENANT, invoice_id });

const numbersOf = (drafts: readonly Draft[]) =>
  Promise.all(drafts.map(async ({ id }) => (await owner.publication(id)).number));

/** Each try to write this invoice throws, after what is written beside it. */
function failingAt(invoice_id: number): DocumentDeps {
  const { publishing } = server.current;
  const kind = publishing.kinds['invoice'];
  if (kind === undefined) throw new Error('no such kind');
  const seal: typeof kind.seal = async (deps, tx, documents, now) => {
    const sealed = await kind.seal(deps, tx, documents, now);
    if (documents.some(({ subject_id }) => subject_id === invoice_id)) throw new Error('a fault');
    return sealed;
  };
  return { ...publishing, kinds: { ...publishing.kinds, invoice: { ...kind, seal } } };
}

test('one of ten that cannot be written holds up none of the others, takes no number of theirs, and follows once it is mended', async () => {
  const drafts = await publishedTogether(10);
  const bad = drafts[4];
  if (bad === undefined) throw new Error('ten were made');
  const task = documentTasks(failingAt(bad.id))['carry-document'];
  for (const { id } of drafts) {
    const job = { tenant_id: TENANT, document_id: (await document(id)).id, attempt: 0 };
    const ended = await Promise.resolve(task?.(job)).then(
      () => 'done',
      () => 'thrown',
    );
    expect([id, ended]).toEqual([id, id === bad.id ? 'thrown' : 'done']);
  }
  const good = drafts.filter(({ id }) => id !== bad.id);
  const numbers = (await numbersOf(good)).map(Number);
  const [first = 0] = numbers;
  expect(numbers).toEqual(good.map((_one, at) => first + at));
  for (const { id } of good)
    expect(await document(id)).toMatchObject({
      signing: 'signed',
      failed_tries: 0,
      transmission: 'sent_tvan',
    });
  expect(await document(bad.id)).toMatchObject({ stage: 'queued', failed_tries: 1, label: null });
  expect((await owner.publication(bad.id)).number).toBeNull();

  await carry(bad.id);
  expect(Number((await owner.publication(bad.id)).number)).toBe(first + 9);
});

type Due = { document_id: number; waits_ms: number };

/** When the jobs of invoices run, by the clock of the database. */
async function jobsOf(drafts: readonly Draft[]): Promise<(number | null)[]> {
  const { rows } = await asOwner(server.current, (tx) =>
    sql<Due>`select (payload ->> 'document_id')::bigint as document_id,
        greatest(0, round(extract(epoch from run_at - now()) * 1000))::integer as waits_ms
      from graphile_worker._private_jobs where key like ${`carry:${TENANT}:%`} and locked_at is null`.execute(
      tx,
    ),
  );
  return Promise.all(
    drafts.map(async ({ id }) => {
      const own = (await document(id)).id;
      return rows.find(({ document_id }) => Number(document_id) === own)?.waits_ms ?? null;
    }),
  );
}

/** The first of these messages go as they would, each of the others to its end. */
function withEnds(ends: readonly (SubmitResult | 'lost_reply' | null)[]): Provider {
  const { provider } = server.current.publishing;
  let at = 0;
  return {
    ...provider,
    submit: async (message: OutgoingMessage) => {
      const end = ends[at] ?? null;
      at += 1;
      if (end === 'lost_reply') await provider.submit(message);
      if (end === null) return provider.submit(message);
      return end === 'lost_reply' ? { outcome: 'unknown', cause: 'timeout' } : end;
    },
  };
}

const NOT_SENT: SubmitResult = { outcome: 'not_sent', cause: 'unauthorized' };
const NOWHERE: SubmitResult = { outcome: 'unknown', cause: 'connection' };

/** All of a batch that is signed, by the job of its first; the messages go in the order of their numbers. */
async function handedOver(ends: Parameters<typeof withEnds>[0]): Promise<Draft[]> {
  const drafts = await publishedTogether(ends.length);
  await signWaiting(server.current.publishing, TENANT, 'invoice');
  await carry(drafts[0]?.id ?? 0, { ...server.current.publishing, provider: withEnds(ends) });
  return drafts;
}

const statuses = (drafts: readonly Draft[]) =>
  Promise.all(drafts.map(async ({ id }) => (await owner.publication(id)).status));

/** To their end, and each once at the authority. What is found not to have arrived goes out with the second try. */
async function issuedOnce(drafts: readonly Draft[]): Promise<void> {
  for (const { id } of [...drafts, ...drafts]) await carry(id);
  await collectAnswers(server.current.publishing, TENANT);
  expect(await statuses(drafts)).toEqual(drafts.map(() => 'code_issued'));
  const office = authority(server.current.sandbox.url);
  for (const number of await numbersOf(drafts)) expect(await office.messages(number)).toHaveLength(1);
}

test('of ten handed over together, each goes on by what it was answered: those that arrived, that were not let in, and that are in doubt', async () => {
  const drafts = await handedOver([
    null,
    null,
    null,
    null,
    null,
    NOT_SENT,
    NOT_SENT,
    'lost_reply',
    NOWHERE,
    null,
  ]);
  const sent = 'sent_tvan';
  expect(await statuses(drafts)).toEqual([
    ...[sent, sent, sent, sent, sent, 'signed', 'signed', 'unknown', 'unknown', sent],
  ]);
  // Of the first it is the job that runs.
  const [, ...waits] = await jobsOf(drafts);
  // What arrived needs no job; what is in doubt is looked up at once.
  expect(waits.toSpliced(4, 2)).toEqual([null, null, null, null, 0, 0, null]);
  // The job that carried them is over and comes back for none: they are tried again as soon as it would have been.
  for (const wait of waits.slice(4, 6)) expect(wait).toBeLessThan(1_000);
  await issuedOnce(drafts);
});

test('where none is let in, the job that carried them comes back for all: their own wait for the end of its lease', async () => {
  const drafts = await handedOver(Array<SubmitResult>(9).fill(NOT_SENT));
  expect(await statuses(drafts)).toEqual(drafts.map(() => 'signed'));
  for (const wait of (await jobsOf(drafts)).slice(1)) expect(wait).toBeGreaterThan(10_000);
  const [first] = drafts;
  await carry(first?.id ?? 0);
  expect(await statuses(drafts)).toEqual(drafts.map(() => 'sent_tvan'));
  await issuedOnce(drafts);
});

test('where nothing is let in, the page of an invoice says when it is tried next, and what is said of all says it too', async () => {
  await aRunnerIsThere(server.current.publishing.db);
  await authority(server.current.sandbox.url).fault({ kind: 'unauthorized' }, null);
  const [only] = await publishedTogether(1);
  if (only === undefined) throw new Error('one was made');
  const task = documentTasks(server.current.publishing)['carry-document'];
  await task?.({ tenant_id: TENANT, document_id: (await document(only.id)).id, attempt: 6 });
  const { held } = await owner.publication(only.id);
  expect(held).toMatchObject({ cause: 'common_line' });
  const waits_ms = Date.parse(held?.next_try_on ?? '') - Date.now();
  expect(waits_ms).toBeGreaterThan(15_000);
  expect(waits_ms).toBeLessThan(31_000);
  // So does what is said of all that wait: a batch, the banner over every page.
  const { db, clock } = server.current.publishing;
  const ofAll = await inTenant(db, TENANT, (tx) => heldUp(tx, clock.now()));
  expect(ofAll).toEqual(held);
  await authority(server.current.sandbox.url).clear();
  await carry(only.id);
  expect((await owner.publication(only.id)).held).toBeNull();
});

test('where so few are not let in that each goes by its own job, none waits for another', async () => {
  const drafts = await handedOver([NOT_SENT, NOT_SENT, ...Array<null>(7).fill(null)]);
  expect((await jobsOf(drafts))[1]).toBeLessThan(1_000);
  await issuedOnce(drafts);
});
