import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { OperationId } from '#generated/operations.ts';
import type { FaultOrder } from '#server/gateways/provider/sandbox/scenarios/faults.ts';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { registerDesk } from '../cash-registers/register-desk.ts';
import { noticeDesk, OTHER } from '../invoice-mistakes/notice-desk.ts';
import { HEAD } from '../registrations/declaration-head.ts';
import { authority } from '../reliability/authority.ts';
import { aRunnerIsThere } from '../reliability/runner-there.ts';
import { tableDesk, tableIn } from '../summary-tables/table-desk.ts';

type Schemas = components['schemas'];
type Hold = Schemas['DocumentHold'];

const server = withTestApp();
const TENANT = 1;
const GOES_ITS_WAY = { held: null, send_by: null };
const TOKEN_REFUSED = { cause: 'common_line', mended_by: 'operator' };

let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});
beforeEach(async () => {
  server.current.clock.set(TEST_NOW);
  await authority(server.current.sandbox.url).clear();
  await aRunnerIsThere(server.current.publishing.db);
});

const fault = (kind: FaultOrder['fault'], count: number | null = 1) =>
  authority(server.current.sandbox.url).fault(kind, count);

async function holdAt(operation: OperationId, id: number, token = owner): Promise<Hold> {
  const { body } = await judged(server.current, operation, { token, id });
  return (body as { document_hold: Hold }).document_hold;
}

/** What the worker would do. */
async function carry(kind: string, subject_id: number): Promise<void> {
  const { publishing } = server.current;
  const document = await inTenant(publishing.db, TENANT, (tx) => documentOf(tx, kind, subject_id));
  await carryDocument(publishing, { tenant_id: TENANT, document_id: document?.id ?? 0 });
  await collectAnswers(publishing, TENANT);
}

async function declaration(): Promise<number> {
  const asked = await judged(server.current, 'getRegistrationProposal', { token: owner });
  const { registration } = (asked.body as { registration_proposal: Schemas['RegistrationProposal'] })
    .registration_proposal;
  const made = await judged(server.current, 'createRegistration', {
    token: owner,
    body: { registration: { ...registration, ...HEAD } },
  });
  const { id, lock_version } = (made.body as { registration: Schemas['Registration'] }).registration;
  const sent = await judged(server.current, 'submitRegistration', {
    token: owner,
    id,
    headers: { 'idempotency-key': randomUUID() },
    body: { registration: { lock_version, acknowledged: ['signer_not_listed'] } },
  });
  expect(sent.status, sent.text).toBe(202);
  await carry('declaration', id);
  return id;
}

describe('what does not leave says why on its own page, as an invoice does', () => {
  test('a declaration, for which no law names a day; received, it waits for its decision and is not called slow', async () => {
    await fault({ kind: 'unauthorized' }, null);
    const id = await declaration();
    expect(await holdAt('getRegistrationHold', id)).toMatchObject({ held: TOKEN_REFUSED, send_by: null });
    await authority(server.current.sandbox.url).clear();
    await fault({ kind: 'confirm' });
    await carry('declaration', id);
    server.current.clock.advance(301_000);
    expect(await holdAt('getRegistrationHold', id)).toEqual(GOES_ITS_WAY);
  });

  test('a notice of mistakes that is not answered after five minutes', async () => {
    const desk = await noticeDesk(server.current);
    await fault({ kind: 'silence' });
    const notice = await desk.make([OTHER]);
    expect(await holdAt('getInvoiceMistakeHold', notice.id)).toEqual(GOES_ITS_WAY);
    await desk.send(notice);
    expect(await holdAt('getInvoiceMistakeHold', notice.id)).toEqual(GOES_ITS_WAY);
    server.current.clock.advance(301_000);
    expect(await holdAt('getInvoiceMistakeHold', notice.id)).toMatchObject({
      held: { cause: 'answer', mended_by: 'itself', since: TEST_NOW },
      send_by: null,
    });
  });

  test('a package of a cash register, until the end of its day', async () => {
    const desk = await registerDesk(server.current);
    await desk.issued(2);
    await fault({ kind: 'unauthorized' }, null);
    const sent = await desk.send();
    expect(sent.map(({ hold }) => hold)).toEqual([null]);
    await desk.carry(sent);
    const [one] = sent;
    const due = { due_on: TEST_NOW.slice(0, 10), source: expect.any(String) as string };
    expect((await desk.read(one?.id ?? 0)).hold).toMatchObject({ held: TOKEN_REFUSED, send_by: due });
    await authority(server.current.sandbox.url).clear();
    await desk.carry(sent);
    expect(await desk.read(one?.id ?? 0)).toMatchObject({ final: true, hold: GOES_ITS_WAY });
  });

  test('a summary table, until the day of the VAT return', async () => {
    const desk = await tableDesk(server.current);
    await desk.issued();
    const table = tableIn(await desk.make());
    await desk.goTo('2026-12-02T03:00:00.000Z');
    const then = await server.current.signIn('owner@demo.vn');
    await fault({ kind: 'unauthorized' }, null);
    await desk.send(table);
    expect(await holdAt('getInvoiceDataSummaryTableHold', table.id, then)).toMatchObject({
      held: TOKEN_REFUSED,
      send_by: { due_on: '2026-12-21' },
    });
    await authority(server.current.sandbox.url).clear();
    await carry('data_summary_table', table.id);
    expect(await holdAt('getInvoiceDataSummaryTableHold', table.id, then)).toEqual(GOES_ITS_WAY);
  });
});
