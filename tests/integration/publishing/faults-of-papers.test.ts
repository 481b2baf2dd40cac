import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import {
  carryDocument,
  collectAnswers,
  documentOf,
  documentTasks,
  type DocumentDeps,
} from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { HEAD } from '../registrations/declaration-head.ts';
import { authority } from '../reliability/authority.ts';
import { aRunnerIsThere } from '../reliability/runner-there.ts';
import { asOwner, deskOf } from '../signing/desk.ts';
import { statementDesk, statementIn } from '../statements/statement-desk.ts';

type Schemas = components['schemas'];

const server = withTestApp();
const TENANT = 1;
const GOES_ITS_WAY = { held: null, send_by: null };

let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});
beforeEach(async () => {
  server.current.clock.set(TEST_NOW);
  await authority(server.current.sandbox.url).clear();
  await aRunnerIsThere(server.current.publishing.db);
});

const ask = (operation: OperationId, id: number, body?: object) =>
  judged(server.current, operation, {
    token,
    id,
    ...(body && { body, headers: { 'idempotency-key': randomUUID() } }),
  });

async function holdAt(operation: OperationId, id: number): Promise<Schemas['DocumentHold']> {
  const { body, text } = await ask(operation, id);
  expect(body, text).toHaveProperty('document_hold');
  return (body as { document_hold: Schemas['DocumentHold'] }).document_hold;
}

const document = async (kind: string, subject_id: number) => {
  const { db } = server.current.publishing;
  const found = await inTenant(db, TENANT, (tx) => documentOf(tx, kind, subject_id));
  if (found === null) throw new Error('never submitted');
  return found;
};

/** What the worker does with its job, five times over four minutes, while each try to write a document of the kind throws. */
async function failsAtEachTry(kind: string, subject_id: number): Promise<void> {
  const broken = {
    ...DOCUMENT_KINDS[kind],
    seal: async () => {
      throw new Error('a fault');
    },
  } as DocumentDeps['kinds'][string];
  const kinds = { ...DOCUMENT_KINDS, [kind]: broken };
  const carry = documentTasks({ ...server.current.publishing, kinds })['carry-document'];
  const { id } = await document(kind, subject_id);
  for (let time = 0; time < 5; time += 1) {
    await expect(carry?.({ tenant_id: TENANT, document_id: id, attempt: 0 })).rejects.toThrow('a fault');
    server.current.clock.advance(60_000);
  }
}

/** Jobs of the document that are due now. */
async function due(kind: string, subject_id: number): Promise<number> {
  const { id } = await document(kind, subject_id);
  const { rows } = await asOwner(server.current, (tx) =>
    sql`select from graphile_worker.jobs where key = ${`carry:${TENANT}:${id}`} and run_at <= now() and attempts = 0`.execute(
      tx,
    ),
  );
  return rows.length;
}
const forgetJobs = () =>
  asOwner(server.current, (tx) =>
    sql`delete from graphile_worker._private_jobs where key like 'carry:%'`.execute(tx),
  );

async function work(kind: string, subject_id: number): Promise<void> {
  const { id } = await document(kind, subject_id);
  await carryDocument(server.current.publishing, { tenant_id: TENANT, document_id: id });
  await collectAnswers(server.current.publishing, TENANT);
}

async function declarationToExplain(): Promise<number> {
  const asked = await judged(server.current, 'getRegistrationProposal', { token });
  const { registration } = (asked.body as { registration_proposal: Schemas['RegistrationProposal'] })
    .registration_proposal;
  const made = await judged(server.current, 'createRegistration', {
    token,
    body: { registration: { ...registration, ...HEAD } },
  });
  const { id, lock_version } = (made.body as { registration: Schemas['Registration'] }).registration;
  await authority(server.current.sandbox.url).fault({ kind: 'explain' });
  await ask('submitRegistration', id, {
    registration: { lock_version, acknowledged: ['signer_not_listed'] },
  });
  await work('declaration', id);
  return id;
}

test('an explanation that fails at each try says so with the fault’s code and until when it is wanted; asked for again it is tried at once, and goes', async () => {
  const id = await declarationToExplain();
  expect(await holdAt('getExplanationHold', id)).toEqual(GOES_ITS_WAY);
  const written = await ask('setExplanation', id, { explanation: { text: 'Trụ sở thuê.', lock_version: 0 } });
  const { explanation } = written.body as { explanation: Schemas['Explanation'] };
  const submit = () =>
    ask('submitExplanation', id, { explanation: { lock_version: explanation.lock_version } });
  expect((await submit()).status).toBe(202);
  expect(await holdAt('getExplanationHold', id)).toEqual(GOES_ITS_WAY);

  await failsAtEachTry('explanation', explanation.id);
  const { fault } = await document('explanation', explanation.id);
  expect(await holdAt('getExplanationHold', id)).toEqual({
    held: { cause: 'fault', problem: fault, mended_by: 'operator', since: TEST_NOW },
    send_by: { due_on: '2026-11-26', source: 'yêu cầu giải trình của cơ quan thuế' },
  });
  await forgetJobs();
  expect((await submit()).status).toBe(202);
  expect(await due('explanation', explanation.id)).toBe(1);

  await work('explanation', explanation.id);
  expect(await holdAt('getExplanationHold', id)).toEqual(GOES_ITS_WAY);
  const { body } = await ask('getExplanation', id);
  expect(body).toMatchObject({ explanation: { status: 'tax_authority_received', status_error: false } });
});

test('a statement that fails at each try says so; asked for again it is tried at once, and goes to the buyer', async () => {
  const desk = await statementDesk(server.current);
  const statement = statementIn(await desk.draft(await desk.issued()));
  expect(await holdAt('getStatementHold', statement.id)).toEqual(GOES_ITS_WAY);
  expect((await desk.submit(statement)).status).toBe(202);

  await failsAtEachTry('statement', statement.id);
  const { fault } = await document('statement', statement.id);
  expect(await holdAt('getStatementHold', statement.id)).toEqual({
    held: { cause: 'fault', problem: fault, mended_by: 'operator', since: TEST_NOW },
    send_by: null,
  });
  await forgetJobs();
  const again = await desk.submit(statement);
  expect([again.status, statementIn(again).state]).toEqual([202, 'seller_signing']);
  expect(await due('statement', statement.id)).toBe(1);

  await desk.work(statement.id);
  expect((await desk.read(statement.id)).state).toBe('waiting_buyer');
  expect(await holdAt('getStatementHold', statement.id)).toEqual(GOES_ITS_WAY);
});

test('a statement goes to no authority: a line that is away does not hold it', async () => {
  const desk = await statementDesk(server.current);
  const invoice = await desk.issued();
  const statement = statementIn(await desk.draft(invoice));
  await desk.submit(statement);
  await authority(server.current.sandbox.url).fault({ kind: 'unauthorized' }, null);
  const { draft, publish, publication, work: carried } = await deskOf(server.current);
  const other = await draft();
  await publish(other);
  await carried([other.id]);
  expect((await publication(other.id)).held).toMatchObject({ cause: 'common_line' });
  expect(await holdAt('getStatementHold', statement.id)).toEqual(GOES_ITS_WAY);
});
