import { shownName } from '#domain/invoice/shown-name.ts';
import { firstEmail } from '#domain/delivery/recipients.ts';
import { sql } from 'kysely';
import { statementLabel } from '#domain/statements/content.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { buyerKind, refuseClosedCorrection, refuseUnlistable } from '#server/modules/corrections/index.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { issuedInvoice } from './statement-content.ts';
import { statementTable, type Statement } from './statements.ts';

type NewStatement = components['schemas']['NewStatement'];

/**
 * A draft of a statement about an issued invoice, or with `further_ids` of list 01/BK-ĐCTT about several. Failures: 409 statement_open
 * while another one of an invoice is under way, 422 correction_not_allowed with the reason where today's law has closed this way, 422
 * not_one_list for invoices that no list can hold together.
 */
export async function draftStatement(
  tx: Tx,
  { id, stated }: { id: number; stated: NewStatement },
  account: Account,
  clock: Clock,
): Promise<Statement> {
  const today = clock.today();
  const { nature, matter, reason = null, right_lines, further_ids = [] } = stated;
  const isOfList = further_ids.length > 0;
  const ids = [...new Set([id, ...further_ids])];
  const invoices = await lockInvoices(tx, ids);
  if (isOfList) refuseUnlistable(invoices, today);
  for (const one of invoices) {
    await refuseClosedCorrection(tx, one, { method: nature, matter, several: isOfList }, today);
    await refuseSecond(tx, one);
  }
  const [invoice, ...others] = await Promise.all(ids.map((one) => issuedInvoice(tx, one)));
  if (invoice === undefined) throw new Error('a statement about no invoice');
  const { content } = invoice;
  const tenant = await readTenant(tx);
  const year = Number(today.slice(0, 4));
  const number = await nextNumber(tx, year);
  const kind = buyerKind(content);
  const created = await tx
    .insertInto('statements')
    .values({
      tenant_id: account.tenant_id,
      invoice_id: id,
      nature,
      matter,
      year,
      number,
      label: statementLabel(nature, year, number, isOfList ? 'list' : 'one'),
      invoice_name: namesOf([content, ...others.map((one) => one.content)]),
      buyer_name: content.buyer_name ?? content.buyer_person ?? '',
      buyer_kind: kind,
      reason,
      right_lines: JSON.stringify(right_lines),
      listed: JSON.stringify(
        others.map((one, at) => ({ invoice_id: ids[at + 1], invoice_name: shownName(one.content) })),
      ),
      place: tenant.tax_city_name,
      seller_delegate: tenant.delegate_name,
      seller_position: tenant.delegate_position,
      buyer_delegate: kind === 'organisation' ? content.buyer_person : null,
      // One person answers for the buyer.
      buyer_email: firstEmail(content.buyer_email),
      state: 'draft',
      created_on: clock.now(),
      created_by: account.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const listed = ids.slice(1).map((invoice_id) => ({
    tenant_id: account.tenant_id,
    statement_id: created.id,
    invoice_id,
  }));
  await insertMany(tx, 'statement_invoices', listed);
  return statementTable.get(tx, created.id);
}

/** In the order of their ids, so that two who list the same invoices wait for each other. */
async function lockInvoices(tx: Tx, ids: readonly number[]): Promise<InvoiceRow[]> {
  const rows: InvoiceRow[] = [];
  for (const id of ids.toSorted((a, b) => a - b)) rows.push(await findInvoice(tx, id, { lock: true }));
  return rows;
}

/** `1C26TAA 00000012`, and how many others. */
function namesOf([first, ...others]: readonly InvoiceContent[]): string {
  const name = first === undefined ? '' : shownName(first);
  return others.length === 0 ? name : `${name} và ${others.length} hóa đơn khác`;
}

async function refuseSecond(tx: Tx, { id }: Pick<InvoiceRow, 'id'>): Promise<void> {
  const open = await tx
    .selectFrom('statements')
    .select('label')
    .where((where) =>
      where.or([
        where('invoice_id', '=', id),
        where('id', 'in', (eb) =>
          eb.selectFrom('statement_invoices').select('statement_id').where('invoice_id', '=', id),
        ),
      ]),
    )
    .where('state', 'not in', ['signed', 'withdrawn'])
    .executeTakeFirst();
  if (open !== undefined)
    throw failure(
      409,
      'statement_open',
      `Hóa đơn này đang có biên bản ${open.label} chưa xong. Mở biên bản đó để ký tiếp, sửa hoặc thu hồi.`,
    );
}

/** The next one of the company in this year; two who draft at once wait for each other. */
async function nextNumber(tx: Tx, year: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('statements', ${TENANT}))`.execute(tx);
  const last = await tx
    .selectFrom('statements')
    .select((of) => of.fn.max('number').as('number'))
    .where('year', '=', year)
    .executeTakeFirst();
  return Number(last?.number ?? 0) + 1;
}
