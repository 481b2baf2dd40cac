import { taxCodeDigits } from '../fields/tax-code.ts';
import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import { concatBytes, encodeUtf8 } from './bytes.ts';
import { element, XML_DECLARATION, type Xml } from './canonical-xml.ts';
import { contentProblem } from './format/content.ts';
import { FormatRefused, messageTooLarge, tooManyInvoices } from './format/problems.ts';
import { writeDocument } from './format/write.ts';
import type { BodyType } from './formats/messages/body-formats.table.ts';
import { ADDRESS, ENVELOPE_HEADER } from './formats/messages/envelope.format.ts';
import { withoutDeclaration } from './invoice-document.ts';

/** Mã nơi gửi, nhận of the tax authority. */
export const TAX_AUTHORITY = 'TCT';

/** Thông điệp (TDiep), its general part (TTChung). `Type` is widened to write a type that is not in the table. */
export type EnvelopeHeader<Type extends string = BodyType> = {
  version: FormatVersion;
  sender: string;
  receiver: string;
  type: Type;
  /** Mã thông điệp (MTDiep). */
  message_id: string;
  /** Mã thông điệp tham chiếu (MTDTChieu): the message answered. */
  reply_to: string | null;
  /** The taxpayer's. */
  tax_code: string;
  /** Số lượng documents inside. */
  count: number;
};

/** Mã nơi gửi of a transmission or solution provider: V and its tax code without dash. */
export function providerCode(tax_code: string): string {
  return `V${taxCodeDigits(tax_code)}`;
}

/** Whether a text can stand as mã nơi gửi or mã nơi nhận. */
export function isAddress(code: string): boolean {
  return code !== '' && contentProblem(ADDRESS, code) === null;
}

/** Mã thông điệp: the sender's code and 32 upper-case hexadecimal digits of a random UUID, handed in. */
export function messageId(sender: string, random: string): string {
  const digits = random.replaceAll('-', '').toUpperCase();
  if (!/^[0-9A-F]{32}$/.test(digits)) throw new RangeError('a message id takes 32 hexadecimal digits');
  return sender + digits;
}

/** A message in three parts; `inner` is the end of a file that is written already. */
export type Envelope<Inner = Uint8Array> = { head: string; inner: Inner; tail: string };

/** TTChung. Throws FormatRefused where the header is against its format. */
function generalPart(header: EnvelopeHeader<string>): Xml {
  return writeDocument(ENVELOPE_HEADER, header.version, {
    PBan: header.version,
    MNGui: header.sender,
    MNNhan: header.receiver,
    MLTDiep: header.type,
    MTDiep: header.message_id,
    MTDTChieu: header.reply_to,
    MST: header.tax_code,
    SLuong: String(header.count),
  });
}

/**
 * The message (TDiep) around documents that are already written, in three parts: nothing in them is written again. A whole file loses
 * its XML declaration. Throws FormatRefused where the header is against its format.
 */
export function envelopeAround<Body extends Uint8Array | Xml>(
  header: EnvelopeHeader<string>,
  body: Body,
): Envelope<Body | Uint8Array> {
  return {
    head: `${XML_DECLARATION}<TDiep>${generalPart(header)}<DLieu>`,
    inner: typeof body === 'string' ? body : withoutDeclaration(body),
    tail: '</DLieu></TDiep>',
  };
}

/** The same put together. */
export function buildEnvelope(header: EnvelopeHeader<string>, body: Uint8Array | Xml): Uint8Array {
  const { head, inner, tail } = envelopeAround(header, body);
  return concatBytes(head, inner, tail);
}

/**
 * The data of a message of cash-register invoices (206 coded, 216 not): `<DLieu Id="…">` around invoice files, each
 * byte of them as it is. What the taxpayer signs, once for all. Throws FormatRefused when there are none or more than
 * 1000; RangeError when `id` could not stand in an attribute.
 */
export function batchData(id: string, files: readonly Uint8Array[]): Uint8Array {
  const refused =
    files.length === 0
      ? { path: 'DLieu/HDon', problem: 'required' as const, label: 'Hóa đơn' }
      : tooManyInvoices(files.length);
  if (refused !== null) throw new FormatRefused('TDiep', [refused]);
  const [open, close] = around('DLieu', { Id: id });
  return concatBytes(open, ...files.map(withoutDeclaration), close);
}

const BATCH_OPEN = encodeUtf8(`${XML_DECLARATION}<TDiep>`);

/** The data of such a message and the taxpayer's signature (its element), as a file of its own: the message without its general part. */
export function batchFile(data: Uint8Array, taxpayer_signature: Xml): Uint8Array {
  return concatBytes(BATCH_OPEN, data, encodeUtf8(`${element('CKSNNT', [taxpayer_signature])}</TDiep>`));
}

/** The whole message around the file, in parts. Throws FormatRefused beyond 2 MB. */
export function envelopeOfBatch(header: EnvelopeHeader<string>, file: Uint8Array): Envelope {
  const head = `${XML_DECLARATION}<TDiep>${generalPart(header)}`;
  const inner = file.subarray(BATCH_OPEN.length);
  const refused = messageTooLarge(encodeUtf8(head).length + inner.length);
  if (refused !== null) throw new FormatRefused('TDiep', [refused]);
  return { head, inner, tail: '' };
}

function around(name: string, attributes: Readonly<Record<string, string>>): [Uint8Array, Uint8Array] {
  const close = `</${name}>`;
  return [encodeUtf8(element(name, [], attributes).slice(0, -close.length)), encodeUtf8(close)];
}
