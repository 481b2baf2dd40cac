import { encodeUtf8, indexOfBytes } from '#domain/documents/bytes.ts';
import { childAt } from '#domain/documents/parsed-element.ts';
import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import { readSigned, type ReadSigned } from '#domain/documents/signed-document.ts';
import { correctsSeveral } from '#domain/invoice/particulars.ts';
import { compare, negate, readDecimal, subtract, sum, ZERO, type Decimal } from '#domain/money/decimal.ts';
import { heldDocument } from '../judge/held-documents.ts';
import { signatureFindings } from '../judge/signature-findings.ts';
import type { ReasonName } from '../reasons.table.ts';
import type { DocumentKey, HeldDocument } from '../records.ts';
import {
  codeOrRefusal,
  findingsOn,
  openInvoices,
  packageAnswer,
  questionOf,
  type InvoiceFile,
} from './invoices.ts';
import { formatReasons, reasonsOf, receiver } from './receiver.ts';
import type { Findings, Opening, Receiver, Submission } from './receiver.ts';

type List = ReadSigned<'correction_list'>;
type Row = List['value']['DSHDon'][number];

/** An invoice that corrects several, with the list of them and its bytes. */
type Correction = { only: InvoiceFile; list: List; list_file: Uint8Array };

const [OPEN, CLOSE] = [encodeUtf8('<BKe>'), encodeUtf8('</BKe>')];

function open(opening: Opening): Correction | ReasonName {
  const { root, bytes } = opening;
  const start = indexOfBytes(bytes, OPEN);
  const end = indexOfBytes(bytes, CLOSE, start);
  const data = childAt(root, 'DLieu');
  const wrapper = data && childAt(data, 'BKe');
  const list = wrapper && readSigned('correction_list', wrapper);
  if (start === -1 || end === -1 || list === null) return 'list_missing';
  // The rows of the list are called HDon as the invoice before it is.
  const invoices = openInvoices({ ...opening, bytes: bytes.subarray(0, start) });
  if (typeof invoices === 'string') return invoices;
  const [only, ...more] = invoices;
  if (only === undefined || more.length > 0) return 'wrong_header';
  // Byte for byte: its signatures are verified by themselves.
  return { only, list, list_file: bytes.subarray(start, end + CLOSE.length) };
}

function keysIn({ value }: List): DocumentKey[] {
  return value.DSHDon.map(({ TTTDChinh: { KHMSHDon, KHHDon, SHDon } }) => ({
    form_no: KHMSHDon,
    symbol: KHHDon,
    number: Number(SHDon),
  }));
}

/** What the list says wrong of itself, of the invoice that it comes with and of those that it names. */
function listFindings(
  { only: { invoice }, list }: Correction,
  { held, signatures, taxpayer, received_on }: Submission,
): ReasonName[] {
  const { TTChung, DSHDon } = list.value;
  const { related, seller } = invoice.content;
  const findings = signatureFindings(signatures[1] ?? [], 'seller', taxpayer, received_on);
  const buyers = (signatures[1] ?? []).filter(({ role }) => role === 'buyer');
  if (buyers.some(({ intact }) => !intact)) findings.push('content_changed');
  const isItsOwn =
    correctsSeveral(related) &&
    related?.list_no === TTChung.SBKe &&
    related.list_on === TTChung.NBKe &&
    (related.nature === 'replace_many') === (TTChung.TCHDon === '3') &&
    TTChung.MSTNBan === seller.tax_code;
  if (!isItsOwn) findings.push('list_differs');
  const months = new Set(DSHDon.map(({ TTTDChinh }) => TTTDChinh.NLap.slice(0, 7)));
  if (months.size > 1) findings.push('list_of_months');
  const named = new Set(DSHDon.map(({ TTTDChinh: one }) => `${one.KHMSHDon} ${one.KHHDon} ${one.SHDon}`));
  if (named.size < 2) findings.push('list_of_one');
  if (!DSHDon.every((row, at) => isHeld(row, keysIn(list)[at], held))) findings.push('corrected_unknown');
  if (!amountsAgree(DSHDon, invoice)) findings.push('list_amounts');
  return findings;
}

function isHeld({ TTTDChinh }: Row, key: DocumentKey | undefined, held: readonly HeldDocument[]): boolean {
  return key !== undefined && heldDocument(held, key)?.issued_on === TTTDChinh.NLap;
}

/** The new invoice is what the list comes to: its columns of after, or of what differs. Each row may have been rounded. */
function amountsAgree(rows: readonly Row[], { content, stated }: ReadInvoice): boolean {
  const isReplacing = content.related?.nature === 'replace_many';
  const said = sum(
    rows.map((row) => readDecimal(isReplacing ? row.TTSDChinh.ThTien : (row.CLech?.ThTien ?? null)) ?? ZERO),
  );
  const total = readDecimal(stated.total_before_vat ?? stated.total) ?? ZERO;
  const difference = subtract(said, total);
  const slack: Decimal = { units: BigInt(rows.length), scale: 0 };
  return compare(difference, slack) <= 0 && compare(difference, negate(slack)) >= 0;
}

/** The rates are those of the invoices that are corrected, which the invoice itself does not date. */
function datedByList({ only, list }: Correction): InvoiceFile {
  const { related } = only.invoice.content;
  const issued_on = list.value.DSHDon.map(({ TTTDChinh }) => TTTDChinh.NLap)
    .toSorted()
    .at(-1);
  if (!related || issued_on === undefined) return only;
  const content = { ...only.invoice.content, related: { ...related, issued_on } };
  return { ...only, invoice: { ...only.invoice, content } };
}

function judge(kind: 'coded' | 'uncoded', correction: Correction, submission: Submission): Findings {
  const { taxpayer } = submission;
  if (taxpayer === null) return { message: reasonsOf(['unknown_taxpayer']), documents: [[]] };
  const { documents } = findingsOn([datedByList(correction)], submission, kind);
  const of_invoice = documents[0] ?? [];
  const of_list = reasonsOf(listFindings(correction, submission));
  // One certificate may have signed both.
  const more = of_list.filter(({ code }) => !of_invoice.some((one) => one.code === code));
  // How the data of invoices is sent (part 3 of the declaration) is no matter: none of this goes into a table (TT 91/2026 Điều 10.1.e).
  return {
    message: [],
    documents: [[...formatReasons(correction.list.problems), ...of_invoice, ...more]],
  };
}

const correctionByList = (kind: 'coded' | 'uncoded'): Receiver =>
  receiver<Correction>({
    open,
    question: ({ only, list }) => {
      const question = questionOf([only]);
      return { ...question, keys: [...question.keys, ...keysIn(list)] };
    },
    signed: ({ only, list_file }) => [only.file, list_file],
    judge: (correction, submission) => judge(kind, correction, submission),
    answers: ({ only }, findings, hand) =>
      kind === 'coded' ? codeOrRefusal(only, findings, hand) : packageAnswer([only], findings, hand),
  });

/** 208, an invoice that corrects several with its list, for a code: answered as a 200 is. */
export const CORRECTION_FOR_CODE = correctionByList('coded');
/** 210, the same without a code: answered as a 203 is. */
export const UNCODED_CORRECTION = correctionByList('uncoded');
