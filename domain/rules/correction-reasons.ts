import { CORRECTION_REASONS } from './correction-reasons.table.ts';
import type { CorrectionMethod, CorrectionReasonRow } from './correction-reasons.table.ts';
import { rowsOn } from './dated.ts';
import type { WrongInvoice } from './wrong-invoice.ts';

/** The reasons (LDDCTThe) an invoice made on `date` may give, for one method or both; none before format 2.1.1. */
export function correctionReasonsOn(date: string, method?: CorrectionMethod): readonly CorrectionReasonRow[] {
  return rowsOn(CORRECTION_REASONS, date).filter(
    ({ methods }) => method === undefined || methods.includes(method),
  );
}

/** Replacing a wrong cash-register invoice has a reason of its own. */
const CASH_REGISTER_REASON = '14';

/** The reason code of a new invoice; null when its day has none. */
export function reasonCodeFor(
  usual: string | null,
  method: CorrectionMethod,
  { corrected_on, matter, symbol }: WrongInvoice,
): string | null {
  const ofRegister = matter === 'main_content' && method === 'replace' && symbol.charAt(3) === 'M';
  const wanted = ofRegister ? CASH_REGISTER_REASON : usual;
  return correctionReasonsOn(corrected_on, method).find(({ code }) => code === wanted)?.code ?? null;
}
