import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import {
  statementTitle,
  type StatementContent,
  type StatementLine,
  type StatementTotals,
} from '../statements/content.ts';
import { concatBytes, decodeUtf8, encodeUtf8, standsAt } from './bytes.ts';
import type { Xml } from './canonical-xml.ts';
import type { DocumentValue } from './format/nodes.ts';
import { writeDocument } from './format/write.ts';
import { CORRECTION_MINUTES } from './formats/messages/correction-papers.format.ts';
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
export function statementValue(
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
      TBBan: statementTitle(nature),
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
export function reasonsIn(reason: string): string[] {
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

/**
 * Nội dung biên bản (NDBBan), canonical: what seller and buyer sign. Throws FormatRefused with the path of everything that the version
 * does not take.
 */
export function buildStatementData(
  content: StatementContent,
  { id, version }: { id: string; version: FormatVersion },
): Xml {
  return writeDocument(CORRECTION_MINUTES, version, statementValue(content, version), id);
}

/** The file: BBan around data that is already written and the signatures; the buyer's is null until there is one. */
export function assembleStatement(
  data: Xml,
  version: FormatVersion,
  { seller, buyer }: { seller: Xml | null; buyer: Xml | null },
): Uint8Array {
  const signatures = { ...(seller && { NBan: seller }), ...(buyer && { NMua: buyer }) };
  return withDeclaration(encodeUtf8(assembleSigned('correction_minutes', version, { data, signatures })));
}

const END = encodeUtf8('</DSCKS></BBan>');
const [OPEN, CLOSE] = [encodeUtf8('<NMua>'), encodeUtf8('</NMua>')];

/** The file that the seller has signed with the buyer's signature put in: no byte of it is written again. */
export function withBuyerSignature(signed: Uint8Array, signature: Uint8Array): Uint8Array {
  return concatBytes(headOf(signed), OPEN, signature, CLOSE, END);
}

/**
 * A file that a buyer gives back, without the line ends behind it. Null unless it is the seller's file, byte for byte, with one element
 * NMua and one Signature in it before the end. Whether that signature holds is for the verifier.
 */
export function countersignedFile(signed: Uint8Array, given: Uint8Array): Uint8Array | null {
  const file = withoutFinalNewline(given);
  const head = headOf(signed);
  const end = file.length - END.length - CLOSE.length;
  const start = head.length + OPEN.length;
  const isWhole =
    start < end &&
    standsAt(file, head, 0) &&
    standsAt(file, OPEN, head.length) &&
    standsAt(file, CLOSE, end) &&
    standsAt(file, END, end + CLOSE.length);
  return isWhole && holdsOneSignature(decodeUtf8(file.subarray(start, end))) ? file : null;
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

function headOf(signed: Uint8Array): Uint8Array {
  const at = signed.length - END.length;
  if (!standsAt(signed, END, at)) throw new RangeError('not a statement that was signed here');
  return signed.subarray(0, at);
}

function withoutFinalNewline(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end -= 1;
  return bytes.subarray(0, end);
}
