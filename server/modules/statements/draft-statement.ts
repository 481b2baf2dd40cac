import { sql } from 'kysely';
import { statementLabel } from '#domain/statements/content.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { buyerKind, refuseClosedCorrection } from '#server/modules/corrections/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { issuedInvoice } from './statement-content.ts';
import { statementTable, type Statement } from './statements.ts';

type NewStatement = components['schemas']['NewStatement'];

/**
 * A draft of a statement about an issued invoice. Failures: 409 statement_open while another one of the invoice is under way, 422
 * correction_not_allowed with the reason where today's law has closed this way.
 */
export async function draftStatement(
  tx: Tx,
  { id, stated }: { id: number; stated: NewStatement },
  account: Account,
  clock: Clock,
): Promise<Statement> {
  const invoice = await findInvoice(tx, id, { lock: true });
  const { nature, matter, reason = null, right_lines } = stated;
  await refuseClosedCorrection(tx, invoice, nature, matter, clock.today());
  await refuseSecond(tx, id);
  const { content } = await issuedInvoice(tx, id);
  const tenant = await readTenant(tx);
  const year = Number(clock.today().slice(0, 4));
  const number = await nextNumber(tx, year);
  const { form_no, symbol } = content;
  const kind = buyerKind(invoice);
  const created = await tx
    .insertInto('statements')
    .values({
      tenant_id: account.tenant_id,
      invoice_id: id,
      nature,
      matter,
      year,
      number,
      label: statementLabel(nature, year, number),
      invoice_name: `${form_no}${symbol} ${String(content.number).padStart(8, '0')}`,
      buyer_name: content.buyer_name ?? content.buyer_person ?? '',
      buyer_kind: kind,
      reason,
      right_lines: JSON.stringify(right_lines),
      place: tenant.tax_city_name,
      seller_delegate: tenant.delegate_name,
      seller_position: tenant.delegate_position,
      buyer_delegate: kind === 'organisation' ? content.buyer_person : null,
      buyer_email: content.buyer_email,
      state: 'draft',
      created_on: clock.now(),
      created_by: account.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return statementTable.get(tx, created.id);
}

async function refuseSecond(tx: Tx, invoice_id: number): Promise<void> {
  const open = await tx
    .selectFrom('statements')
    .select('label')
    .where('invoice_id', '=', invoice_id)
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
