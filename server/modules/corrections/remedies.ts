import { closedBecause, type ClosedAction } from '#domain/rules/corrections/closed-remedies.table.ts';
import { matterSort } from '#domain/rules/corrections/matter-sorts.ts';
import { remediesFor, type Remedies, type Remedy } from '#domain/rules/corrections/remedies.ts';
import { MATTERS, type Matter } from '#domain/rules/corrections/remedies.table.ts';
import { linesInForce } from '#domain/invoice/lines/lines-in-force.ts';
import { remedyLaw } from '#domain/rules/corrections/remedy-laws.table.ts';
import { rowsOn } from '#domain/rules/dated.ts';
import { legalSentence } from '#domain/rules/particulars/legal-sentences.table.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { linesOfMany } from '#server/modules/invoices/index.ts';
import { waitingCorrection } from '#server/modules/summary-tables/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { papersOf } from './family-papers.ts';
import { correctionsOf, familyOf, type CorrectionRow } from './family.ts';
import { targetOf, type Target, type TargetRef } from './target.ts';
import { buyerKind, firstMethod, wrongInvoice, type InvoiceSale, type Question } from './wrong-invoice.ts';

type InvoiceRemedies = components['schemas']['InvoiceRemedies'];
type MatterRemedies = components['schemas']['MatterRemedies'];

/** Ways a seller looks for, in the order they are shown when closed. */
const LOOKED_FOR: readonly ClosedAction[] = ['adjust', 'replace', 'notify', 'cancel'];

/** Có gì sai: what today's law allows for an invoice, what it has closed, and the family with its value in force. */
export async function invoiceRemedies(
  tx: Tx,
  ref: TargetRef,
  sale: InvoiceSale,
  { permissions, clock }: { permissions: readonly string[]; clock: Clock },
): Promise<InvoiceRemedies> {
  const target = await targetOf(tx, ref);
  const earlier = await correctionsOf(tx, ref);
  const corrected_on = clock.today();
  const { members, value_in_force } = await familyOf(tx, ref);
  const matters = rowsOn(MATTERS, corrected_on).map(({ matter, name }): MatterRemedies => {
    const { remedies, barred } = remediesAgainst(target, earlier, { matter, sale, corrected_on });
    const open = remedies.map(({ action }) => action);
    const closed = LOOKED_FOR.filter((action) => !open.some((one) => one === action)).flatMap((action) => {
      const bar = barred.find(({ forbids }) => forbids.some((one) => one === action));
      const byInvoice = action === 'adjust' || action === 'replace';
      const elsewhere = byInvoice && matterSort(matter) !== 'minor' ? correctedElsewhere(target) : null;
      const reason = elsewhere ?? bar?.words ?? closedBecause(action, matter, corrected_on, target);
      return reason === null ? [] : [{ action, reason }];
    });
    return {
      matter,
      name,
      remedies: remedies.map((remedy) => wireRemedy(remedy, matter, target, corrected_on)),
      closed,
    };
  });
  return {
    corrected_on,
    currency: target.currency,
    ...standingOf(target, earlier),
    matters,
    ...(await linesNow(tx, target, earlier, corrected_on)),
    family: members,
    papers: await papersOf(
      tx,
      members.flatMap(({ id }) => id ?? []),
      permissions,
    ),
    value_in_force,
    table_correction: ref.target_id === null ? null : await waitingCorrection(tx, ref.target_id),
    open_correction_id: earlier.find(({ in_effect }) => !in_effect)?.invoice_id ?? null,
  };
}

/** What is known of the invoice before anybody is asked. */
function standingOf(target: Target, earlier: readonly CorrectionRow[]) {
  const { accepted, titled } = target;
  return { accepted, titled, buyer: buyerKind(target), corrected_before: firstMethod(target, earlier) };
}

async function linesNow(
  tx: Tx,
  target: Target,
  earlier: readonly CorrectionRow[],
  today: string,
): Promise<Pick<InvoiceRemedies, 'lines_in_force' | 'lines_apart'>> {
  const { lines } = await target.input(today);
  const adjustments = earlier
    .filter(({ in_effect, nature }) => in_effect && nature === 'adjust')
    .map(({ invoice_id }) => invoice_id);
  const adjusting = await linesOfMany(tx, adjustments);
  const found = linesInForce(
    lines,
    // A note changes no line: it says what the adjustment puts right beside them.
    adjustments.flatMap((id) => (adjusting.get(id) ?? []).filter(({ kind }) => kind !== 'note')),
  );
  return { lines_in_force: found.lines, lines_apart: found.apart.length };
}

/**
 * Why an invoice is not corrected by another one made for it: an adjusting invoice is no invoice by itself, and goods and amounts that
 * are wrong in it are put right on the invoice that it adjusts. Null for any other, and while it is not accepted.
 */
export function correctedElsewhere({ nature, accepted, corrects }: Target): string | null {
  if (nature !== 'adjust' || !accepted) return null;
  return `Hóa đơn này điều chỉnh cho hóa đơn ${corrects ?? ''}. Mở hóa đơn đó và điều chỉnh tiếp.`;
}

export function remediesAgainst(
  target: Target,
  earlier: readonly CorrectionRow[],
  question: Question,
): Remedies {
  const { remedies, barred } = remediesFor(wrongInvoice(target, earlier, question));
  const isElsewhere = correctedElsewhere(target) !== null;
  const isAdjusted = earlier.some((one) => one.in_effect && one.nature === 'adjust');
  const isPossible = ({ action }: Remedy) => {
    if (action === 'adjust') return !isElsewhere;
    return action !== 'replace' || !(isElsewhere || isAdjusted);
  };
  return { remedies: remedies.filter(isPossible), barred };
}

function wireRemedy(
  remedy: Remedy,
  matter: Matter,
  target: Target,
  today: string,
): components['schemas']['Remedy'] {
  const { action, agreement, reason_code, message_type, source } = remedy;
  return {
    action,
    agreement: agreement.need,
    blocking: agreement.blocking,
    reason_code,
    sentence: remedy.reference === null ? null : sentenceFor(remedy.reference, target, today),
    message_type,
    law: remedyLaw(action, matter, today),
    source,
  };
}

/** `Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 12 ngày 20 tháng 11 năm 2026`; null where the law has none that day. */
export function sentenceFor(
  key: NonNullable<Remedy['reference']>,
  { form_no, symbol, number, issued_on }: Pick<Target, 'form_no' | 'symbol' | 'number' | 'issued_on'>,
  today: string,
): string | null {
  const [year = '', month = '', day = ''] = issued_on.split('-');
  return legalSentence(key, today, { form_no, symbol, number: number ?? '', day, month, year });
}
