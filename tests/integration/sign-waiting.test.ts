import { sql, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Db } from '#server/context.ts';
import { signWaiting } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { copiesOfDraft } from '#tests/integration/reliability/copies-of-draft.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();
const TENANT = 1;

async function submitDrafts(count: number): Promise<number[]> {
  const { app, signIn } = server.current;
  const headers = { authorization: `Bearer ${await signIn('owner@demo.vn')}` };
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const lines = [
      {
        kind: 'goods',
        name: `Hàng thứ ${at}`,
        unit: 'Cái',
        quantity: '2',
        unit_price: '15000',
        vat_rate: '8%',
      },
    ];
    const buyer = { buyer_name: 'Công ty TNHH Bao bì Minh Khôi', buyer_address: 'Khu công nghiệp Tân Bình' };
    const invoice = { issued_on: '2026-11-20', payment_method: 'TM/CK', currency: 'VND', ...buyer, lines };
    const created = await app.inject({ method: 'POST', url: '/api/invoices', headers, payload: { invoice } });
    const { id } = created.json<{ invoice: components['schemas']['Invoice'] }>().invoice;
    const url = `/api/invoices/${id}/publish`;
    const key = { 'idempotency-key': `sign-waiting-${id}` };
    await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...key },
      payload: { invoice: { lock_version: 1 } },
    });
    ids.push(id);
  }
  return ids;
}

async function seen(id: number) {
  const { publishing } = server.current;
  return inTenant(publishing.db, TENANT, async (tx) => ({
    row: await tx.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    history: (
      await tx
        .selectFrom('document_events')
        .innerJoin('documents', (join) =>
          join
            .onRef('documents.id', '=', 'document_events.document_id')
            .onRef('documents.tenant_id', '=', 'document_events.tenant_id'),
        )
        .select('document_events.kind')
        .where('documents.subject_id', '=', id)
        .orderBy('document_events.id')
        .execute()
    ).map(({ kind }) => kind),
    messages: await tx
      .selectFrom('transmissions')
      .innerJoin('transmission_documents as carried', 'carried.transmission_id', 'transmissions.id')
      .innerJoin('documents', 'documents.id', 'carried.document_id')
      .select(['transmissions.status', 'transmissions.handed', 'carried.version'])
      .where('documents.subject_id', '=', id)
      .execute(),
  }));
}

test('a few go step by step; many are signed together with the same rows and history, their numbers without gap', async () => {
  const { publishing, publishNow } = server.current;
  const [alone = 0] = await submitDrafts(1);
  expect(await signWaiting(publishing, TENANT, 'invoice')).toBe(1);
  await publishNow(TENANT, alone);
  const model = await seen(alone);

  const many = await submitDrafts(12);
  const spoilt = { ...publishing, new_message_suffix: () => 'A'.repeat(32) };
  await expect(signWaiting(spoilt, TENANT, 'invoice')).rejects.toThrow(/unique/);
  expect((await seen(many[0] ?? 0)).row).toMatchObject({ lifecycle: 'queued', number: null });

  const counts = await Promise.all([
    signWaiting(publishing, TENANT, 'invoice'),
    signWaiting(publishing, TENANT, 'invoice'),
  ]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  const signed = await Promise.all(many.map(seen));
  expect(signed.map(({ row }) => row.number)).toEqual(many.map((_id, at) => at + 2));
  for (const { row, history, messages } of signed) {
    expect(row).toMatchObject({
      lifecycle: 'numbered',
      signing: 'signed',
      transmission: 'not_sent',
      status: 'signed',
    });
    expect(messages).toEqual([{ status: 'signed', handed: 'waiting', version: 1 }]);
    expect(history).toEqual(model.history.slice(0, history.length));
    expect(history.at(-1)).toBe('signed');
  }

  for (const id of many) await publishNow(TENANT, id);
  const ended = await Promise.all(many.map(seen));
  expect(ended.map(({ row }) => row.status)).toEqual(many.map(() => model.row.status));
  expect(ended.map(({ history }) => history)).toEqual(many.map(() => model.history));
});

/** That wait to be signed: one submitted as users do, the others its copies with documents of their own. */
async function submitMany(count: number): Promise<number[]> {
  const { publishing } = server.current;
  const [id = 0] = await submitDrafts(1);
  return inTenant(publishing.db, TENANT, async (tx) => {
    const now = publishing.clock.now();
    const copies = await copiesOfDraft(tx, {
      tenant_id: TENANT,
      id,
      status: 'queued',
      count: count - 1,
      now,
    });
    await sql`insert into documents (tenant_id, kind, subject_id, ordered_on, version, stage, signing, transmission, status, requested_by, updated_on)
      select ${TENANT}, 'invoice', copy, ordered_on, version, stage, signing, transmission, status, requested_by, updated_on
      from documents cross join unnest(${copies}::bigint[]) as copy
      where tenant_id = ${TENANT} and kind = 'invoice' and subject_id = ${id}`.execute(tx);
    return [id, ...copies];
  });
}

type Waiting = { number: number | null; signing: string; messages: number };

function statesOf(ids: readonly number[]): Promise<Waiting[]> {
  return inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const { rows } = await sql<Waiting>`
        select invoices.number, invoices.signing, count(carried.transmission_id)::integer as messages from invoices
        join documents on documents.tenant_id = invoices.tenant_id and documents.kind = 'invoice' and documents.subject_id = invoices.id
        left join transmission_documents as carried on carried.tenant_id = documents.tenant_id and carried.document_id = documents.id
        where invoices.tenant_id = ${TENANT} and invoices.id = any(${[...ids]}::bigint[])
        group by invoices.id, invoices.number, invoices.signing order by invoices.id`.execute(tx);
    return rows;
  });
}

