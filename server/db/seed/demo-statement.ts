import { decimalText, parseDecimal, subtract } from '#domain/money/decimal.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { Account, Db } from '#server/context.ts';
import { carryDocument, documentOf, type DocumentDeps } from '#server/modules/documents/index.ts';
import { findInvoice, wireInvoice } from '#server/modules/invoices/index.ts';
import { draftStatement, statementKind, submitStatement } from '#server/modules/statements/index.ts';
import { vietnamDate, type FixedClock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

type DemoStatement = {
  db: Db;
  documents: DocumentDeps;
  clock: FixedClock;
  now_ms: number;
  account: Account;
};

const TOO_MUCH = '100';

/**
 * A statement about a wrong price that the seller signed a day ago and whose buyer has not answered: drafted, submitted and signed by the
 * product's own code. None where no business has an invoice of an earlier day that nothing corrects.
 */
export async function signDemoStatement(demo: DemoStatement): Promise<void> {
  const { db, documents, clock, now_ms, account } = demo;
  const { tenant_id } = account;
  clock.set(new Date(now_ms - DAY_MS).toISOString());
  const statement = await inTenant(db, tenant_id, async (tx) => {
    const found = await tx
      .selectFrom('invoices')
      .select('id')
      .where('lifecycle', '=', 'issued')
      .where('nature', '=', 'original')
      .where('buyer_tax_code', 'is not', null)
      .where('issued_on', '<', vietnamDate(clock.epoch_ms()))
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('invoice_corrections')
              .select('invoice_corrections.target_id')
              .whereRef('invoice_corrections.target_id', '=', 'invoices.id'),
          ),
        ),
      )
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (found === undefined) return null;
    const { lines } = await wireInvoice(tx, await findInvoice(tx, found.id));
    const right_lines = lines.map(({ quantity, unit_price }, at) => ({
      quantity,
      unit_price: at === 0 && unit_price !== null ? less(unit_price) : unit_price,
    }));
    const reason = `Đơn giá dòng 1 ghi thừa ${TOO_MUCH} đồng so với hợp đồng.`;
    const stated = { nature: 'adjust', matter: 'main_content', reason, right_lines } as const;
    const draft = await draftStatement(tx, { id: found.id, stated }, account, clock);
    return submitStatement(tx, draft, account, clock);
  });
  if (statement === null) return;
  const document = await inTenant(db, tenant_id, (tx) => documentOf(tx, statementKind.name, statement.id));
  if (document !== null) await carryDocument(documents, { tenant_id, document_id: document.id });
}

function less(price: string): string {
  return decimalText(subtract(parseDecimal(price), parseDecimal(TOO_MUCH)));
}
