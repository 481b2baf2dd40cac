import { rowsOn, type Dated } from '../dated.ts';
import type { AgreementNeed, MatterRow, RemedyAction } from './remedies.table.ts';
import type { WrongInvoice } from './wrong-invoice.ts';

/** Who bought: an organisation or household with a tax code, a named person, or a consumer who gave nothing. */
export type BuyerKind = 'organisation' | 'individual' | 'anonymous';

/** Ways of selling or reporting for which no agreement is needed. */
type AgreementExemption = 'platform_sale' | 'summary_table' | 'transaction_table';

type AgreementRow = Dated & {
  readonly buyer: BuyerKind;
  readonly need: AgreementNeed;
};

type AgreementExemptionRow = Dated & { readonly exempt: AgreementExemption };

const CHECKED = '2026-11-21';
const NOW = 'TT 91/2026 Điều 10.1.b';
const BEFORE = 'NĐ 70/2025 Điều 1.13, sửa NĐ 123/2020 Điều 19 (not read)';

/** Văn bản thỏa thuận or a notice, before a wrong invoice is adjusted or replaced. */
export const AGREEMENTS: readonly AgreementRow[] = [
  { buyer: 'organisation', need: 'written', ...since(NOW) },
  { buyer: 'individual', need: 'notice_or_posting', ...since(NOW) },
  { buyer: 'anonymous', need: 'notice_or_posting', ...since(NOW) },
];

/** Of invoices that go to the tax authority in tables, and of sales on e-commerce and digital platforms. */
export const AGREEMENT_EXEMPTIONS: readonly AgreementExemptionRow[] = [
  { exempt: 'platform_sale', ...since(NOW) },
  { exempt: 'summary_table', ...since('TT 91/2026 Điều 10.1.đ') },
  { exempt: 'transaction_table', ...since('TT 91/2026 Điều 10.2') },
];

function since(source: string): Dated {
  return {
    valid_from: '2025-06-01',
    valid_to: null,
    source: `${source}; before it, ${BEFORE}`,
    checked: CHECKED,
  };
}

export type Agreement = {
  readonly need: AgreementNeed;
  /** The new invoice may not be made without it; otherwise it is recommended. */
  readonly blocking: boolean;
};

export const NO_AGREEMENT: Agreement = { need: 'none', blocking: false };

/** The agreement with the buyer, or the notice to the buyer, that must come before this remedy. */
export function agreementFor(action: RemedyAction, row: MatterRow, invoice: WrongInvoice): Agreement {
  if (row.agreement !== 'by_buyer') return { need: row.agreement, blocking: false };
  // Invoices from before electronic ones always need it.
  if (invoice.paper_decree) return { need: 'written', blocking: true };
  if (isExempt(invoice)) return NO_AGREEMENT;
  const need = rowsOn(AGREEMENTS, invoice.corrected_on).find(({ buyer }) => buyer === invoice.buyer)?.need;
  if (need === undefined) return NO_AGREEMENT;
  // The duty is written for invoices one may adjust or replace, and not repeated for those one may only replace.
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