const signedFrom = (first: number, ids: readonly number[]): Waiting[] =>
  ids.map((_id, at) => ({ number: first + at, signing: 'signed', messages: 1 }));

test('more than are stored together are one transaction: each is signed once in its order, or none is', async () => {
  const { publishing } = server.current;
  const ids = await submitMany(250);
  const states = () => statesOf(ids);
  const before = await states();

  let made = 0;
  // The last of the third stretch has the message id of another: two stretches are stored by then.
  const last_spoilt = { ...publishing, new_message_suffix: () => (made++ < 249 ? suffix(made) : suffix(1)) };
  await expect(signWaiting(last_spoilt, TENANT, 'invoice')).rejects.toThrow(/unique/);
  expect(await states()).toEqual(before);

  expect(await signWaiting(publishing, TENANT, 'invoice')).toBe(250);
  const after = await states();
  expect(after).toEqual(signedFrom(after[0]?.number ?? 0, ids));
});

test('more than a transaction takes are signed in the next one, in their order', async () => {
  const { publishing } = server.current;
  const ids = await submitMany(403);
  expect(await signWaiting(publishing, TENANT, 'invoice')).toBe(400);
  expect((await statesOf(ids)).filter(({ signing }) => signing === 'signed')).toHaveLength(400);
  expect(await signWaiting(publishing, TENANT, 'invoice')).toBe(3);
  const after = await statesOf(ids);
  expect(after).toEqual(signedFrom(after[0]?.number ?? 0, ids));
});

test('a certificate that a person holds beside the stored key that signs changes nothing of how many are stored together', async () => {
  const { publishing } = server.current;
  await inTenant(publishing.db, TENANT, (tx) =>
    sql`insert into certificates (tenant_id, kind, subject_name, issuer_name, serial, tax_code, valid_from, valid_to, certificate_der,
        is_default, created_on)
      select tenant_id, 'usb', subject_name, issuer_name, serial || '00', tax_code, valid_from, '2026-01-01', certificate_der, false, created_on
      from certificates where tenant_id = ${TENANT} limit 1`.execute(tx),
  );
  const ids = await submitMany(150);
  const { db, rows } = rowsAtOnce(publishing.db);
  expect(await signWaiting({ ...publishing, db }, TENANT, 'invoice')).toBe(150);
  expect(rows).toEqual(expect.arrayContaining([100n, 50n]));
  expect(rows).not.toContain(150n);
  const after = await statesOf(ids);
  expect(after).toEqual(signedFrom(after[0]?.number ?? 0, ids));
});

/** The database, and how many rows each statement stored that was written beforehand, as those of `insertMany` are. */
function rowsAtOnce(db: Db): { db: Db; rows: (bigint | undefined)[] } {
  const rows: (bigint | undefined)[] = [];
  const built = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      built.add(queryId);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      if (!built.has(queryId)) rows.push(result.numAffectedRows);
      return Promise.resolve(result);
    },
  };
  return { db: db.withPlugin(plugin), rows };
}

const suffix = (number: number): string => number.toString(16).toUpperCase().padStart(32, 'B');
