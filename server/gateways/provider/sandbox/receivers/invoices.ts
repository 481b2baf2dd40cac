import { randomBytes } from 'node:crypto';
import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import { ALL_IS_WELL, checkAnswer, checkedInvoice } from '../answers/check-result.ts';
import { codedAnswer } from '../answers/invoice-answers.ts';
import { takenNumbers } from '../judge/held-documents.ts';
import { correctedKey, correctionFindings } from '../judge/correction-findings.ts';
import { invoiceFindings } from '../judge/invoice-findings.ts';
import { signatureFindings } from '../judge/signature-findings.ts';
import type { DocumentKey, JudgedDocument, Settled, StoredAnswer } from '../records.ts';
import type { Submission, Findings, Hand, Opening } from './receiver.ts';
import {
  allReasons,
  formatReasons,
  isSound,
  NO_QUESTION,
  reasonsFor,
  reasonsOf,
  receiver,
  verdictOn,
} from './receiver.ts';
import type { ReasonName } from '../reasons.table.ts';

/** An invoice and the file that contains it. */
export type InvoiceFile = { invoice: ReadInvoice; file: Uint8Array };

/** The invoices of a message with their files, as many as its header counts. */
export function openInvoices({ message, bytes }: Opening): InvoiceFile[] | ReasonName {
  const { header, body } = message;
  if (body.kind !== 'invoices' || body.invoices.length === 0) return 'unreadable';
  if (header.count !== body.invoices.length) return 'wrong_header';
  const files = invoiceFilesIn(bytes);
  if (files.length !== body.invoices.length) return 'unreadable';
  return body.invoices.flatMap((invoice, at) => {
    const file = files[at];
    return file === undefined ? [] : [{ invoice, file }];
  });
}

/** Null where it has no number yet: it cannot be distinguished from others. */
export function keyOf({ invoice }: InvoiceFile): DocumentKey | null {
  const { form_no, symbol, number } = invoice.content;
  return number === null ? null : { form_no, symbol, number };
}

export const questionOf = (invoices: readonly InvoiceFile[]) => ({
  ...NO_QUESTION,
  locks: invoices.map(({ invoice }) => invoice.content.symbol),
  keys: invoices.flatMap((file) => [keyOf(file), correctedKey(file.invoice)]).filter((key) => key !== null),
});

/** What each invoice came to, as the authority records it; `code` gives the code of those it takes. */
export function judgedInvoices(
  invoices: readonly InvoiceFile[],
  findings: Findings,
  verdict: 'coded' | 'accepted',
  code: (file: InvoiceFile) => string | null,
): JudgedDocument[] {
  return invoices.flatMap((file, at) => {
    const key = keyOf(file);
    if (key === null) return [];
    const refused = reasonsFor(findings, at).length > 0;
    const { issued_on } = file.invoice.content;
    return [
      {
        ...key,
        issued_on,
        total: file.invoice.stated.total,
        verdict: refused ? 'refused' : verdict,
        code: refused ? null : code(file),
      } as const,
    ];
  });
}

/** What is wrong with each invoice signed by its seller; its number is looked at when nothing else is. */
export function findingsOn(
  invoices: readonly InvoiceFile[],
  submission: Submission,
  kind: 'coded' | 'uncoded',
): Findings {
  const { taxpayer, held, signatures, received_on, today } = submission;
  if (taxpayer === null)
    return { message: reasonsOf(['unknown_taxpayer']), documents: invoices.map(() => []) };
  const taken = takenNumbers(invoices.map(keyOf), held);
  const documents = invoices.map(({ invoice }, at) => {
    const names = [
      ...signatureFindings(signatures[at] ?? [], 'seller', taxpayer, received_on),
      ...invoiceFindings(invoice, taxpayer, today, kind),
      ...correctionFindings(invoice, held),
    ];
    const found = [...formatReasons(invoice.format_problems), ...reasonsOf(names)];
    return found.length === 0 && taken[at] === true ? reasonsOf(['number_taken']) : found;
  });
  const declared = kind === 'coded' || taxpayer.modes.includes('full_content');
  return { message: declared ? [] : reasonsOf(['transfer_not_declared']), documents };
}

/** 202 with the code, or 204 of kind 1. */
export function codeOrRefusal(only: InvoiceFile, findings: Findings, { to, stamp, sign }: Hand): Settled {
  const reasons = reasonsFor(findings, 0);
  const { content } = only.invoice;
  // Mã của cơ quan thuế: 34 hexadecimal digits, as issued ones begin.
  const code = `00${randomBytes(16).toString('hex').toUpperCase()}`;
  const checked = { taxpayer_name: content.seller.name, count: 1 };
  const part = { kind: '1', part: { LCMa: checkedInvoice(content, reasons) } } as const;
  const answer: StoredAnswer =
    reasons.length === 0
      ? codedAnswer(to, stamp('verdict'), only, code, sign)
      : checkAnswer(to, stamp('verdict'), checked, part, sign);
  return {
    verdict: reasons.length === 0 ? 'coded' : 'refused',
    reasons,
    documents: judgedInvoices([only], findings, 'coded', () => code),
    answers: [answer],
    in_force: null,
  };
}

/** 204 of kind 2, or of kind 3 with those that are wrong. */
export function packageAnswer(
  invoices: readonly InvoiceFile[],
  findings: Findings,
  { to, stamp, sign }: Hand,
): Settled {
  const wrong = invoices.flatMap(({ invoice }, at) => {
    const reasons = reasonsFor(findings, at);
    return reasons.length === 0 ? [] : [{ STT: String(at + 1), ...checkedInvoice(invoice.content, reasons) }];
  });
  const part = { kind: '3', part: { LHDKMa: { DSHDon: wrong, DSLDo: [] } } } as const;
  const checked = {
    taxpayer_name: invoices[0]?.invoice.content.seller.name ?? '',
    count: invoices.length,
  };
  return {
    verdict: verdictOn(findings),
    reasons: allReasons(findings),
    documents: judgedInvoices(invoices, findings, 'accepted', () => null),
    answers: [checkAnswer(to, stamp('verdict'), checked, isSound(findings) ? ALL_IS_WELL : part, sign)],
    in_force: null,
  };
}

/** 200, an invoice for a code: answered by 202 with the code, or by 204 of kind 1. */
export const INVOICE_FOR_CODE = receiver<InvoiceFile>({
  open: (opening) => {
    const invoices = openInvoices(opening);
    if (typeof invoices === 'string') return invoices;
    const [only, ...more] = invoices;
    return only === undefined || more.length > 0 ? 'wrong_header' : only;
  },
  question: (only) => questionOf([only]),
  signed: (_only, { bytes }) => [bytes],
  judge: (only, submission) => findingsOn([only], submission, 'coded'),
  answers: codeOrRefusal,
});

/** 203, invoices without code, each signed: answered by 204 of kind 2, or of kind 3 with those that are wrong. */
export const UNCODED_INVOICES = receiver<InvoiceFile[]>({
  open: openInvoices,
  question: questionOf,
  signed: (invoices) => invoices.map(({ file }) => file),
  judge: (invoices, submission) => findingsOn(invoices, submission, 'uncoded'),
  answers: packageAnswer,
});
