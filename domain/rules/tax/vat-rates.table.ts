import type { Dated } from '../dated.ts';

const LAW = 'Luật Thuế GTGT 48/2024/QH15 Điều 9; before it, Luật 13/2008/QH12 Điều 8';
const CHECKED = '2026-11-21';

export type VatRateRow = Dated & {
  readonly rate: string;
  /** The tax is stated, not computed from the rate, so the rate is not among those one chooses. */
  readonly stated_tax?: true;
};

/** Thuế suất (TSuat): which rates may stand on an invoice, by its issue date. */
export const VAT_RATES = [
  { rate: '0%', valid_from: '2022-01-01', valid_to: null, source: LAW, checked: CHECKED },
  { rate: '5%', valid_from: '2022-01-01', valid_to: null, source: LAW, checked: CHECKED },
  relief('2022-02-01', '2022-12-31', 'NQ 43/2022/QH15, NĐ 15/2022/NĐ-CP', true),
  relief('2023-07-01', '2023-12-31', 'NQ 101/2023/QH15, NĐ 44/2023/NĐ-CP', true),
  relief('2024-01-01', '2024-06-30', 'NQ 110/2023/QH15, NĐ 94/2023/NĐ-CP', true),
  relief('2024-07-01', '2024-12-31', 'NQ 142/2024/QH15, NĐ 72/2024/NĐ-CP', true),
  relief('2025-01-01', '2025-06-30', 'NQ 174/2024/QH15, NĐ 180/2024/NĐ-CP', true),
  relief('2025-07-01', '2026-12-31', 'NQ 204/2025/QH15, NĐ 174/2025/NĐ-CP Điều 1.2.a, 2.1', false),
  { rate: '10%', valid_from: '2022-01-01', valid_to: null, source: LAW, checked: CHECKED },
  {
    rate: 'KCT', // không chịu thuế: not subject to VAT
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'Luật Thuế GTGT 48/2024/QH15 Điều 5; data format TSuat',
    checked: CHECKED,
  },
  {
    rate: 'KKKNT', // không kê khai, tính nộp thuế: neither declared nor paid
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'data format TSuat',
    checked: CHECKED,
  },
  {
    rate: 'KHAC', // khác: written out as KHAC:AB.CD%
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'data format TSuat',
    checked: CHECKED,
  },
  {
    rate: 'CTTC', // cho thuê tài chính: a finance lease passes on the tax of what was bought
    valid_from: '2025-06-01',
    valid_to: null,
    source: 'TT 32/2025; data format TSuat',
    checked: CHECKED,
    stated_tax: true,
  },
] as const satisfies readonly VatRateRow[];

/** Giảm thuế suất 10% còn 8%. */
function relief(valid_from: string, valid_to: string, source: string, assumed: boolean) {
  const row = { rate: '8%', valid_from, valid_to, source, checked: CHECKED } as const;
  return assumed ? ({ ...row, assumed: true } as const) : row;
}
