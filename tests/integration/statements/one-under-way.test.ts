import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TENANT } from '../signing/desk.ts';
import { statementDesk } from './statement-desk.ts';

const server = withTestApp();
let desk: Awaited<ReturnType<typeof statementDesk>>;
beforeAll(async () => {
  desk = await statementDesk(server.current);
});

/** By the application's own role, as code that forgot a rule would do it. */
const asApp = <T>(work: (tx: Tx) => Promise<T>) => inTenant(server.current.publishing.db, TENANT, work);

let number = 9_000;

/** A statement of an invoice, and of those that its list names beside it. */
const statement = (invoice_id: number, { state = 'draft', further = [] as readonly number[] } = {}) =>
  asApp(async (tx) => {
    number += 1;
    const { rows } = await sql<{ id: number }>`
      insert into statements (tenant_id, invoice_id, nature, matter, year, number, label, invoice_name, buyer_name, buyer_kind, state, created_on)
      values (${TENANT}, ${invoice_id}, 'adjust', 'main_content', 2026, ${number}, ${`BB ${number}`}, '1C26TAA 1', 'An', 'organisation',
        ${state}, ${server.current.clock.now()}) returning id`.execute(tx);
    const id = rows[0]?.id ?? 0;
    for (const one of further) await list(tx, id, one);
    return id;
  });

const list = (tx: Tx, statement_id: number, invoice_id: number) =>
  sql`insert into statement_invoices (tenant_id, statement_id, invoice_id) values (${TENANT}, ${statement_id}, ${invoice_id})`.execute(
    tx,
  );

const close = (id: number, state: 'signed' | 'withdrawn') =>
  asApp((tx) => tx.updateTable('statements').set({ state }).where('id', '=', id).execute());

const UNDER_WAY = /has a statement under way/;

describe('one statement of an invoice is under way at a time: the database itself refuses', () => {
  test('a second one, in whatever state the first is open', async () => {
    const { id } = await desk.issued();
    await statement(id, { state: 'refused' });
    await expect(statement(id)).rejects.toThrow(/statements_open/);
  });

  test('a list that names an invoice with a statement of its own', async () => {
    const [first, second] = [await desk.issued(), await desk.issued()];
    const open = await statement(second.id, { state: 'waiting_buyer' });
    await expect(statement(first.id, { further: [second.id] })).rejects.toThrow(UNDER_WAY);
    await close(open, 'withdrawn');
    await statement(first.id, { further: [second.id] });
  });

  test('a list that names an invoice of another list, named first there or later', async () => {
    const [first, second, third] = [await desk.issued(), await desk.issued(), await desk.issued()];
    const open = await statement(first.id, { further: [second.id] });
    await expect(statement(third.id, { further: [second.id] })).rejects.toThrow(UNDER_WAY);
    await expect(statement(third.id, { further: [first.id] })).rejects.toThrow(UNDER_WAY);
    await close(open, 'signed');
    await statement(third.id, { further: [second.id, first.id] });
  });

  test('one by itself of an invoice that an open list names', async () => {
    const [first, second, third] = [await desk.issued(), await desk.issued(), await desk.issued()];
    const open = await statement(first.id, { further: [second.id] });
    await expect(statement(second.id)).rejects.toThrow(UNDER_WAY);
    const other = await statement(third.id);
    await expect(
      asApp((tx) =>
        tx.updateTable('statements').set({ invoice_id: second.id }).where('id', '=', other).execute(),
      ),
    ).rejects.toThrow(UNDER_WAY);
    // History that is written down is not under way.
    await statement(second.id, { state: 'signed' });
    await close(open, 'withdrawn');
    await statement(second.id);
  });

  test('a list that names its own first invoice beside it', async () => {
    const [first, second] = [await desk.issued(), await desk.issued()];
    await expect(statement(first.id, { further: [second.id, first.id] })).rejects.toThrow(UNDER_WAY);
    await statement(first.id, { further: [second.id] });
  });

  test('that a list begins with an invoice that it names again; it may name several', async () => {
    const [first, second, third] = [await desk.issued(), await desk.issued(), await desk.issued()];
    const open = await statement(first.id, { further: [second.id] });
    await asApp((tx) => list(tx, open, third.id));
    await expect(
      asApp((tx) =>
        tx.updateTable('statements').set({ invoice_id: second.id }).where('id', '=', open).execute(),
      ),
    ).rejects.toThrow(UNDER_WAY);
  });
});
