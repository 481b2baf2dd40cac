import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import {
  isList,
  statementTitle,
  type StatementContent,
  type StatementLine,
  type StatementTotals,
} from '../statements/content.ts';
import { concatBytes, decodeUtf8, encodeUtf8, standsAt } from './bytes.ts';
import type { Xml } from './canonical-xml.ts';
import type { DocumentValue } from './format/nodes.ts';
import type { FormatProblem } from './format/problems.ts';
import { documentProblems, writeDocument } from './format/write.ts';
import { CORRECTION_LIST, CORRECTION_MINUTES } from './formats/messages/correction-papers.format.ts';
import { correctionListValue } from './correction-list.ts';
import { withDeclaration } from './invoice-document.ts';
import { assembleSigned } from './signed-document.ts';

/** `BB-17`: NDBBan/@Id of the statement with this number of ours. */
export function statementDataId(number: number): string {
  return `BB-${number}`;
}

/** `sig-nb-bb-17` and `sig-nm-bb-17`: Ids of the signatures of seller and buyer. */
export function statementSignatureId(number: number, by: 'seller' | 'buyer'): string {
  return `sig-${by === 'seller' ? 'nb' : 'nm'}-bb-${number}`;
}

/** Tính chất hóa đơn (TCHDon). */
const NATURES = { replace: '1', adjust: '2' } as const;
/** Of one LDo/NDung. */
const MAX_REASON = 255;

/** The statement by the format's element names. */
function statementValue(
  content: StatementContent,
  version: FormatVersion,
): DocumentValue<typeof CORRECTION_MINUTES> {
  const { nature, label, made_on, seller, buyer, invoice, reason } = content;
  const extras = [
    ['Đại diện bên bán', signerOf(seller)],
    ['Đại diện bên mua', signerOf(buyer)],
    ['Nơi lập', content.place ?? ''],
  ].flatMap(([name = '', value = '']) =>
    value === '' ? [] : [{ TTruong: name, KDLieu: 'string', DLieu: value }],
  );
  return {
    TTChung: {
      PBan: version,
      TBBan: statementTitle(content),
      SBBan: label,
      NBBan: made_on,
      TCHDon: NATURES[nature],
      NBan: seller.name,
      MSTNBan: seller.tax_code,
      DCNban: seller.address,
      NMua: buyer.name,
      MSTNMua: buyer.tax_code,
      DCNmua: buyer.address,
      KHMSHDon: invoice.form_no,
      KHHDon: invoice.symbol,
      SHDon: invoice.number,
      NLap: invoice.issued_on,
      DSLDTDoi: reasonsIn(reason).map((NDung) => ({ NDung })),
      DSHHDVuTruoc: linesIn(content.lines_before),
      TToan: totalsIn(content.totals_before),
      DSHHDVuSau: linesIn(content.lines_after),
      ATToan: totalsIn(content.totals_after),
      TTKhac: extras,
    },
  };
}

function signerOf({ delegate, position }: StatementContent['seller']): string {
  return [delegate, position].filter(Boolean).join(', ');
}

/** One LDo a line of the text; a longer line is split where a word ends. */
function reasonsIn(reason: string): string[] {
  return reason
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(wrapped);
}

function wrapped(line: string): string[] {
  if (line.length <= MAX_REASON) return [line];
  const space = line.lastIndexOf(' ', MAX_REASON);
  const at = space > 0 ? space : MAX_REASON;
  return [line.slice(0, at), ...wrapped(line.slice(at).trim())];
}

function linesIn(lines: readonly StatementLine[]) {
  return lines.map(({ name, unit, quantity, unit_price, amount, vat_rate }, at) => ({
    STT: String(at + 1),
    THHDVu: name,
    DVTinh: unit,
    SLuong: quantity,
    DGia: unit_price,
    ThTien: amount,
    TSuat: vat_rate,
  }));
}

