import type { NamedInvoice } from '../transmission/notice-content.ts';
import { mistakenInvoiceName } from './content.ts';

/** What was done about one invoice that a notice 01/TB-RSĐT (302) names. */
export type InvoiceAnswer = 'none' | 'draft' | 'sent' | 'refused' | 'received';

/** How far a notice 01/TB-RSĐT is answered. */
export type ReviewAnswerState = 'unanswered' | 'sent' | 'partly' | 'answered';

type Name = Pick<NamedInvoice, 'form_no' | 'symbol' | 'number'>;

/** A notice 04/SS-HĐĐT that answers it, with what became of each of its lines. */
export type ReviewAnswer<Invoice extends Name = Name> = {
  id: number;
  name: string;
  lines: readonly { invoice: Invoice; answer: Exclude<InvoiceAnswer, 'none'> }[];
};

/** The better known of two answers about one invoice: what was received stays so, whatever is sent again. */
const RANK: readonly InvoiceAnswer[] = ['none', 'refused', 'draft', 'sent', 'received'];

export type AnsweredInvoice = { answer: InvoiceAnswer; answer_id: number | null };

/** For each named invoice, in its order, the answer that counts. */
export function answersOf(invoices: readonly Name[], answers: readonly ReviewAnswer[]): AnsweredInvoice[] {
  const best = new Map<string, AnsweredInvoice>();
  for (const { id, lines } of answers)
    for (const { invoice, answer } of lines) {
      const name = nameOf(invoice);
      const before = best.get(name)?.answer ?? 'none';
      if (RANK.indexOf(answer) > RANK.indexOf(before)) best.set(name, { answer, answer_id: id });
    }
  return invoices.map((named) => best.get(nameOf(named)) ?? { answer: 'none', answer_id: null });
}

/**
 * The state of the whole: answered once every invoice it names was received, whichever notices they stood in; one that names none is
 * answered by any that was received in full.
 */
export function reviewAnswerState(
  invoices: readonly Name[],
  answers: readonly ReviewAnswer[],
): ReviewAnswerState {
  const given = answersOf(invoices, answers).map(({ answer }) => answer);
  const judged = given.length > 0 ? given : answers.flatMap(({ lines }) => lines.map(({ answer }) => answer));
  const received = judged.filter((answer) => answer === 'received').length;
  if (received > 0) return received === judged.length ? 'answered' : 'partly';
  return judged.includes('sent') ? 'sent' : 'unanswered';
}

/** Leading zeros are a matter of writing. */
function nameOf({ form_no, symbol, number }: Name): string {
  return mistakenInvoiceName({ form_no, symbol, number: number.replace(/^0+(?=\d)/, '') });
}
