import {
  assembleDeclaration,
  buildDeclarationData,
  declarationDataId,
  declarationSignatureId,
} from '#domain/documents/declaration-xml.ts';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { ownCertificateRefusals } from '#domain/invoice/ready/certificate-refusals.ts';
import type { ReviewEvent } from '#domain/registration/review.ts';
import { declarationFromInput } from '#domain/registration/declaration-from-input.ts';
import { formatVersionFor, type FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import type { Tx } from '#server/context.ts';
import { proveTaxCode } from '#server/modules/companies/index.ts';
import type {
  DocumentKind,
  DocumentRow,
  EventWords,
  Moved,
  SealDeps,
  Sealed,
} from '#server/modules/documents/index.ts';
import { sealEach } from '#server/modules/invoices/index.ts';
import { declaringCertificate } from './readiness.ts';
import { DECLARATION, registrationTable } from './registrations.ts';
import { reviewAfter } from './review.ts';
import { declarationVerdict } from './acceptance-or-rejection.ts';

/** Tờ khai 01/ĐKTĐ-HĐĐT, sent as message 100. */
export const declarationKind: DocumentKind = {
  name: DECLARATION,
  message_type: '100',
  permission: 'create_registrations',
  words: {
    one: 'tờ khai',
    many: (count) => `${count} tờ khai`,
    again: 'Tờ khai vẫn được giữ; hãy ký và gửi lại khi sẵn sàng.',
    fewer: 'Hãy gửi ít tờ khai hơn mỗi lần.',
    events: {
      received: {
        title: 'Cơ quan thuế tiếp nhận tờ khai · thông điệp 102',
        tone: 'success',
        detail: ({ notice_no }) => (notice_no === undefined ? null : `Thông báo số ${notice_no}`),
      },
      not_received: reasoned('Cơ quan thuế không tiếp nhận tờ khai · thông điệp 102'),
      accepted: {
        title: 'Cơ quan thuế chấp nhận tờ khai · thông điệp 103',
        tone: 'success',
        detail: ({ notice_no }) => (notice_no === undefined ? null : `Thông báo số ${notice_no}`),
      },
      not_accepted: reasoned('Cơ quan thuế không chấp nhận tờ khai · thông điệp 103'),
      explanation_wanted: {
        title: 'Cơ quan thuế đề nghị giải trình · thông điệp 107',
        tone: 'warning',
        detail: ({ text }) => text ?? null,
      },
      explained: { title: 'Cơ quan thuế đã nhận giải trình', tone: 'success', detail: () => null },
      noted_want_confirmation: noted('Người dùng ghi nhận: cơ quan thuế đề nghị người đại diện xác nhận'),
      noted_confirm: noted('Người dùng ghi nhận: người đại diện đã xác nhận'),
      noted_want_explanation: noted('Người dùng ghi nhận: cơ quan thuế yêu cầu giải trình, bổ sung'),
      noted_explain: noted('Người dùng ghi nhận: đã nộp giải trình'),
      review_taken_back: { title: 'Bỏ ghi nhận bước xét duyệt', tone: 'default', detail: () => null },
    },
  },
  seal: sealEach(judgeDeclaration),
  assemble: ({ data_xml, extra }, signature) =>
    assembleDeclaration(decodeUtf8(data_xml), extra['format'] as FormatVersion, decodeUtf8(signature)),
  verdict: declarationVerdict,
  onMoved: async (tx, moved, now) => {
    for (const one of moved) await copyToRegistration(tx, one, now);
  },
};

/** What a person wrote down; the tone of an answer would make it look like one. */
function noted(title: string): EventWords {
  return {
    title,
    tone: 'default',
    detail: ({ day = '', note }) => [`Xảy ra ngày ${day}`, note].filter(Boolean).join('. '),
  };
}

function reasoned(title: string): EventWords {
  return { title, tone: 'critical', detail: ({ reason }) => reason ?? null };
}

/** What a declaration says. The certificate may have run out since it was found ready. */
async function judgeDeclaration({ clock }: SealDeps, tx: Tx, { subject_id }: DocumentRow) {
  const format = formatVersionFor(clock.today());
  const row = await registrationTable.get(tx, subject_id);
  const content = declarationFromInput(row, row);
  const { tax_code: seller_tax_code, name } = content.taxpayer;
  const certificate = await declaringCertificate(tx, content, clock);
  const refusals = ownCertificateRefusals({ certificate, seller_tax_code, now: clock.now() });
  const signed_id = declarationDataId(row.id);
  const build = (): Sealed => ({
    label: row.name,
    content,
    extra: { signed_id, signature_id: declarationSignatureId(row.id), format },
    data_xml: encodeUtf8(buildDeclarationData(content, { id: signed_id, version: format })),
  });
  return { facts: { taxpayer_name: name, taxpayer_tax_code: seller_tax_code }, certificate, refusals, build };
}

/** The declaration's own row says what its document does, and what the authority gave it. */
async function copyToRegistration(tx: Tx, { document, facts }: Moved, now: string): Promise<void> {
  const { subject_id, status, status_error, reasons } = document;
  const { taxpayer_name, taxpayer_tax_code, decision_no, decided_on, cash_register_code } = facts;
  const is_accepted = status === 'tax_authority_accepted';
  const review = await reviewAfter(tx, document, facts['review'] as ReviewEvent | undefined, now);
  await tx
    .updateTable('registrations')
    .set({
      status,
      status_error,
      reasons: JSON.stringify(reasons.map(({ code, message }) => ({ code, message }))),
      ...(taxpayer_name
        ? { sealed_taxpayer: JSON.stringify({ name: taxpayer_name, tax_code: taxpayer_tax_code }) }
        : {}),
      ...(is_accepted ? { accepted_on: now } : {}),
      ...(decision_no ? { decision_no: String(decision_no) } : {}),
      ...(decided_on ? { decided_on: String(decided_on) } : {}),
      ...(cash_register_code ? { cash_register_code: String(cash_register_code) } : {}),
      ...review,
    })
    .where('id', '=', subject_id)
    .execute();
  // The authority accepts declarations of the tax code's holder only.
  if (is_accepted) {
    const { taxpayer_tax_code: declared } = await registrationTable.get(tx, subject_id);
    await proveTaxCode(tx, declared, now);
  }
}
