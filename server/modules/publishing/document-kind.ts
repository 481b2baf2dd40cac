import { sql } from 'kysely';
import { envelopeAround } from '#domain/documents/envelope.ts';
import { assembleInvoice, assembleRegisterInvoice, codeElement } from '#domain/documents/invoice-document.ts';
import { STATES_AT } from '#domain/invoice/lifecycle.ts';
import type { Tx } from '#server/context.ts';
import { proveTaxCode } from '#server/modules/companies/index.ts';
import type { DocumentKind, EventWords, Moved } from '#server/modules/documents/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { invoiceVerdict } from './code-or-rejection.ts';
import { correctTargets } from './correct-targets.ts';
import { lockNumbering } from './reserve-numbers.ts';
import { sealInvoices } from './seal-invoices.ts';

/** Nhật ký: what the lines of an invoice's history say that other documents do not have, or say otherwise. */
export const INVOICE_EVENTS = {
  created: { title: 'Lập hóa đơn nháp', tone: 'default', detail: () => null },
  publication_asked: { title: 'Yêu cầu ký và phát hành', tone: 'default', detail: () => null },
  number_reserved: {
    title: 'Cấp số hóa đơn',
    tone: 'highlight',
    detail: ({ number }) => `Số ${number}, thuộc hóa đơn này từ nay`,
  },
  code_issued: {
    title: 'Cơ quan thuế cấp mã · thông điệp 202',
    tone: 'success',
    detail: ({ code }) => code ?? null,
  },
  code_denied: {
    title: 'Cơ quan thuế từ chối cấp mã · thông điệp 204',
    tone: 'critical',
    detail: ({ reason }) => reason ?? null,
  },
  invoice_valid: {
    title: 'Cơ quan thuế nhận dữ liệu, hóa đơn hợp lệ · thông điệp 204',
    tone: 'success',
    detail: () => null,
  },
  invoice_invalid: {
    title: 'Cơ quan thuế báo hóa đơn không hợp lệ · thông điệp 204',
    tone: 'critical',
    detail: ({ reason }) => reason ?? null,
  },
  code_given: {
    title: 'Cấp mã của cơ quan thuế tại máy tính tiền, hóa đơn có hiệu lực',
    tone: 'success',
    detail: ({ code }) => code ?? null,
  },
  sold_uncoded: {
    title: 'Lập xong tại máy tính tiền, hóa đơn không mã có hiệu lực',
    tone: 'success',
    detail: () => null,
  },
  packed: { title: 'Đưa vào lô gửi trong ngày', tone: 'highlight', detail: ({ by }) => by ?? null },
  refused_in_package: {
    title: 'Cơ quan thuế báo hóa đơn không hợp lệ · thông điệp 204',
    tone: 'critical',
    detail: ({ reason }) => reason ?? null,
  },
  reported: {
    title: 'Cơ quan thuế đã nhận dữ liệu hóa đơn',
    tone: 'success',
    detail: ({ by }) => by ?? null,
  },
  mailed: { title: 'Gửi email cho người mua', tone: 'success', detail: ({ email }) => email ?? null },
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
  converted: { title: 'Chuyển đổi ra giấy', tone: 'default', detail: () => null },
  file_attached: { title: 'Đính kèm tệp', tone: 'default', detail: ({ file }) => file ?? null },
  file_shared: { title: 'Chọn gửi người mua một tệp', tone: 'default', detail: ({ file }) => file ?? null },
  file_unshared: { title: 'Thôi gửi người mua một tệp', tone: 'default', detail: ({ file }) => file ?? null },
  buyer_opened: { title: 'Người mua mở liên kết', tone: 'highlight', detail: () => null },
  buyer_received: { title: 'Người mua xác nhận đã nhận', tone: 'success', detail: ({ by }) => by || null },
  buyer_objected: {
    title: 'Người mua báo sai',
    tone: 'warning',
    detail: ({ by, reason }) => [by, reason].filter(Boolean).join(': '),
  },
  cancelled: {
    title: 'Hủy hóa đơn',
    tone: 'warning',
    detail: ({ reason }) => `${reason}. Số đã cấp không dùng lại.`,
  },
  adjusted: {
    title: 'Bị điều chỉnh',
    tone: 'highlight',
    detail: ({ by }) => `Hóa đơn ${by} điều chỉnh cho hóa đơn này`,
  },
  replaced: {
    title: 'Bị thay thế',
    tone: 'warning',
    detail: ({ by }) => `Hóa đơn ${by} thay thế cho hóa đơn này`,
  },
  correction_refused: {
    title: 'Có hiệu lực trở lại',
    tone: 'warning',
    detail: ({ by }) =>
      `Cơ quan thuế báo hóa đơn ${by} không hợp lệ nên hóa đơn này giữ nguyên hiệu lực cho tới khi hóa đơn đó được sửa và gửi lại.`,
  },
} as const satisfies Readonly<Record<string, EventWords>>;

