import { rowsOn, type Dated } from '../dated.ts';
import type { CorrectionMethod } from './correction-reasons.table.ts';
import type { WrongInvoice } from './wrong-invoice.ts';

/** What about a wrong invoice forbids one of the two methods. */
type CorrectionBar =
  | 'adjusted_before'
  | 'replaced_before'
  | 'paper_decree'
  | 'no_number'
  | 'cash_register'
  | 'titled_goods'
  | 'already_replaced';

export type CorrectionBarRow = Dated & {
  readonly bar: CorrectionBar;
  readonly forbids: readonly CorrectionMethod[];
  /** Vietnamese: why, and what to do instead. */
  readonly words: string;
};

const CHECKED = '2026-11-21';

/**
 * What is wrong must be put right in one way only. Returns, discounts and refunds (TT 91/2026 Điều 10.5) are not
 * wrong: of these bars only `already_replaced` holds for them.
 */
export const CORRECTION_BARS: readonly CorrectionBarRow[] = [
  row(
    'adjusted_before',
    ['replace'],
    'Lần đầu đã điều chỉnh nên các lần sau chỉ được điều chỉnh. Lập hóa đơn điều chỉnh.',
    'TT 91/2026 Điều 10.6.a; before it, TT 32/2025 (not read)',
    '2025-06-01',
  ),
  row(
    'replaced_before',
    ['adjust'],
    'Lần đầu đã thay thế nên các lần sau chỉ được thay thế. Lập hóa đơn thay thế.',
    'TT 91/2026 Điều 10.6.a; before it, TT 32/2025 (not read)',
    '2025-06-01',
  ),
  row(
    'no_number',
    ['replace'],
    'Hóa đơn không có ký hiệu mẫu số, ký hiệu, số chỉ được điều chỉnh. Lập hóa đơn điều chỉnh.',
    'TT 91/2026 Điều 10.6.b; before it, TT 32/2025 (not read)',
    '2025-06-01',
  ),
  row(
    'already_replaced',
    ['adjust', 'replace'],
    'Hóa đơn này đã bị thay thế. Mở hóa đơn thay thế nó và xử lý trên hóa đơn đó.',
    'TT 91/2026 Điều 10.6.a; before it, TT 32/2025 (not read)',
    '2025-06-01',
  ),
  row(
    'paper_decree',
    ['adjust'],
    'Hóa đơn lập theo quy định trước hóa đơn điện tử chỉ được thay thế. Lập hóa đơn thay thế.',
    'TT 91/2026 Điều 24.2',
  ),
  row(
    'cash_register',
    ['adjust'],
    'Hóa đơn từ máy tính tiền lập sai chỉ được thay thế. Lập hóa đơn thay thế.',
    'TT 91/2026 Điều 10.1.c',
  ),
  row(
    'titled_goods',
    ['adjust'],
    'Hóa đơn bán tài sản có đăng ký quyền sở hữu lập sai chỉ được thay thế. Lập hóa đơn thay thế.',
    'TT 91/2026 Điều 10.1.c',
  ),
];

function row(
  bar: CorrectionBar,
  forbids: readonly CorrectionMethod[],
  words: string,
  source: string,
  valid_from = '2026-07-01',
): CorrectionBarRow {
  return { bar, forbids, words, source, valid_from, valid_to: null, checked: CHECKED };
}

const HOLDS: Record<CorrectionBar, (invoice: WrongInvoice) => boolean> = {
  already_replaced: ({ replaced }) => replaced === true,
  adjusted_before: (one) => isWrong(one) && one.corrected_before === 'adjust',
  replaced_before: (one) => isWrong(one) && one.corrected_before === 'replace',
  no_number: (one) => isWrong(one) && one.numbered === false,
  paper_decree: (one) => isWrong(one) && one.paper_decree === true,
  // What was adjusted before this rule goes on being adjusted: the first method decides.
  cash_register: (one) => isWrong(one) && one.symbol.charAt(3) === 'M' && one.corrected_before !== 'adjust',
  titled_goods: (one) => isWrong(one) && one.titled_goods === true && one.corrected_before !== 'adjust',
};

/** The rows that forbid adjusting or replacing this invoice, with the words that say why. */
export function barsAgainst(invoice: WrongInvoice): readonly CorrectionBarRow[] {
  return rowsOn(CORRECTION_BARS, invoice.corrected_on).filter(({ bar }) => HOLDS[bar](invoice));
}

function isWrong({ matter }: WrongInvoice): boolean {
  return matter === 'main_content';
}
