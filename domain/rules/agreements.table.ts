import type { Dated } from './dated.ts';
import type { AgreementNeed } from './remedies.table.ts';

/** Who bought: an organisation or household with a tax code, a named person, or a consumer who gave nothing. */
export type BuyerKind = 'organisation' | 'individual' | 'anonymous';

/** Ways of selling or reporting for which no agreement is needed. */
export type AgreementExemption = 'platform_sale' | 'summary_table' | 'transaction_table';

export type AgreementRow = Dated & {
  readonly buyer: BuyerKind;
  readonly need: AgreementNeed;
};

export type AgreementExemptionRow = Dated & { readonly exempt: AgreementExemption };

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
