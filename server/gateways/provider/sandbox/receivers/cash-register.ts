import { ALL_IS_WELL, checkAnswer, checkedInvoice } from '../answers/check-result.ts';
import { takenNumbers } from '../judge/held-documents.ts';
import { invoiceFindings } from '../judge/invoice-findings.ts';
import { signatureFindings } from '../judge/signature-findings.ts';
import type { ReasonName } from '../reasons.table.ts';
import type { Taxpayer } from '../records.ts';
import type { InvoiceFile } from './invoices.ts';
import { judgedInvoices, keyOf, openInvoices, questionOf } from './invoices.ts';
import type { Submission, Findings, Receiver } from './receiver.ts';
import {
  allReasons,
  formatReasons,
  isSound,
  reasonsFor,
  reasonsOf,
  receiver,
  verdictOn,
} from './receiver.ts';

/** Data format, message 206: at most so many invoices, of one symbol and one day. */
const MAX_INVOICES = 1000;

type Kind = 'coded_cash_register' | 'uncoded_cash_register';

/** `M1-26-A1B2C-00000000101`: form, year, the five characters that came with the acceptance, a count of the seller's. */
const CODE = /^M([1-9])-(\d{2})-([A-Z0-9]{5})-\d{11}$/;

function codeFindings({ invoice }: InvoiceFile, taxpayer: Taxpayer, kind: Kind): ReasonName[] {
  const { form_no, symbol } = invoice.content;
  const code = invoice.authority_code;
  if (kind === 'uncoded_cash_register') return code === null ? [] : ['code_wrong'];
  const [, form, year, characters] = CODE.exec(code ?? '') ?? [];
  const right =
    form === form_no && year === symbol.slice(1, 3) && characters === (taxpayer.register_code ?? '');
  return right ? [] : ['code_wrong'];
}

function findingsOn(invoices: readonly InvoiceFile[], submission: Submission, kind: Kind): Findings {
  const { taxpayer, held, signatures, received_on, today } = submission;
  const nothing = invoices.map(() => []);
  if (taxpayer === null) return { message: reasonsOf(['unknown_taxpayer']), documents: nothing };
  const series = new Set(
    invoices.map(({ invoice: { content } }) => `${content.form_no} ${content.symbol} ${content.issued_on}`),
  );
  const message = reasonsOf([
    ...signatureFindings(signatures[0] ?? [], 'taxpayer', taxpayer, received_on),
    ...(series.size > 1 ? (['package_mixed'] as const) : []),
  ]);
  const taken = takenNumbers(invoices.map(keyOf), held);
  const codes = new Set(held.flatMap(({ code }) => (code === null ? [] : [code])));
  const documents = invoices.map((file, at) => {
    const code = file.invoice.authority_code;
    const names: ReasonName[] = [
      ...invoiceFindings(file.invoice, taxpayer, today, kind),
      ...codeFindings(file, taxpayer, kind),
    ];
    const found = [...formatReasons(file.invoice.format_problems), ...reasonsOf(names)];
    if (found.length > 0) return found;
    if (taken[at] === true) return reasonsOf(['number_taken']);
    if (code !== null && codes.has(code)) return reasonsOf(['code_taken']);
    if (code !== null) codes.add(code);
    return [];
  });
  return { message, documents };
}

/**
 * 206 (coded) and 216 (not): many invoices under one signature of the message. Answered by 204 of kind 2, or of kind 7 with what is
 * wrong with the whole of it and the invoices that are not taken.
 */
function cashRegister(kind: Kind): Receiver {
  return receiver<InvoiceFile[]>({
    open: (opening) => {
      const invoices = openInvoices(opening);
      return typeof invoices !== 'string' && invoices.length > MAX_INVOICES ? 'wrong_header' : invoices;
    },
    question: (invoices) => ({
      ...questionOf(invoices),
      // The count in the codes is the seller's, over all series.
      locks: ['cash register'],
      codes: invoices.flatMap(({ invoice }) => invoice.authority_code ?? []),
    }),
    signed: (_invoices, { bytes }) => [bytes],
    judge: (invoices, submission) => findingsOn(invoices, submission, kind),
    answers: (invoices, findings, { to, stamp, sign }) => {
      const wrong = invoices.flatMap(({ invoice }, at) => {
        const reasons = reasonsFor(findings, at);
        return reasons.length === 0
          ? []
          : [{ STT: String(at + 1), ...checkedInvoice(invoice.content, reasons) }];
      });
      const part = { kind: '7', part: { LHDMTTien: { DSHDon: wrong, DSLDo: [] } } } as const;
      const checked = {
        taxpayer_name: invoices[0]?.invoice.content.seller.name ?? '',
        count: invoices.length,
      };
      return {
        verdict: verdictOn(findings),
        reasons: allReasons(findings),
        documents: judgedInvoices(invoices, findings, 'accepted', ({ invoice }) => invoice.authority_code),
        answers: [checkAnswer(to, stamp('verdict'), checked, isSound(findings) ? ALL_IS_WELL : part, sign)],
        in_force: null,
      };
    },
  });
}

export const CODED_CASH_REGISTER = cashRegister('coded_cash_register');
export const UNCODED_CASH_REGISTER = cashRegister('uncoded_cash_register');
