import { CORRECTION_BARS } from './correction-bars.table.ts';
import type { CorrectionBar, CorrectionBarRow } from './correction-bars.table.ts';
import { rowsOn } from './dated.ts';
import type { WrongInvoice } from './wrong-invoice.ts';

const HOLDS: Record<CorrectionBar, (invoice: WrongInvoice) => boolean> = {
  already_replaced: ({ replaced }) => replaced === true,
  adjusted_before: (one) => isWrong(one) && one.corrected_before === 'adjust',
  replaced_before: (one) => isWrong(one) && one.corrected_before === 'replace',
  no_number: (one) => isWrong(one) && one.numbered === false,
  paper_decree: (one) => isWrong(one) && one.paper_decree === true,
  // What was adjusted before this rule goes on being adjusted: the first method stands above it.
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
