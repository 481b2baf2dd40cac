import { taxCodeDigits } from '../fields/tax-code.ts';
import type { MessageType } from '../transmission/message-types.table.ts';
import type { Xml } from './canonical-xml.ts';
import { element, optional, textElement, XML_DECLARATION } from './canonical-xml.ts';
import { concatBytes, encodeUtf8 } from './utf8.ts';

/** Mã nơi gửi, nhận of the tax authority. */
export const TAX_AUTHORITY = 'TCT';

/** Thông điệp (TDiep), its general part (TTChung). */
export type EnvelopeHeader = {
  version: '2.1.1';
  sender: string;
  receiver: string;
  type: MessageType;
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

/** Mã thông điệp: the sender's code and 32 upper-case hexadecimal digits of a random UUID, handed in. */
export function messageId(sender: string, random: string): string {
  const digits = random.replaceAll('-', '').toUpperCase();
  if (!/^[0-9A-F]{32}$/.test(digits)) throw new RangeError('a message id takes 32 hexadecimal digits');
  return sender + digits;
}

/** The whole message; documents inside stay the bytes they are. */
export function buildEnvelope(header: EnvelopeHeader, body: Uint8Array | Xml): Uint8Array {
  const general = element('TTChung', [
    textElement('PBan', header.version),
    textElement('MNGui', header.sender),
    textElement('MNNhan', header.receiver),
    textElement('MLTDiep', header.type),
    textElement('MTDiep', header.message_id),
    optional('MTDTChieu', header.reply_to),
    textElement('MST', header.tax_code),
    textElement('SLuong', String(header.count)),
  ]);
  return concatBytes(
    encodeUtf8(`${XML_DECLARATION}<TDiep>${general}<DLieu>`),
    typeof body === 'string' ? encodeUtf8(body) : body,
    encodeUtf8('</DLieu></TDiep>'),
  );
}
