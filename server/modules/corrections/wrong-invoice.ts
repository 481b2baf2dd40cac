import type { BuyerKind } from '#domain/rules/corrections/agreements.table.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Matter } from '#domain/rules/corrections/remedies.table.ts';
import type { WrongInvoice } from '#domain/rules/corrections/wrong-invoice.ts';
import { isRetailBuyer } from '#domain/rules/particulars/retail-buyer.table.ts';
import type { components } from '#generated/types.ts';
import type { CorrectionRow } from './family.ts';
import type { Buyer, Target } from './target.ts';

export type InvoiceSale = components['schemas']['InvoiceSale'];

/** What is to be done: what is the matter, how it was sold, and the day whose rules hold. */
export type Question = { matter: Matter; sale: InvoiceSale; corrected_on: string; several?: boolean };

/** An invoice as the rules of correcting read it; `earlier` are the corrections of it. */
export function wrongInvoice(
  target: Target,
  earlier: readonly CorrectionRow[],
  { matter, sale, corrected_on, several = false }: Question,
): WrongInvoice {
  return {
    corrected_on,
    matter,
    symbol: target.symbol,
    buyer: buyerKind(target),
    accepted: target.accepted,
    reported_by: target.by_table ? 'summary_table' : 'invoice',
    paper_decree: target.regime === '3',
    titled_goods: target.titled || sale === 'titled_goods',
    platform_sale: sale === 'platform',
    corrected_before: firstMethod(target, earlier),
    replaced: target.replaced || earlier.some((one) => one.in_effect && one.nature === 'replace'),
    several,
  };
}

/** Tên đơn vị names an organisation or a household, with or without a tax code. */
export function buyerKind({ buyer_name, buyer_person, buyer_tax_code, buyer_budget_code }: Buyer): BuyerKind {
  if (buyer_tax_code || buyer_budget_code) return 'organisation';
  if (isRetailBuyer(buyer_name) || isRetailBuyer(buyer_person)) return 'anonymous';
  if (buyer_name) return 'organisation';
  return buyer_person ? 'individual' : 'anonymous';
}

/** What was corrected once is put right as it was the first time; a replacement that is wrong was made by replacing. */
export function firstMethod(target: Target, earlier: readonly CorrectionRow[]): CorrectionMethod | null {
  if (target.nature === 'replace') return 'replace';
  const first = earlier.find(({ in_effect }) => in_effect);
  return (first?.nature as CorrectionMethod | undefined) ?? null;
}
