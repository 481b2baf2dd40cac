import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepBulkPublishes } from '#server/modules/publishing/index.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { TENANT } from '../signing/desk.ts';
import { BOOKKEEPER, noticeDesk, OWNER, type NoticeDesk } from './notice-desk.ts';

const server = withTestApp({ invoices: 40, customers: 4, products: 4 });
everyStatementNamesItsTenant(server);
let desk: NoticeDesk;
beforeAll(() => {
  desk = noticeDesk(server.current);
});
beforeEach(() => {
  server.current.clock.set(TEST_NOW);
  return desk.calm();
});

const EARLIER = '2026-11-20T01:15:00.000Z';
const topics = async (email = OWNER) => (await desk.of(email)).map(({ topic }) => topic);

describe('documents in trouble', () => {
  test('those of a day are one notice that leads to their list; one alone leads to itself and says why', async () => {
    await desk.trouble('code_denied', 2, EARLIER);
    const [denied] = (await desk.of(OWNER)).filter(({ topic }) => topic === 'refused');
    expect(denied).toMatchObject({
      count: 2,
      kind: 'refusal',
      group: 'todo',
      document: 'invoice',
      read: false,
    });
    expect(decodeURIComponent(denied?.path ?? '')).toBe('/admin/invoices?filter={"status":"code_denied"}');
    await desk.calm();
    const [id] = await desk.trouble('code_denied', 1, EARLIER);
    expect((await desk.of(OWNER)).find(({ topic }) => topic === 'refused')).toMatchObject({
      count: 1,
      path: `/admin/invoices/${id}`,
      detail: 'Mã số thuế người mua ngừng hiệu lực.',
    });
  });

  test('what is not known is watched, what could not be signed is told as that', async () => {
    await desk.trouble('unknown', 1, EARLIER);
    await desk.trouble('signature_failed', 1, EARLIER);
    const told = (await desk.of(OWNER)).map(({ topic, group }) => `${topic} ${group}`);
    expect(told).toEqual(expect.arrayContaining(['unknown watching', 'unsigned todo']));
  });

  test('an invoice that was given up is told no more', async () => {
    const [id] = await desk.trouble('code_denied', 1, EARLIER);
    expect(await topics()).toContain('refused');
    await desk.change((tx) =>
      sql`update invoices set lifecycle = 'cancelled', cancelled_on = ${EARLIER}, cancel_reason = 'Lập nhầm' where tenant_id = ${TENANT} and id = ${id}`.execute(
        tx,
      ),
    );
    expect(await topics()).not.toContain('refused');
    await desk.change((tx) =>
      sql`update invoices set lifecycle = 'issued', cancelled_on = null, cancel_reason = null where tenant_id = ${TENANT} and id = ${id}`.execute(
        tx,
      ),
    );
  });

  test('after thirty days nothing is told any more', async () => {
    await desk.trouble('code_denied', 1, '2026-10-20T01:00:00.000Z');
    expect(await topics()).not.toContain('refused');
  });
});

describe('what a person has read', () => {
  test('is theirs alone, and unread again when it is raised again', async () => {
    await desk.trouble('code_denied', 1, EARLIER);
    const before = await desk.unread(OWNER);
    const notices = await desk.of(OWNER);
    const refused = notices.filter(({ topic }) => topic === 'refused');
    expect((await desk.read(OWNER, refused)).find(({ topic }) => topic === 'refused')?.read).toBe(true);
    expect(await desk.unread(OWNER)).toBe(before - 1);
    expect((await desk.of('ktt@demo.vn')).find(({ topic }) => topic === 'refused')?.read).toBe(false);
    await desk.trouble('code_denied', 1, '2026-11-20T01:45:00.000Z');
    expect((await desk.of(OWNER)).find(({ topic }) => topic === 'refused')).toMatchObject({
      read: false,
      count: 2,
    });
  });

  test('keeps no more rows than notices, and nothing of a time to come', async () => {
    await desk.trouble('code_denied', 1, EARLIER);
    const [refused] = (await desk.of(OWNER)).filter(({ topic }) => topic === 'refused');
    await desk.read(OWNER, [
      { key: 'khong-co', happened_on: EARLIER },
      { key: refused?.key ?? '', happened_on: '2099-01-01T00:00:00.000Z' },
    ]);
    const rows = await desk.change((tx) =>
      tx.selectFrom('notice_reads').select(['key', 'seen_on']).where('tenant_id', '=', TENANT).execute(),
    );
    expect(rows).toEqual([{ key: refused?.key, seen_on: EARLIER }]);
  });
});

