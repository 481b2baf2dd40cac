import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { runSchedules } from '#server/modules/invoice-scheduler/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { noticeDesk, OWNER } from '../notices/notice-desk.ts';
import { asOwner, deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Config = Schemas['InvoiceConfig'];

const server = withTestApp();
let desk: Desk;
let token = '';
beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
});

/** 09:00 in Vietnam is TEST_NOW; the session lasts long enough for a quarter of an hour. */
const at = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString();
const hhmm = (minutes: number) =>
  new Date(Date.parse(at(minutes)) + 7 * 3_600_000).toISOString().slice(11, 16);

const configIn = ({ body, text }: Answered): Config => {
  expect(body, text).toHaveProperty('invoice_config');
  return (body as { invoice_config: Config }).invoice_config;
};
const codesIn = ({ status, body }: Answered) => [
  status,
  (body as Schemas['Errors']).errors.map(({ code, fields }) => [code, fields]),
];

const read = async (): Promise<Config> =>
  configIn(await judged(server.current, 'getInvoiceSchedule', { token }));
const set = (changed: Partial<Schemas['InvoiceConfigInput']> = {}, by = token): Promise<Answered> =>
  judged(server.current, 'setInvoiceSchedule', {
    token: by,
    body: { invoice_config: { enabled: true, daily_at: hhmm(5), template_ids: [], ...changed } },
  });
const reset = (): Promise<Answered> => judged(server.current, 'updateInvoiceScheduleError', { token });

/** Several workers at once, at this minute. */
async function run(minutes: number): Promise<void> {
  server.current.clock.set(at(minutes));
  const deps = { db: server.current.publishing.db, clock: server.current.clock };
  await Promise.all([runSchedules(deps), runSchedules(deps), runSchedules(deps)]);
}

const statuses = async (ids: readonly number[]): Promise<string[]> =>
  Promise.all(ids.map(async (id) => (await desk.publication(id)).status));

const certificates = () =>
  inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx.selectFrom('certificates').select(['id', 'subject_name']).execute(),
  );
const endAt = (id: number, valid_to: string) =>
  asOwner(server.current, (tx) =>
    sql`update certificates set valid_to = ${valid_to}::timestamptz where tenant_id = ${TENANT} and id = ${id}`.execute(
      tx,
    ),
  );

/** The certificate of the present version of an invoice. */
async function signedWith(invoice_id: number): Promise<number | undefined> {
  const { rows } = await inTenant(server.current.publishing.db, TENANT, (tx) =>
    sql<{
      certificate_id: number;
    }>`select sealed.certificate_id from document_versions as sealed join documents
      on documents.tenant_id = sealed.tenant_id and documents.id = sealed.document_id and documents.version = sealed.version
      where sealed.tenant_id = ${TENANT} and documents.kind = 'invoice' and documents.subject_id = ${invoice_id}`.execute(
      tx,
    ),
  );
  return rows[0]?.certificate_id;
}