/**
 * Hóa đơn, sent one by one: coded ones for the authority's code (thông điệp 200), the data of uncoded ones (203); one that corrects several
 * goes with its list (208 and 210; that the list comes after the invoice in DLieu is assumed). An uncoded one that is
 * reported by table is issued once it is signed, one of a cash register once it has its number and, where it is coded, its code.
 */
export const invoiceKind: DocumentKind = {
  name: 'invoice',
  message_type: '200',
  messageType: ({ message_type }) => (message_type === null ? null : String(message_type ?? '200')),
  unsent: ({ code, by_package }) => ({
    stage: 'take_effect',
    // Versions sealed by older releases have a code alone.
    transmission: by_package === true || typeof code === 'string' ? 'leave_to_package' : 'leave_to_table',
  }),
  permission: 'publish_invoices',
  words: {
    one: 'hóa đơn',
    many: (count) => `${count} hóa đơn`,
    again: 'Hóa đơn giữ nguyên số; hãy phát hành lại khi sẵn sàng.',
    fewer: 'Hãy phát hành ít hóa đơn hơn mỗi lần.',
    events: INVOICE_EVENTS,
  },
  lockOrder: lockNumbering,
  seal: sealInvoices,
  assemble: ({ data_xml, extra }, signature) => assembleInvoice(data_xml, String(extra['qr']), signature),
  assembleUnsigned: ({ data_xml, extra: { qr, code, code_id } }) =>
    assembleRegisterInvoice(
      data_xml,
      String(qr),
      typeof code === 'string' ? codeElement(code, String(code_id)) : '',
    ),
  envelope: (header, file, { list }) => {
    const around = envelopeAround(header, file);
    return typeof list === 'string' ? { ...around, tail: list + around.tail } : around;
  },
  verdict: invoiceVerdict,
  onMoved: async (tx, moved, now) => {
    await copyToInvoices(tx, moved, now);
    await correctTargets(tx, moved, now);
    // That the authority took invoices of this seller shows that the tax code is the company's own.
    const accepted_for = moved.flatMap(({ facts }) => facts['accepted_for'] ?? []).map(String);
    for (const tax_code of new Set(accepted_for)) await proveTaxCode(tx, tax_code, now);
  },
};

/** The day of `now` in Vietnam for an invoice that comes into effect or is given up now; null where it is not later than its day of issue. */
export const settledLateOn = (now: string) => sql<string | null>`(
  select day from (select (${now}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date as day) as settled where day > invoices.issued_on)`;

/** The list of invoices reads its own rows alone, so they carry what their documents say. */
async function copyToInvoices(tx: Tx, moved: readonly Moved[], now: string): Promise<void> {
  const rows = moved.map(({ document, facts }) => ({
    id: document.subject_id,
    lifecycle: STATES_AT[document.stage],
    signing: document.signing,
    transmission: document.transmission,
    version: document.version,
    status: document.status,
    status_error: document.status_error,
    reasons: document.reasons,
    published_by: document.requested_by,
    number: facts['number'] ?? null,
    signed_on: facts['signed_on'] ?? null,
    tax_authority_code: facts['tax_authority_code'] ?? null,
  }));
  await sql`update invoices set
      -- What was adjusted or replaced stays so, whatever answer to its own document comes late.
      lifecycle = case when invoices.lifecycle in ('adjusted', 'replaced') then invoices.lifecycle else given.lifecycle end,
      settled_late_on = case
        when invoices.lifecycle in ('adjusted', 'replaced') or invoices.lifecycle = given.lifecycle then invoices.settled_late_on
        when given.lifecycle = 'issued' then ${settledLateOn(now)}
      end,
      signing = given.signing, transmission = given.transmission,
      version = given.version, status = given.status, status_error = given.status_error, reasons = given.reasons,
      published_by = given.published_by, number = coalesce(given.number, invoices.number),
      signed_on = coalesce(given.signed_on, invoices.signed_on),
      tax_authority_code = coalesce(given.tax_authority_code, invoices.tax_authority_code), updated_on = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, lifecycle text, signing text, transmission text,
      version integer, status text, status_error boolean, reasons jsonb, published_by bigint, number bigint, signed_on timestamptz,
      tax_authority_code text)
    where invoices.tenant_id = ${TENANT} and invoices.id = given.id and invoices.lifecycle <> 'cancelled'`.execute(
    tx,
  );
}
