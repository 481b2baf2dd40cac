import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { readMessage, type ReadMessage } from '#domain/documents/read-message.ts';
import { indexOfBytes } from '#domain/documents/utf8.ts';
import { verifySignatures } from '#domain/signing/verify.ts';
import type { Answer } from '#domain/transmission/lifecycle.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import type { EventKind } from './event-words.table.ts';
import type { Reason } from './publication.ts';

/** What an answer says of the message it answers. */
export type Verdict = {
  moves: { transmission: Answer; invoice?: 'take_effect' };
  kind: EventKind;
  reasons: Reason[];
  /** The authority's code, with the file that carries it. */
  coded: { code: string; file: Uint8Array } | null;
};

/** What a person is told of bytes that are no message. */
export const NO_MESSAGE = 'Không đọc được thông điệp này.';

/** What cannot be read decides nothing: the authority may have issued the code all the same. */
export type Unreadable = { unreadable: string };

const NOT_XML: Unreadable = {
  unreadable: 'Không đọc được phản hồi của cơ quan thuế. Đang chờ phản hồi khác, không lập lại hóa đơn này.',
};
const NOT_OURS: Unreadable = {
  unreadable:
    'Phản hồi cấp mã không chứa đúng hóa đơn đã ký. Đang chờ phản hồi khác, không lập lại hóa đơn này.',
};

const NOT_SIGNED: Unreadable = {
  unreadable:
    'Phản hồi cấp mã không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không lập lại hóa đơn này.',
};

/** Thông báo 01/TB-KTDL that refuses the code (LTBao 1). */
const REFUSAL_NOTICE = '1';

/** What an answer is held against. */
export type Expected = {
  /** The bytes we sealed. */
  data_xml: Uint8Array;
  /** PEM roots that the authority's signature must lead to. */
  authority_roots: readonly string[];
};

/** Reads an answer to a message 200; null when it is of a kind that says nothing to it. */
export function verdictOf(
  message_type: string,
  bytes: Uint8Array,
  expected: Expected,
): Verdict | Unreadable | null {
  try {
    const message = readMessage(parseXml(bytes));
    return message === null ? NOT_XML : verdictIn(message, message_type, bytes, expected);
  } catch {
    // Whatever the bytes do to the readers, they hold up no other answer.
    return NOT_XML;
  }
}

function verdictIn(
  { body }: ReadMessage,
  message_type: string,
  bytes: Uint8Array,
  expected: Expected,
): Verdict | Unreadable | null {
  if (body.kind === 'technical') {
    return body.accepted
      ? {
          moves: { transmission: 'technically_accepted' },
          kind: 'technically_accepted',
          reasons: [],
          coded: null,
        }
      : {
          moves: { transmission: 'technically_refused' },
          kind: 'technically_refused',
          reasons: body.reasons.map(reasonOf),
          coded: null,
        };
  }
  if (body.kind === 'check_result') {
    if (body.notice.notice_kind !== REFUSAL_NOTICE) return null;
    const reasons = [...body.notice.refused.flatMap((one) => one.reasons), ...body.notice.reasons].map(
      reasonOf,
    );
    return { moves: { transmission: 'code_denied' }, kind: 'code_denied', reasons, coded: null };
  }
  if (message_type !== '202') return null;
  const code = body.kind === 'invoices' ? (body.invoices[0]?.authority_code ?? null) : null;
  return code === null ? NOT_OURS : codedIn(code, bytes, expected);
}

/** A code counts only for the very bytes we sealed, under the authority's own signature: anything else is no answer. */
function codedIn(
  code: string,
  bytes: Uint8Array,
  { data_xml, authority_roots }: Expected,
): Verdict | Unreadable {
  const file = invoiceFilesIn(bytes)[0];
  if (file === undefined || indexOfBytes(file, data_xml) === -1) return NOT_OURS;
  const signatures = verifySignatures(file, createVerifyPorts(authority_roots));
  if (!signatures.some(({ role, valid }) => role === 'authority' && valid)) return NOT_SIGNED;
  return {
    moves: { transmission: 'code_issued', invoice: 'take_effect' },
    kind: 'code_issued',
    reasons: [],
    coded: { code, file },
  };
}

function reasonOf(reason: { code: string; text: string; remedy: string | null }): Reason {
  const message = [reason.text, reason.remedy].filter((part) => part !== null && part !== '').join(' ');
  return { message, code: reason.code, fields: [] };
}
