import type { Xml } from '#domain/documents/canonical-xml.ts';
import { element, textElement } from '#domain/documents/canonical-xml.ts';
import {
  buildEnvelope,
  isAddress,
  messageId,
  providerCode,
  TAX_AUTHORITY,
} from '#domain/documents/envelope.ts';
import type { DocumentValue } from '#domain/documents/format/nodes.ts';
import { writeDocument } from '#domain/documents/format/write.ts';
import type {
  SignedDocumentData,
  SignedDocumentName,
} from '#domain/documents/formats/messages/signed-documents.table.ts';
import { SIGNED_DOCUMENTS } from '#domain/documents/formats/messages/signed-documents.table.ts';
import type { Reason } from '#domain/documents/notices.ts';
import { buildTechnicalResponse } from '#domain/documents/notices.ts';
import { assembleSigned } from '#domain/documents/signed-document.ts';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { AuthoritySigner } from '../authority.ts';
import type { StoredAnswer } from '../records.ts';

/** The version that the authority writes. */
export const VERSION = '2.1.1';
export const PLACE = 'Hà Nội';
/** Under every notice (HThuc, CDanh). */
export const SIGNED_AS = { HThuc: 'Điện tử', CDanh: 'Thủ trưởng cơ quan thuế' };
export const OFFICE = { TCQTCTren: 'Thuế thành phố Hà Nội', TCQT: 'Thuế cơ sở 1 thành phố Hà Nội' };

/** The message an answer goes back to. */
export type Answered = {
  message_id: string;
  message_type: string;
  tax_code: string;
  /** MNGui of the message; null when it could not be read. */
  sender: string | null;
  received_on: string;
  /** MTDTChieu is left out, as a careless provider might. */
  hides_reply: boolean;
};

/** Whom a message goes to: the sender of what it answers, or a taxpayer who is notified. */
export type Recipient = Pick<Answered, 'tax_code' | 'sender'> & { reply_to: string | null };

/** When the answer is made, and the 32 hex digits that make its id its own. */
export type Stamp = { available_on: string; random: string };

export function recipientOf({ tax_code, sender, message_id, hides_reply }: Answered): Recipient {
  return { tax_code, sender, reply_to: hides_reply ? null : message_id };
}

export function envelope(
  { tax_code, sender, reply_to }: Recipient,
  type: string,
  stamp: Stamp,
  body: Uint8Array | Xml,
): StoredAnswer {
  const header = {
    version: VERSION,
    sender: TAX_AUTHORITY,
    receiver: sender !== null && isAddress(sender) ? sender : providerCode(tax_code),
    type,
    message_id: messageId(TAX_AUTHORITY, stamp.random),
    reply_to,
    tax_code,
    count: 1,
  } as const;
  return {
    answer_id: header.message_id,
    reply_to,
    message_type: type,
    bytes: buildEnvelope(header, body),
    delivered: null,
    withheld: false,
    notice_no: null,
    available_on: stamp.available_on,
  };
}

/** 999: the message arrived, or could not be read. */
export function technicalAnswer(to: Answered, stamp: Stamp, reasons: readonly Reason[]): StoredAnswer {
  const body = buildTechnicalResponse({
    message_id: to.message_id,
    receiver: TAX_AUTHORITY,
    received_at: signingTimeOf(to.received_on),
    reasons,
  });
  return envelope(recipientOf(to), '999', stamp, body);
}

/** -1, -2 and the types that nothing is published of: text in the elements that every notice has. */
export function freeNotice(
  to: Recipient,
  type: string,
  stamp: Stamp,
  said: { form: string; title: string; text: string; more?: readonly (readonly [string, string])[] },
  sign: AuthoritySigner,
): StoredAnswer {
  const id = `TB${type.replace('-', '')}-${stamp.random}`;
  const noticed_on = vietnamDate(Date.parse(stamp.available_on));
  const parts = [
    ['PBan', VERSION],
    ['MSo', said.form],
    ['Ten', said.title],
    ['DDanh', PLACE],
    ['NTBao', noticed_on],
    ['MST', to.tax_code],
    ['NDung', said.text],
    ...(said.more ?? []),
  ] as const;
  const data = element(
    'DLTBao',
    parts.map(([name, text]) => textElement(name, text)),
    { Id: id },
  );
  const signature = decodeUtf8(signed(id, data, stamp, sign));
  const body = element('TBao', [data, element('DSCKS', [element('CQT', [signature])])]);
  return envelope(to, type, stamp, body);
}

type AuthorityNotice = Extract<
  SignedDocumentName,
  | 'declaration_received'
  | 'declaration_decided'
  | 'delegation_decided'
  | 'end_of_use'
  | 'check_result'
  | 'mistake_result'
  | 'review_notice'
>;

/** Số thông báo of a notice: `TN/26/0123456789`. */
export function noticeNumber(letters: string, stamp: Stamp): { So: string; NTBao: string } {
  const noticed_on = vietnamDate(Date.parse(stamp.available_on));
  return { So: `${letters}/${noticed_on.slice(2, 4)}/${stamp.random.slice(0, 10)}`, NTBao: noticed_on };
}

/** A notice of the authority, signed. Throws FormatRefused where what it is made from does not fit. */
export function noticeAnswer<N extends AuthorityNotice>(
  to: Recipient,
  type: string,
  stamp: Stamp,
  notice: {
    name: N;
    value: DocumentValue<SignedDocumentData<N>>;
    /** STBao, of those that have it. */
    number?: { So: string; NTBao: string };
  },
  sign: AuthoritySigner,
): StoredAnswer {
  const id = `TB${type}-${stamp.random}`;
  const data = writeDocument(SIGNED_DOCUMENTS[notice.name].data, VERSION, notice.value, id);
  const body = assembleSigned(notice.name, VERSION, {
    data,
    number: notice.number ?? null,
    signatures: { CQT: decodeUtf8(signed(id, data, stamp, sign)) },
  });
  return { ...envelope(to, type, stamp, body), notice_no: notice.number?.So ?? null };
}

function signed(id: string, data: Xml, stamp: Stamp, sign: AuthoritySigner): Uint8Array {
  return sign(`sig-cqt-${stamp.random}`, signingTimeOf(stamp.available_on), { id, bytes: encodeUtf8(data) });
}
