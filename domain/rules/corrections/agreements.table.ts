import { AGREEMENT_EXEMPTIONS, AGREEMENTS } from '../agreements.table.ts';
import type { AgreementExemption } from '../agreements.table.ts';
import { rowsOn } from '../dated.ts';
import type { AgreementNeed, MatterRow, RemedyAction } from '../remedies.table.ts';
import type { WrongInvoice } from '../wrong-invoice.ts';

export type Agreement = {
  readonly need: AgreementNeed;
  /** The new invoice may not be made without it; otherwise it is asked for, and can be left. */
  readonly blocking: boolean;
};

export const NO_AGREEMENT: Agreement = { need: 'none', blocking: false };

/** What the buyer must have agreed to, or been told, before this remedy. */
export function agreementFor(action: RemedyAction, row: MatterRow, invoice: WrongInvoice): Agreement {
  if (row.agreement !== 'by_buyer') return { need: row.agreement, blocking: false };
  // Of invoices from before electronic ones it is always asked.
  if (invoice.paper_decree) return { need: 'written', blocking: true };
  if (isExempt(invoice)) return NO_AGREEMENT;
  const need = rowsOn(AGREEMENTS, invoice.corrected_on).find(({ buyer }) => buyer === invoice.buyer)?.need;
  if (need === undefined) return NO_AGREEMENT;
  // The duty is written for invoices one may adjust or replace, and not said again for those one may only replace.
  const replaceOnly = invoice.symbol.charAt(3) === 'M' || invoice.titled_goods === true;
  return { need, blocking: need === 'written' && !(replaceOnly && action === 'replace') };
}

function isExempt({ corrected_on, platform_sale, reported_by }: WrongInvoice): boolean {
  const cases: readonly (AgreementExemption | undefined | 'invoice')[] = [
    platform_sale === true ? 'platform_sale' : undefined,
    reported_by,
  ];
  return rowsOn(AGREEMENT_EXEMPTIONS, corrected_on).some(({ exempt }) => cases.includes(exempt));
}