function totalsIn({ before_vat, vat, total }: StatementTotals) {
  return { TgTCThue: before_vat, TgTThue: vat, TgTTTBSo: total };
}

/** What the version does not take of a statement, or of a list; empty when it can be written. */
export function statementProblems(
  content: StatementContent,
  version: FormatVersion,
): readonly FormatProblem[] {
  return isList(content)
    ? documentProblems(CORRECTION_LIST, version, correctionListValue(content, version))
    : documentProblems(CORRECTION_MINUTES, version, statementValue(content, version));
}

/**
 * Nội dung biên bản (NDBBan), or nội dung bảng kê (NDBKe) of several invoices, canonical: what seller and buyer sign. Throws FormatRefused
 * with the path of everything that the version does not take.
 */
export function buildStatementData(
  content: StatementContent,
  { id, version }: { id: string; version: FormatVersion },
): Xml {
  return isList(content)
    ? writeDocument(CORRECTION_LIST, version, correctionListValue(content, version), id)
    : writeDocument(CORRECTION_MINUTES, version, statementValue(content, version), id);
}

/** The file: BBan, or BKe of a list, around data that is already written and the signatures; the buyer's is null until there is one. */
export function assembleStatement(
  data: Xml,
  version: FormatVersion,
  { seller, buyer }: { seller: Xml | null; buyer: Xml | null },
): Uint8Array {
  const signatures = { ...(seller && { NBan: seller }), ...(buyer && { NMua: buyer }) };
  const name = data.startsWith(`<${CORRECTION_LIST.root}`) ? 'correction_list' : 'correction_minutes';
  return withDeclaration(encodeUtf8(assembleSigned(name, version, { data, signatures })));
}

const ENDS = ['</DSCKS></BBan>', '</DSCKS></BKe>'].map(encodeUtf8);
const [OPEN, CLOSE] = [encodeUtf8('<NMua>'), encodeUtf8('</NMua>')];

/** The file that the seller has signed with the buyer's signature put in: no byte of it is written again. */
export function withBuyerSignature(signed: Uint8Array, signature: Uint8Array): Uint8Array {
  const { head, end } = partsOf(signed);
  return concatBytes(head, OPEN, signature, CLOSE, end);
}

/**
 * A file that a buyer gives back, without the line ends behind it. Null unless it is the seller's file, byte for byte, with one element
 * NMua and one Signature in it before the end. Whether that signature holds is for the verifier.
 */
export function countersignedFile(signed: Uint8Array, given: Uint8Array): Uint8Array | null {
  const file = withoutFinalNewline(given);
  const { head, end } = partsOf(signed);
  const close_at = file.length - end.length - CLOSE.length;
  const start = head.length + OPEN.length;
  const isWhole =
    start < close_at &&
    standsAt(file, head, 0) &&
    standsAt(file, OPEN, head.length) &&
    standsAt(file, CLOSE, close_at) &&
    standsAt(file, end, close_at + CLOSE.length);
  return isWhole && holdsOneSignature(decodeUtf8(file.subarray(start, close_at))) ? file : null;
}

/** From its start tag to its end tag, with no other closed in between. */
function holdsOneSignature(text: string): boolean {
  const [closing, ...others] = text.match(/<\/(?:[\w.-]+:)?Signature\s*>/g) ?? [];
  const trimmed = text.trim();
  return (
    closing !== undefined &&
    others.length === 0 &&
    /^<(?:[\w.-]+:)?Signature[\s>]/.test(trimmed) &&
    trimmed.endsWith(closing)
  );
}

function partsOf(signed: Uint8Array): { head: Uint8Array; end: Uint8Array } {
  const end = ENDS.find((one) => standsAt(signed, one, signed.length - one.length));
  if (end === undefined) throw new RangeError('not a statement that was signed here');
  return { head: signed.subarray(0, signed.length - end.length), end };
}

function withoutFinalNewline(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end -= 1;
  return bytes.subarray(0, end);
}
