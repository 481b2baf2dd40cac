import { isInForce, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { BuyerKind } from '#domain/rules/corrections/agreements.table.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Matter } from '#domain/rules/corrections/remedies.table.ts';
import type { WrongInvoice } from '#domain/rules/corrections/wrong-invoice.ts';
import { isRetailBuyer } from '#domain/rules/particulars/retail-buyer.table.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import type { CorrectionRow } from './family.ts';

type Buyer = Pick<InvoiceRow, 'buyer_name' | 'buyer_person' | 'buyer_tax_code' | 'buyer_budget_code'>;

/** An invoice of ours as the rules of correcting read it; `earlier` are the corrections of it. */
export function wrongInvoice(
  row: InvoiceRow,
  earlier: readonly CorrectionRow[],
  matter: Matter,
  corrected_on: string,
): WrongInvoice {
  const lifecycle = row.lifecycle as InvoiceState;
  return {
    corrected_on,
    matter,
    symbol: row.symbol,
    buyer: buyerKind(row),
    accepted: isInForce(lifecycle) || lifecycle === 'replaced',
    corrected_before: firstMethod(row, earlier),
    replaced: lifecycle === 'replaced',
  };
}

/** Tên đơn vị names an organisation or a household, with or without a tax code. */
export function buyerKind(row: Buyer): BuyerKind {
  const { buyer_name, buyer_person, buyer_tax_code, buyer_budget_code } = row;
  if (buyer_tax_code || buyer_budget_code) return 'organisation';
  if (isRetailBuyer(buyer_name) || isRetailBuyer(buyer_person)) return 'anonymous';
  if (buyer_name) return 'organisation';
  return buyer_person ? 'individual' : 'anonymous';
}

/** What was corrected once is put right as it was the first time; a replacement that is wrong was made by replacing. */
function firstMethod(row: InvoiceRow, earlier: readonly CorrectionRow[]): CorrectionMethod | null {
  if (row.nature === 'replace') return 'replace';
  const first = earlier.find(({ in_effect }) => in_effect);
  return (first?.nature as CorrectionMethod | undefined) ?? null;
}