describe('deadlines', () => {
  const endOn = (day: string) =>
    desk.change((tx) =>
      sql`update certificates set valid_to = ${`${day}T05:00:00Z`} where tenant_id = ${TENANT} and is_default`.execute(
        tx,
      ),
    );

  test('the certificate that the own provider of the company asks for is a notice a month before its end', async () => {
    const ends = (day: string) =>
      desk.change((tx) =>
        sql`with line as (insert into provider_lines (tenant_id, base_url, created_on)
            values (${TENANT}, ${`https://${day}.tvan.example`}, ${TEST_NOW}) returning id)
          insert into provider_settings (tenant_id, line_id, auth, secret_sealed, certificate_pem, certificate_name,
            certificate_serial, certificate_from, certificate_to, timeout_s, set_by, set_on)
          select ${TENANT}, id, 'certificate', '\\x00', 'PEM', 'CN=Sao Viet', '01', '2026-01-01', ${`${day}T05:00:00Z`}, 15,
            (select min(id) from users where tenant_id = ${TENANT}), ${TEST_NOW} from line`.execute(tx),
      );
    await ends('2026-12-21');
    expect(await topics()).not.toContain('client_certificate');
    await ends('2026-12-20');
    const found = (await desk.of(OWNER)).find(({ topic }) => topic === 'client_certificate');
    expect(found).toMatchObject({
      name: 'CN=Sao Viet',
      due_on: '2026-12-20',
      path: '/admin/settings/provider',
    });
    expect(await topics(BOOKKEEPER)).not.toContain('client_certificate');
    await ends('2027-12-20');
    expect(await topics()).not.toContain('client_certificate');
  });

  test('a certificate is told a month before its end, and again as it nears', async () => {
    await endOn('2026-12-25');
    expect(await topics()).not.toContain('certificate');
    await endOn('2026-12-18');
    const first = (await desk.of(OWNER)).find(({ topic }) => topic === 'certificate');
    expect(first).toMatchObject({
      kind: 'deadline',
      due_on: '2026-12-18',
      happened_on: '2026-11-17T17:00:00.000Z',
    });
    await desk.read(OWNER, first === undefined ? [] : [first]);
    server.current.clock.set('2026-12-04T02:00:00.000Z');
    const again = (await desk.of(OWNER)).find(({ topic }) => topic === 'certificate');
    expect(again).toMatchObject({ read: false, happened_on: '2026-12-03T17:00:00.000Z' });
  });

  test('one that is not the default one is told only if the default one does not hold longer', async () => {
    await desk.change((tx) =>
      sql`insert into certificates (tenant_id, kind, private_key_sealed, certificate_der, created_on, issuer_name, serial, subject_name, tax_code, valid_from, valid_to)
        select tenant_id, kind, private_key_sealed, certificate_der, created_on, issuer_name, 'CU-01', 'Chứng thư cũ', tax_code, valid_from, '2026-12-01'
        from certificates where tenant_id = ${TENANT} and is_default`.execute(tx),
    );
    expect(await topics()).not.toContain('certificate');
    await endOn('2026-11-30');
    expect((await topics()).filter((topic) => topic === 'certificate')).toHaveLength(2);
    await desk.change((tx) =>
      sql`delete from certificates where tenant_id = ${TENANT} and serial = 'CU-01'`.execute(tx),
    );
  });

  test('the tax return of the month before is told until its last day', async () => {
    server.current.clock.set('2026-11-18T02:00:00.000Z');
    expect((await desk.of(OWNER)).find(({ topic }) => topic === 'tax_return')).toMatchObject({
      name: '10/2026',
      due_on: '2026-11-20',
      path: '/admin/report/month-end?thang=2026-10',
    });
    server.current.clock.set('2026-11-21T02:00:00.000Z');
    expect(await topics()).not.toContain('tax_return');
  });

  test('who files by quarter is told of the quarter, and of no month', async () => {
    const file = (config_value: string) =>
      desk.change((tx) =>
        sql`insert into tenant_configs (tenant_id, config_key, config_value) values (${TENANT}, 'tax_return_period', ${config_value})
          on conflict (tenant_id, config_key) do update set config_value = excluded.config_value`.execute(tx),
      );
    await file('quarter');
    server.current.clock.set('2026-11-18T02:00:00.000Z');
    expect(await topics()).not.toContain('tax_return');
    // 31/10/2026 is a Saturday.
    server.current.clock.set('2026-10-30T02:00:00.000Z');
    expect((await desk.of(OWNER)).find(({ topic }) => topic === 'tax_return')).toMatchObject({
      ...{ name: 'Q3/2026', due_on: '2026-11-02' },
      path: '/admin/report/month-end?thang=2026-09',
    });
    await file('month');
  });

  test('the end of the trial is told to everybody of the company', async () => {
    await desk.change(async (tx) => {
      await sql`delete from package_grants where tenant_id = ${TENANT}`.execute(tx);
      await sql`update tenants set trial_until = '2026-11-25' where id = ${TENANT}`.execute(tx);
    });
    expect((await desk.of('xem@demo.vn')).find(({ topic }) => topic === 'trial')).toMatchObject({
      due_on: '2026-11-25',
      path: '/admin/service-packages',
    });
    await desk.change((tx) => sql`update tenants set trial_until = null where id = ${TENANT}`.execute(tx));
    expect(await topics('xem@demo.vn')).not.toContain('trial');
  });
});

test('a mail that came back is told until another was sent after it', async () => {
  const made = await desk.change((tx) =>
    sql<{
      id: number;
      invoice_id: number;
    }>`insert into invoice_emails (tenant_id, invoice_id, recipient, subject, state, created_on, settled_on, reported_on, error)
      select tenant_id, id, 'sai@vidu.example', 'Hóa đơn', 'bounced', ${EARLIER}, ${EARLIER}, ${EARLIER}, 'Không có hộp thư này.'
      from invoices where tenant_id = ${TENANT} and lifecycle = 'issued' order by id limit 1 returning id, invoice_id`.execute(
      tx,
    ),
  );
  const [mail] = made.rows;
  expect((await desk.of(OWNER)).find(({ topic }) => topic === 'mail_returned')).toMatchObject({
    kind: 'returned_mail',
    name: 'sai@vidu.example',
    detail: 'Không có hộp thư này.',
    path: `/admin/invoices/${mail?.invoice_id}`,
  });
  await desk.change((tx) =>
    sql`insert into invoice_emails (tenant_id, invoice_id, recipient, subject, state, created_on, settled_on)
      values (${TENANT}, ${mail?.invoice_id}, 'dung@vidu.example', 'Hóa đơn', 'sent', '2026-11-20T01:30:00Z', '2026-11-20T01:30:00Z')`.execute(
      tx,
    ),
  );
  expect(await topics()).not.toContain('mail_returned');
});

describe('long jobs', () => {
  const batchOf = (email: string, state: string) =>
    desk.change(async (tx) => {
      const started_by = await desk.ofPerson(email);
      const { id: publish_id } = await tx
        .insertInto('invoice_publishes')
        .values({ tenant_id: TENANT, started_by, started_on: EARLIER, state })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into invoice_publish_items (tenant_id, publish_id, position, invoice_id, state)
        select ${TENANT}, ${publish_id}, row_number() over (order by id), id, 'taken' from invoices
        where tenant_id = ${TENANT} and lifecycle in ('issued', 'adjusted', 'replaced') and not status_error and status not in ('unknown', 'queued', 'numbered', 'signing', 'signed')
        limit 25`.execute(tx);
      return publish_id;
    });

  test('a batch is told to who started it once all of it has a result', async () => {
    const id = await batchOf(BOOKKEEPER, 'ended');
    await desk.permit(BOOKKEEPER, ['read_invoices', 'publish_invoices']);
    expect(await topics(BOOKKEEPER)).not.toContain('batch_done');
    await sweepBulkPublishes(server.current.publishing);
    expect((await desk.of(BOOKKEEPER)).find(({ topic }) => topic === 'batch_done')).toMatchObject({
      key: `batch:${id}`,
      group: 'done',
      count: 25,
      path: `/admin/invoices/publish?lo=${id}`,
    });
    expect(await topics(OWNER)).not.toContain('batch_done');
  });

  test('one that the server has paused waits for its person', async () => {
    const id = await batchOf(OWNER, 'paused');
    await desk.change((tx) =>
      sql`update invoice_publishes set paused_because = 'Gói đã dùng hết.', paused_on = ${EARLIER} where tenant_id = ${TENANT} and id = ${id}`.execute(
        tx,
      ),
    );
    expect((await desk.of(OWNER)).find(({ key }) => key === `batch:${id}`)).toMatchObject({
      topic: 'batch_paused',
      group: 'todo',
      detail: 'Gói đã dùng hết.',
    });
    // Its starter may be locked: all who may publish can have it go on.
    await desk.permit(BOOKKEEPER, ['read_invoices', 'publish_invoices']);
    expect((await desk.of(BOOKKEEPER)).map(({ key }) => key)).toContain(`batch:${id}`);
    await desk.permit(BOOKKEEPER, ['read_invoices']);
    expect((await desk.of(BOOKKEEPER)).map(({ key }) => key)).not.toContain(`batch:${id}`);
  });
});

describe('questions about many messages', () => {
  /** A job about messages of the first ids, of which these outcomes are known. */
  const questionsOf = (state: string, outcomes: readonly (string | null)[]) =>
    desk.change(async (tx) => {
      const { id } = await tx
        .insertInto('jobs')
        .values({
          ...{ tenant_id: TENANT, user_id: await desk.ofPerson(OWNER), resource: 'transmissions' },
          ...{ action: 'fetch_again', state, total: outcomes.length, up_to_id: 0 },
          selection: JSON.stringify({ written: { asked: JSON.stringify({ kind: 'invoice' }) } }),
          ...{ done: outcomes.length, created_on: EARLIER, finished_on: EARLIER },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into job_records (tenant_id, job_id, record_id, outcome)
        select ${TENANT}, ${id}, 2000000 + at, outcome from unnest(${outcomes}::text[]) with ordinality as given (outcome, at)`.execute(
        tx,
      );
      return id;
    });
  const told = async (id: number) => (await desk.of(OWNER)).find(({ key }) => key === `job:${id}`);

  test('that have ended are told from twenty on, with what is still open apart from what is well', async () => {
    const many = await questionsOf('done', [
      ...Array<string>(15).fill('read'),
      ...Array<string>(3).fill('silent'),
      ...['not_at_provider', 'failed'],
    ]);
    expect(await told(many)).toMatchObject({
      ...{ topic: 'questions_done', group: 'done', count: 20, tally: { ok: 15, failed: 2, unknown: 3 } },
      path: `/admin/transmission-history/invoices?viec=${many}`,
    });
    expect(await told(await questionsOf('done', ['read']))).toBeUndefined();
    expect(await told(await questionsOf('cancelled', Array<null>(20).fill(null)))).toBeUndefined();
  });

  test('that were given up are told however few, for their person to ask again', async () => {
    expect(await told(await questionsOf('failed', ['read', null]))).toMatchObject({
      ...{ topic: 'questions_failed', group: 'todo', count: 2, tally: { ok: 1, failed: 0, unknown: 0 } },
    });
  });
});

describe('permissions', () => {
  test('nobody is told of what they may not open', async () => {
    await desk.trouble('code_denied', 2, EARLIER);
    await desk.change((tx) =>
      sql`update certificates set valid_to = '2026-11-25' where tenant_id = ${TENANT}`.execute(tx),
    );
    server.current.clock.set('2026-11-19T02:00:00.000Z');
    await desk.permit(BOOKKEEPER, ['read_customers']);
    expect(await topics(BOOKKEEPER)).toEqual([]);
    await desk.permit(BOOKKEEPER, ['sign_settings']);
    expect(await topics(BOOKKEEPER)).toEqual(['certificate']);
    await desk.permit(BOOKKEEPER, ['invoice_summary_report']);
    expect(await topics(BOOKKEEPER)).toEqual(['tax_return']);
  });

  test('another company is told nothing of it', async () => {
    const before = (await desk.of('owner@demo2.vn')).map(({ key }) => key);
    await desk.trouble('code_denied', 2, EARLIER);
    expect((await desk.of('owner@demo2.vn')).map(({ key }) => key)).toEqual(before);
  });
});