describe('publishing by itself', () => {
  test('is off until it is set, and cannot be reset before [7.call.get-invoice_scheduler]', async () => {
    expect(await read()).toMatchObject({ enabled: false, next_run_on: null, error: null, problem: null });
    expect(codesIn(await reset())).toEqual([409, [['schedule_unset', []]]]);
    expect(codesIn(await set({ template_ids: [999_999] }))).toEqual([
      422,
      [['template_unknown', ['template_ids']]],
    ]);
    expect((await set({ daily_at: '25:00' })).status).toBe(422);
  });

  test('publishes the drafts of the day once, however many workers there are, and leaves the others [3.auto-config 7.call.post-invoice_scheduler]', async () => {
    const today = [await desk.draft(), await desk.draft()];
    const older = await desk.draft({ issued_on: '2026-11-18' });
    const unready = await desk.draft({ lines: [] });
    expect(configIn(await set())).toMatchObject({
      enabled: true,
      next_run_on: at(5),
      set_by_name: expect.any(String),
    });
    await run(4);
    expect(await statuses(today.map(({ id }) => id))).toEqual(['draft', 'draft']);
    await run(5);
    const after = await read();
    expect(after).toMatchObject({ last_run_on: at(5), error: null });
    expect(Date.parse(after.next_run_on ?? '') - Date.parse(at(5))).toBe(86_400_000);
    const { body } = await judged(server.current, 'getInvoicePublishes', {
      token,
      id: after.last_publish_id ?? 0,
    });
    const { invoice_publishes } = body as { invoice_publishes: Schemas['InvoicePublishes'] };
    expect(invoice_publishes.counts).toMatchObject({ total: 3, failed: 1 });
    await desk.work(today.map(({ id }) => id));
    await collectAnswers(server.current.publishing, TENANT);
    expect(await statuses([...today, older, unready].map(({ id }) => id))).toEqual([
      'code_issued',
      'code_issued',
      'draft',
      'draft',
    ]);
    const events = await desk.history(today[0]?.id ?? 0);
    expect(events.filter((kind) => kind === 'number_reserved')).toHaveLength(1);
  });

  test('takes the chosen series alone', async () => {
    const { body } = await judged(server.current, 'listTemplates', { token });
    const [template] = (body as { templates: Schemas['Template'][] }).templates.filter(
      ({ symbol }) => symbol === 'C26MAA',
    );
    const draft = await desk.draft();
    await set({ template_ids: [template?.id ?? 0], daily_at: hhmm(7) });
    await run(7);
    expect(await read()).toMatchObject({ last_run_on: at(7), last_publish_id: null });
    expect(await statuses([draft.id])).toEqual(['draft']);
  });

  test('goes on behind what is not ready, portion by portion, and tells once what it left and why', async () => {
    const { calm, of } = noticeDesk(server.current);
    await calm();
    // In front of the ready one are as many as two portions hold.
    for (let made = 0; made < 500; made += 1) await desk.draft({ lines: [] });
    const ready = await desk.draft();
    const left = async () => (await of(OWNER)).filter(({ topic }) => topic === 'schedule_left');
    await set({ daily_at: hhmm(8) });
    await run(8);
    expect(await left()).toEqual([]);
    await run(9);
    await run(10);
    const [notice, ...others] = await left();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: 'job', group: 'todo', detail: expect.stringMatching(/^50\d: /) });
    expect(await statuses([ready.id])).toEqual(['queued']);
    await asOwner(server.current, (tx) =>
      sql`update invoices set lifecycle = 'cancelled', cancelled_on = now(), cancel_reason = 'x' where tenant_id = ${TENANT} and lifecycle = 'draft'`.execute(
        tx,
      ),
    );
    expect(await left()).toEqual([]);
  });

  test('signs with the certificate that was chosen, and stands still with the cause once that has expired or is gone [3.auto-config 4.auto-config.error]', async () => {
    const made = await judged(server.current, 'createTestCertificate', {
      token,
      body: { tenant_certificate: {} },
    });
    const { tenant_certificate } = made.body as { tenant_certificate: Schemas['TenantCertificate'] };
    await desk.declareSerial(tenant_certificate.serial);
    const usual = await desk.draft();
    await set({ daily_at: hhmm(11) });
    await run(11);
    await desk.work([usual.id]);
    const usual_id = await signedWith(usual.id);

    const chosen = (await certificates()).find(({ id }) => id !== usual_id);
    const { id: certificate_id = 0, subject_name = '' } = chosen ?? {};
    expect(codesIn(await set({ certificate_id: 999_999 }))).toEqual([
      422,
      [['schedule_certificate_gone', ['certificate_id']]],
    ]);
    const cashier = await server.current.signIn('thungan@demo.vn');
    const byCashier = (changed: Partial<Schemas['InvoiceConfigInput']>) =>
      set({ enabled: false, ...changed }, cashier);
    const refusal = [422, [['schedule_certificate_choice', ['certificate_id']]]];
    expect(codesIn(await byCashier({ certificate_id }))).toEqual(refusal);
    expect(codesIn(await byCashier({ certificate_id: 999_999 })), 'one that is not there, alike').toEqual(
      refusal,
    );
    expect(codesIn(await set({ enabled: false, certificate_id: 999_999 }))).toEqual([
      422,
      [['schedule_certificate_gone', ['certificate_id']]],
    ]);
    expect(configIn(await set({ daily_at: hhmm(12), certificate_id }))).toMatchObject({
      certificate_id,
      certificate_name: subject_name,
      problem: null,
    });
    const scheduled = await desk.draft();
    await run(12);
    await desk.work([scheduled.id]);
    expect(await signedWith(scheduled.id)).toBe(certificate_id);

    await set({ daily_at: hhmm(13), certificate_id });
    await endAt(certificate_id, at(12.5));
    await run(13);
    expect(await read()).toMatchObject({
      error: { code: 'schedule_certificate', message: expect.stringContaining(subject_name) },
      problem: expect.stringContaining('hết hạn'),
    });
    expect(codesIn(await set({ certificate_id }))).toEqual([
      422,
      [['schedule_certificate', ['certificate_id']]],
    ]);

    await endAt(certificate_id, '2029-01-01T00:00:00Z');
    expect(configIn(await reset())).toMatchObject({ error: null, problem: null });
    await set({ daily_at: hhmm(14), certificate_id });
    const deleted = await judged(server.current, 'deleteCertificate', { token, id: certificate_id });
    expect(deleted.status).toBe(200);
    await run(14);
    expect((await read()).error).toMatchObject({
      code: 'schedule_certificate_gone',
      message: expect.stringContaining(subject_name),
    });
    // What was queued for it before is not signed by another in silence, and the reason is not that there is none.
    const queued = await desk.draft();
    await desk.publish(queued);
    await asOwner(server.current, (tx) =>
      sql`update documents set certificate_id = ${certificate_id} where tenant_id = ${TENANT} and subject_id = ${queued.id}
        and kind = 'invoice'`.execute(tx),
    );
    await desk.work([queued.id]);
    expect(await desk.publication(queued.id)).toMatchObject({
      error: true,
      reasons: [{ code: 'certificate_deleted', message: expect.stringContaining('đã bị xóa trước khi ký') }],
    });
    // Switched off and on again it is still the one that is gone, which signs for nothing, and not the usual one in silence.
    expect(configIn(await byCashier({ certificate_id }))).toMatchObject({
      certificate_id,
      certificate_name: subject_name,
    });
    expect(configIn(await set({ certificate_id: null }))).toMatchObject({
      error: null,
      certificate_name: null,
    });
  });

  test('says before its time that it would issue nothing for want of a package, and goes on once there is one', async () => {
    const trialUntil = (day: string | null) =>
      asOwner(server.current, (tx) =>
        sql`update tenants set trial_until = ${day}::date where id = ${TENANT}`.execute(tx),
      );
    await set({ daily_at: hhmm(14.5) });
    await trialUntil('2026-11-19');
    try {
      expect(await read()).toMatchObject({
        ...{ error: null, next_run_on: expect.any(String), problem_code: 'trial_ended' },
        problem: expect.stringContaining('Mua gói ở Gói dịch vụ'),
      });
      // It may be set all the same: a package can be bought before its time.
      expect((await set({ daily_at: hhmm(14.5) })).status).toBe(200);
      const left = await desk.draft();
      await run(14.5);
      expect(await read()).toMatchObject({ enabled: true, error: null, next_run_on: expect.any(String) });
      expect((await desk.publication(left.id)).status).toBe('draft');
    } finally {
      await trialUntil(null);
    }
    expect(await read()).toMatchObject({ problem: null, problem_code: null });
  });

  test('stands still with its reason once there is no certificate, until it is reset [4.auto-config.error 7.call.put-invoice_scheduler-reset_error 7.certificate-refreshes-auto-config]', async () => {
    await set({ daily_at: hhmm(15) });
    for (const { id } of await certificates())
      expect((await judged(server.current, 'deleteCertificate', { token, id })).status).toBe(200);
    await run(15);
    expect(await read()).toMatchObject({
      enabled: true,
      next_run_on: null,
      error: { code: 'schedule_not_ready', message: expect.stringContaining('chứng thư số') },
      problem: expect.stringContaining('chứng thư số'),
    });
    expect(codesIn(await set())).toEqual([422, [['schedule_not_ready', ['enabled']]]]);
    expect(configIn(await reset())).toMatchObject({ error: null, next_run_on: expect.any(String) });
  });
});
