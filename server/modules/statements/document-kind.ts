import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import {
  assembleStatement,
  buildStatementData,
  statementDataId,
  statementSignatureId,
} from '#domain/documents/statement-xml.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import { linkExpiry, type StatementState } from '#domain/statements/lifecycle.ts';
import { isList } from '#domain/statements/content.ts';
import type { Tx } from '#server/context.ts';
import type {
  DocumentKind,
  DocumentRow,
  EventWords,
  Moved,
  SealDeps,
  Sealed,
} from '#server/modules/documents/index.ts';
import { sealEach } from '#server/modules/invoices/index.ts';
import { statementReadiness } from './readiness.ts';
import { changeStatement, STATEMENT, statementTable } from './statements.ts';
import { dropLink } from './links.ts';
import { enqueueLinkMail } from './tasks.ts';

const said: EventWords['detail'] = ({ name, text }) => [name, text].filter(Boolean).join(': ') || null;
const addressed: EventWords['detail'] = ({ email }) => email ?? null;
const none = (): null => null;

/** Biên bản between the seller and the buyer of an invoice: the seller signs it, then the buyer; it is sent to no authority. */
export const statementKind: DocumentKind = {
  name: STATEMENT,
  message_type: null,
  // A buyer who gave no name need not sign a list (TT 91/2026 Điều 10.1).
  unsent: ({ alone }) => (alone === true ? { stage: 'take_effect' } : { stage: 'pass_on' }),
  permission: 'update_invoices',
  words: {
    one: 'biên bản',
    many: (count) => `${count} biên bản`,
    again: 'Biên bản vẫn được giữ; hãy ký lại khi sẵn sàng.',
    fewer: 'Hãy ký ít biên bản hơn mỗi lần.',
    events: {
      publication_asked: { title: 'Yêu cầu ký và gửi người mua', tone: 'default', detail: none },
      link_mailed: { title: 'Gửi liên kết cho người mua', tone: 'highlight', detail: addressed },
      link_renewed: { title: 'Gửi lại người mua bằng liên kết mới', tone: 'default', detail: addressed },
      reminder_asked: { title: 'Yêu cầu nhắc người mua', tone: 'default', detail: addressed },
      link_extended: {
        title: 'Gia hạn liên kết',
        tone: 'default',
        detail: ({ until = '' }) => `Đến hết ${until}`,
      },
      mail_failed: {
        title: 'Email cho người mua không gửi được',
        tone: 'critical',
        detail: ({ email, reason }) => [email, reason].filter(Boolean).join(': '),
      },
      mail_bounced: {
        title: 'Email cho người mua bị trả lại',
        tone: 'critical',
        detail: ({ email, reason }) => [email, reason].filter(Boolean).join(': '),
      },
      buyer_reminded: { title: 'Nhắc người mua', tone: 'default', detail: addressed },
      buyer_opened: { title: 'Người mua mở biên bản', tone: 'default', detail: none },
      buyer_signed: {
        title: 'Người mua ký số',
        tone: 'success',
        detail: ({ certificate }) => certificate ?? null,
      },
      buyer_confirmed: { title: 'Người mua xác nhận bằng mã qua email', tone: 'success', detail: addressed },
      buyer_refused: { title: 'Người mua từ chối', tone: 'critical', detail: said },
      change_requested: { title: 'Người mua đề nghị sửa', tone: 'critical', detail: said },
      link_expired: { title: 'Hết hạn liên kết, người mua chưa trả lời', tone: 'warning', detail: none },
      revised: { title: 'Mở lại để sửa', tone: 'default', detail: none },
      withdrawn: { title: 'Thu hồi biên bản', tone: 'default', detail: none },
    },
  },
  seal: sealEach(judgeStatement),
  assemble: ({ data_xml, extra }, signature) =>
    assembleStatement(decodeUtf8(data_xml), extra['format'] as FormatVersion, {
      seller: decodeUtf8(signature),
      buyer: null,
    }),
  onMoved: async (tx, moved, now) => {
    for (const one of moved) await copyToStatement(tx, one, now);
  },
};

/** What a statement says. */
async function judgeStatement({ clock }: SealDeps, tx: Tx, { subject_id }: DocumentRow) {
  const row = await statementTable.get(tx, subject_id);
  const { content, format, certificate, refusals } = await statementReadiness(tx, row, clock);
  const signed_id = statementDataId(row.id);
  const build = (): Sealed => ({
    label: row.label,
    content,
    extra: {
      ...{ signed_id, signature_id: statementSignatureId(row.id, 'seller'), format },
      ...(isList(content) && row.buyer_kind === 'anonymous' && { alone: true }),
    },
    data_xml: encodeUtf8(buildStatementData(content, { id: signed_id, version: format })),
  });
  return { facts: { made_on: content.made_on }, certificate, refusals, build };
}

/** The statement's own row says what its document does; once the seller has signed, the buyer's time begins. */
async function copyToStatement(tx: Tx, { document, facts }: Moved, now: string): Promise<void> {
  const { subject_id: id, tenant_id, stage, status_error, reasons } = document;
  const { made_on } = facts;
  const common = {
    status_error,
    reasons: JSON.stringify(reasons.map(({ code, message }) => ({ code, message }))),
    ...(made_on ? { made_on: String(made_on) } : {}),
  };
  if (stage === 'with_other_party') {
    await dropLink(tx, id);
    const unanswered = { answered_on: null, answer_method: null, answer_name: null, answer_text: null };
    await changeStatement(tx, id, {
      ...common,
      ...unanswered,
      state: 'waiting_buyer',
      seller_signed_on: String(facts['signed_on'] ?? now),
      expires_on: linkExpiry(now),
      reminders: 0,
      mailed_on: null,
      opened: 0,
      opened_on: null,
    });
    await enqueueLinkMail(tx, { tenant_id, statement_id: id });
    return;
  }
  const state: StatementState = stage === 'in_effect' ? 'signed' : status_error ? 'draft' : 'seller_signing';
  const isSigned =
    state === 'signed' && facts['signed_on'] ? { seller_signed_on: String(facts['signed_on']) } : {};
  await changeStatement(tx, id, { ...common, ...isSigned, state });
}
