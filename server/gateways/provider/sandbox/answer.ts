import type { EnvelopeHeader } from '#domain/documents/envelope.ts';
import {
  buildEnvelope,
  isAddress,
  messageId,
  providerCode,
  TAX_AUTHORITY,
} from '#domain/documents/envelope.ts';
import { codeElement, insertCode, withoutDeclaration } from '#domain/documents/invoice-document.ts';
import type { Reason } from '#domain/documents/notices.ts';
import { buildCheckNotice, buildCheckNoticeData, buildTechnicalResponse } from '#domain/documents/notices.ts';
import { childAt } from '#domain/documents/parsed-element.ts';
import { codeId } from '#domain/documents/invoice-xml.ts';
import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/utf8.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { canonicalizeElements } from '#server/platform/xmldsig/canonicalize.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import type { AuthoritySigner } from './authority.ts';
import type { StoredAnswer } from './records.ts';

/** The message an answer goes back to. */
export type Answered = {
  message_id: string;
  message_type: string;
  tax_code: string;
  /** MNGui of the message; null when it could not be read. */
  sender: string | null;
  received_on: string;
};

/** When the answer is made, and the 32 hex digits that make its id its own. */
type Stamp = { available_on: string; random: string };

type AnswerType = StoredAnswer['message_type'];

function envelope(to: Answered, type: AnswerType, stamp: Stamp, body: Uint8Array | string): StoredAnswer {
  const header: EnvelopeHeader = {
    version: '2.1.1',
    sender: TAX_AUTHORITY,
    receiver: to.sender !== null && isAddress(to.sender) ? to.sender : providerCode(to.tax_code),
    type,
    message_id: messageId(TAX_AUTHORITY, stamp.random),
    reply_to: to.message_id,
    tax_code: to.tax_code,
    count: 1,
  };
  const bytes = buildEnvelope(header, body);
  return { answer_id: header.message_id, message_type: type, bytes, available_on: stamp.available_on };
}

/** 999: the message arrived, or could not be read. */
export function technicalAnswer(to: Answered, stamp: Stamp, reasons: readonly Reason[]): StoredAnswer {
  const body = buildTechnicalResponse({
    message_id: to.message_id,
    receiver: TAX_AUTHORITY,
    received_at: signingTimeOf(to.received_on),
    reasons,
  });
  return envelope(to, '999', stamp, body);
}

/**
 * 202: the seller's file with the code and the authority's signature over data and code put in; no other byte of
 * it changes. Throws RangeError when the file has no data or no place for them.
 */
export function codedAnswer(
  to: Answered,
  stamp: Stamp,
  { invoice, file }: { invoice: ReadInvoice; file: Uint8Array },
  code: string,
  sign: AuthoritySigner,
): StoredAnswer {
  const data = childAt(parseXml(file), 'DLHDon');
  const id = data?.attributes['Id'];
  if (!data || id === undefined) throw new RangeError('no invoice data to put a code on');
  const [bytes] = canonicalizeElements(file, [{ position: data.position, form: 'inclusive' }]);
  if (!bytes) throw new RangeError('no canonical form');
  const { symbol, number } = invoice.content;
  const code_id = codeId(symbol, number ?? 0);
  const coded = codeElement(code, code_id);
  const signature = sign(`sig-cqt-${code}`, signingTimeOf(stamp.available_on), { id, bytes }, [
    { id: code_id, bytes: encodeUtf8(coded) },
  ]);
  return envelope(to, '202', stamp, withoutDeclaration(insertCode(file, coded, signature)));
}

/** 204 of kind 1: why this invoice gets no code, signed. Throws FormatRefused when its name does not fit the notice. */
export function refusalAnswer(
  to: Answered,
  stamp: Stamp,
  invoice: ReadInvoice,
  reasons: readonly Reason[],
  sign: AuthoritySigner,
): StoredAnswer {
  const { content } = invoice;
  const id = `TB204-${stamp.random}`;
  const noticed_on = vietnamDate(Date.parse(stamp.available_on));
  const data = buildCheckNoticeData({
    id,
    notice_no: `TB/${noticed_on.slice(2, 4)}/${stamp.random.slice(0, 10)}`,
    place: 'Hà Nội',
    noticed_on,
    tax_code: to.tax_code,
    taxpayer_name: content.seller.name,
    sent_at: signingTimeOf(to.received_on),
    kind: '1',
    checked_type: to.message_type,
    checked_message_id: to.message_id,
    count: 1,
    refused: {
      invoice: {
        form_no: content.form_no,
        symbol: content.symbol,
        number: content.number === null ? '' : String(content.number),
        issued_on: content.issued_on,
      },
      reasons,
    },
  });
  const signature = sign(`sig-cqt-${stamp.random}`, signingTimeOf(stamp.available_on), {
    id,
    bytes: encodeUtf8(data),
  });
  return envelope(to, '204', stamp, buildCheckNotice(data, decodeUtf8(signature)));
}
