import { rowsOn, type Dated } from '../dated.ts';

/** Tính chất thông báo (TCTBao): what a notice 04/SS-HĐĐT says is done about one invoice. */
export type MistakeNature = 'cancel' | 'adjust' | 'replace' | 'explain';

type MistakeNatureRow = Dated & {
  readonly nature: MistakeNature;
  /** TCTBao; format 2.1.1 no longer has the element. */
  readonly code: string;
  readonly name: string;
};

const CHECKED = '2026-11-24';

/** What a notice may say on a day. TCTBao 5 (mistakes of a summary table) is corrected in a later table and not written here. */
export const MISTAKE_NATURES: readonly MistakeNatureRow[] = [
  row('cancel', '1', 'Hủy', '2025-05-31', 'NĐ 123/2020 Điều 19; NĐ 70/2025 Điều 1.13'),
  row('adjust', '2', 'Điều chỉnh', '2026-06-30', 'NĐ 123/2020 Điều 19; TT 91/2026 Điều 10.1'),
  row('replace', '3', 'Thay thế', '2026-06-30', 'NĐ 123/2020 Điều 19; TT 91/2026 Điều 10.1'),
  row('explain', '4', 'Giải trình', null, 'NĐ 123/2020 Điều 19; TT 91/2026 Điều 10.1.a'),
];

function row(
  nature: MistakeNature,
  code: string,
  name: string,
  valid_to: string | null,
  source: string,
): MistakeNatureRow {
  return { nature, code, name, valid_from: '2022-01-01', valid_to, source, checked: CHECKED };
}

/** The natures that a notice made on `date` (YYYY-MM-DD) may state. */
export function mistakeNaturesOn(date: string): readonly MistakeNatureRow[] {
  return rowsOn(MISTAKE_NATURES, date);
}

/** TCTBao of a nature. */
export function natureCode(nature: MistakeNature): string {
  const found = MISTAKE_NATURES.find((one) => one.nature === nature);
  if (found === undefined) throw new RangeError(`no nature is called ${nature}`);
  return found.code;
}

/** Loại áp dụng hóa đơn điện tử (LADHDDT): under which rules an invoice was made, with the names of form 04/SS-HĐĐT. */
export const INVOICE_DECREES = {
  '1': 'Hóa đơn điện tử theo NĐ 123/2020',
  '2': 'Hóa đơn điện tử có mã xác thực',
  '3': 'Hóa đơn điện tử theo NĐ 51/2010, NĐ 04/2014',
  '4': 'Hóa đơn đặt in',
} as const;

export type InvoiceDecree = keyof typeof INVOICE_DECREES;
