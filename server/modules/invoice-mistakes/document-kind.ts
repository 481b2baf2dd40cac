import {
  assembleMistakeNotice,
  buildMistakeNoticeData,
  mistakeNoticeDataId,
  mistakeNoticeSignatureId,
} from '#domain/documents/mistake-notice-xml.ts';
import { mistakeMessageType } from '#domain/mistakes/content.ts';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import type { Tx } from '#server/context.ts';
import type {
  DocumentKind,
  DocumentRow,
  EventWords,
  Moved,
  SealDeps,
  Sealed,
} from '#server/modules/documents/index.ts';
import { settleReview } from '#server/modules/authority-notices/index.ts';
import { sealEach } from '#server/modules/invoices/index.ts';
import { MISTAKE_NOTICE, mistakeTable } from './mistakes.ts';
import { mistakeReadiness } from './readiness.ts';
import { mistakeVerdict } from './verdict.ts';

const numbered: EventWords['detail'] = ({ notice_no }) =>
  notice_no === undefined ? null : `Thông báo số ${notice_no}`;
const reasoned: EventWords['detail'] = ({ reason }) => reason ?? null;

/** Thông báo hóa đơn điện tử có sai sót 04/SS-HĐĐT, sent as message 300, of cash-register invoices 303. */
export const mistakeNoticeKind: DocumentKind = {
  name: MISTAKE_NOTICE,
  message_type: '300',
  messageType: ({ message_type }) => String(message_type ?? '300'),
  permission: 'wrong_invoices',
  words: {
    one: 'thông báo',
    many: (count) => `${count} thông báo`,
    again: 'Thông báo vẫn được giữ; hãy ký và gửi lại khi sẵn sàng.',
    fewer: 'Hãy gửi ít thông báo hơn mỗi lần.',
    events: {
      received: {
        title: 'Cơ quan thuế tiếp nhận thông báo · thông điệp 301',
        tone: 'success',
        detail: numbered,
      },
      partly_received: {
        title: 'Cơ quan thuế tiếp nhận một phần · thông điệp 301',
        tone: 'warning',
        detail: ({ refused, count, reason }) =>
          [`${refused}/${count} hóa đơn không được tiếp nhận.`, reason].filter(Boolean).join(' '),
      },
      not_received: {
        title: 'Cơ quan thuế không tiếp nhận thông báo · thông điệp 301',
        tone: 'critical',
        detail: reasoned,
      },
      notification_invalid: {
        title: 'Cơ quan thuế báo thông báo không hợp lệ · thông điệp 204',
        tone: 'critical',
        detail: reasoned,
      },
    },
  },
  seal: sealEach(judgeNotice),
  assemble: ({ data_xml, extra }, signature) =>
    assembleMistakeNotice(decodeUtf8(data_xml), extra['format'] as FormatVersion, decodeUtf8(signature)),
  verdict: mistakeVerdict,
  onMoved: async (tx, moved, now) => {
    for (const one of moved) await copyToNotice(tx, one, now);
  },
};

/** What a notice says. */
async function judgeNotice({ clock }: SealDeps, tx: Tx, { subject_id }: DocumentRow) {
  const row = await mistakeTable.get(tx, subject_id);
  const { content, format, certificate, refusals } = await mistakeReadiness(tx, row, clock);
  const { taxpayer, tax_authority, place, noticed_on } = content;
  const sealed = {
    taxpayer_name: taxpayer.name,
    taxpayer_tax_code: taxpayer.tax_code,
    tax_authority_name: tax_authority.name,
    place,
    noticed_on,
  };
  const signed_id = mistakeNoticeDataId(row.id);
  const message_type = mistakeMessageType(content);
  const build = (): Sealed => ({
    label: row.name,
    content,
    extra: { signed_id, signature_id: mistakeNoticeSignatureId(row.id), format, message_type },
    data_xml: encodeUtf8(buildMistakeNoticeData(content, { id: signed_id, version: format })),
  });
  return { facts: { sealed: JSON.stringify(sealed) }, certificate, refusals, build };
}

/** The notice's own row says what its document does, and what the authority gave it. */
async function copyToNotice(tx: Tx, { document, facts }: Moved, now: string): Promise<void> {
  const { subject_id, stage, status, status_error, reasons } = document;
  const { sealed, result_no, resulted_on } = facts;
  await tx
    .updateTable('invoice_mistakes')
    .set({
      status,
      status_error,
      reasons: JSON.stringify(reasons.map(({ code, message }) => ({ code, message }))),
      ...(sealed ? { sealed: String(sealed) } : {}),
      ...(stage === 'in_effect'
        ? {
            answered_on: now,
            result_no: result_no ? String(result_no) : null,
            resulted_on: resulted_on ? String(resulted_on) : null,
          }
        : {}),
    })
    .where('id', '=', subject_id)
    .execute();
  if (stage === 'in_effect') await settleReview(tx, subject_id, now);
}
