import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import {
  assembleExplanation,
  buildExplanationData,
  explanationDataId,
  explanationSignatureId,
} from '#domain/documents/explanation-xml.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import type { Tx } from '#server/context.ts';
import { isSignedByAuthority, reasonOf } from '#server/modules/documents/index.ts';
import type {
  DocumentKind,
  DocumentRow,
  Expected,
  Moved,
  ReadAnswer,
  SealDeps,
  Sealed,
  Unreadable,
  Verdict,
} from '#server/modules/documents/index.ts';
import { sealEach } from '#server/modules/invoices/index.ts';
import { noteExplained } from '#server/modules/registrations/index.ts';
import { explanationReadiness } from './readiness.ts';

/** Name of its kind of document. */
export const EXPLANATION = 'explanation';

/** Giải trình, bổ sung thông tin: the answer to a request to explain a declaration, sent as message 113 (assumed). */
export const explanationKind: DocumentKind = {
  name: EXPLANATION,
  message_type: '113',
  permission: 'create_registrations',
  words: {
    one: 'giải trình',
    many: (count) => `${count} giải trình`,
    again: 'Giải trình vẫn được giữ; hãy ký và gửi lại khi sẵn sàng.',
    fewer: 'Hãy gửi ít giải trình hơn mỗi lần.',
    events: {
      received: {
        title: 'Cơ quan thuế nhận giải trình · thông điệp 204',
        tone: 'success',
        detail: () => null,
      },
      notification_invalid: {
        title: 'Cơ quan thuế báo giải trình không hợp lệ · thông điệp 204',
        tone: 'critical',
        detail: ({ reason }) => reason ?? null,
      },
    },
  },
  seal: sealEach(judgeExplanation),
  assemble: ({ data_xml, extra }, signature) =>
    assembleExplanation(decodeUtf8(data_xml), extra['format'] as FormatVersion, decodeUtf8(signature)),
  verdict: explanationVerdict,
  onMoved: async (tx, moved, now) => {
    for (const one of moved) await copyToExplanation(tx, one, now);
  },
};

async function judgeExplanation({ clock }: SealDeps, tx: Tx, { subject_id: id }: DocumentRow) {
  const { content, label, format, certificate, refusals } = await explanationReadiness(tx, id, clock);
  const signed_id = explanationDataId(id);
  const build = (): Sealed => ({
    label,
    content,
    extra: { signed_id, signature_id: explanationSignatureId(id), format },
    data_xml: encodeUtf8(buildExplanationData(content, { id: signed_id, version: format })),
  });
  return { facts: {}, certificate, refusals, build };
}

const NOT_SIGNED: Unreadable = {
  unreadable:
    'Phản hồi về giải trình không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại giải trình này.',
};

/** LTBao of 01/TB-KTDL: the data is valid. */
const VALID = '2';

/** 204 says that it was taken or not (assumed: what answers 113 is not published); null of what says nothing about it. */
function explanationVerdict({ body, bytes }: ReadAnswer, expected: Expected): Verdict | Unreadable | null {
  if (body.kind !== 'check_result' || body.notice.checked_message_id !== expected.message_id) return null;
  if (!isSignedByAuthority(bytes, expected)) return NOT_SIGNED;
  const nothing = { detail: {}, reasons: [], coded: null, facts: {} } as const;
  if (body.notice.notice_kind === VALID)
    return { ...nothing, answer: 'received', takes_effect: true, event: 'received' };
  const reasons = body.notice.reasons.map(reasonOf);
  const reason = reasons.map(({ message }) => message).join(' ');
  return {
    ...nothing,
    answer: 'notification_invalid',
    takes_effect: false,
    event: 'notification_invalid',
    detail: reason === '' ? {} : { reason },
    reasons,
  };
}

/** Its own row says what its document does; once it is received the declaration waits for its decision again. */
async function copyToExplanation(tx: Tx, { document }: Moved, now: string): Promise<void> {
  const { subject_id, stage, status, status_error, reasons } = document;
  const isReceived = stage === 'in_effect';
  const { registration_id } = await tx
    .updateTable('explanations')
    .set({
      status,
      status_error,
      reasons: JSON.stringify(reasons.map(({ code, message }) => ({ code, message }))),
      ...(isReceived ? { received_on: now } : {}),
    })
    .where('id', '=', subject_id)
    .returning('registration_id')
    .executeTakeFirstOrThrow();
  if (isReceived) await noteExplained(tx, registration_id, now);
}
