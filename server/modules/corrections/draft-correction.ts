import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Remedy } from '#domain/rules/corrections/remedies.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { createDraft, findInvoice, wireInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { templateTable } from '#server/modules/templates/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { agreedBefore } from './agreed-statement.ts';
import { refuseClosedCorrection } from './closed-correction.ts';
import { correctionsOf } from './family.ts';
import { sentenceFor } from './remedies.ts';

type Invoice = components['schemas']['Invoice'];
type InvoiceInput = components['schemas']['InvoiceInput'];
type Stated = components['schemas']['ReplacementInput'] & { lines?: InvoiceInput['lines'] };

/**
 * A draft that adjusts or replaces an issued invoice. Without `lines` it has those of the invoice.
 * Failures: 409 correction_open while another correction of it is under way, 422 correction_not_allowed with the reason where
 * today's law has closed this way, 422 agreement_day for one of another time, 422 agreement_missing where a written agreement with the buyer must come first.
 */
export async function draftCorrection(
  tx: Tx,
  { id, method, stated: given }: { id: number; method: CorrectionMethod; stated: Stated },
  account: Account,
  clock: Clock,
): Promise<Invoice> {
  const target = await findInvoice(tx, id, { lock: true });
  const earlier = await correctionsOf(tx, id);
  if (earlier.some(({ in_effect }) => !in_effect))
    throw failure(
      409,
      'correction_open',
      'Hóa đơn này đang có một hóa đơn điều chỉnh hoặc thay thế chưa xong. Hãy phát hành hoặc xóa hóa đơn đó trước.',
    );
  const today = clock.today();
  const remedy = await refuseClosedCorrection(tx, target, method, given.matter, today);
  const stated = await agreedBefore(tx, id, method, given);
  refuseWithoutAgreement(remedy, stated);
  refuseAgreementDay(stated, target.issued_on, today);
  const related = relatedOf(target, remedy, method, today);
  const input = await inputFrom(tx, target, stated.lines ?? null, today);
  const draft = await createDraft(tx, input, account, clock, related);
  await tx
    .insertInto('invoice_corrections')
    .values({
      tenant_id: account.tenant_id,
      invoice_id: draft.id,
      target_id: target.id,
      nature: method,
      matter: stated.matter,
      agreement_no: stated.agreement_no ?? null,
      agreement_on: stated.agreement_on ?? null,
      statement_id: stated.statement_id ?? null,
      created_on: clock.now(),
    })
    .execute();
  return draft;
}

function refuseWithoutAgreement({ agreement }: Remedy, { agreement_no, agreement_on }: Stated): void {
  if (!agreement.blocking) return;
  const missing = [...(agreement_no ? [] : ['agreement_no']), ...(agreement_on ? [] : ['agreement_on'])];
  if (missing.length === 0) return;
  throw failure(
    422,
    'agreement_missing',
    'Người mua là tổ chức, hộ kinh doanh nên hai bên phải có văn bản thỏa thuận ghi rõ nội dung sai trước khi lập hóa đơn mới. Nhập số và ngày văn bản.',
    missing,
  );
}

/** An agreement about an invoice is made after the invoice, and before the new one. */
function refuseAgreementDay({ agreement_on }: Stated, issued_on: string, today: string): void {
  if (!agreement_on || (agreement_on >= issued_on && agreement_on <= today)) return;
  throw failure(
    422,
    'agreement_day',
    'Ngày văn bản thỏa thuận phải từ ngày lập hóa đơn gốc đến hôm nay. Nhập lại ngày văn bản.',
    ['agreement_on'],
  );
}

function relatedOf(
  target: InvoiceRow,
  remedy: Remedy,
  method: CorrectionMethod,
  today: string,
): RelatedInvoice {
  return {
    nature: method,
    regime: '1',
    tax_code: null,
    form_no: target.form_no,
    symbol: target.symbol,
    number: String(target.number),
    issued_on: target.issued_on,
    reason_code: remedy.reason_code,
    note: remedy.reference === null ? null : sentenceFor(remedy.reference, target, today),
    list_no: null,
    list_on: null,
  };
}

/** What the invoice says, dated today, in its own series as long as that may still be used. */
async function inputFrom(
  tx: Tx,
  target: InvoiceRow,
  lines: InvoiceInput['lines'] | null,
  today: string,
): Promise<InvoiceInput> {
  const invoice = await wireInvoice(tx, target);
  const { rows } = await templateTable.list(tx, { ids: [target.template_id], limit: 1 });
  const series = rows[0];
  const usable = series?.status === 'active' && target.symbol.slice(1, 3) === today.slice(2, 4);
  return {
    template_id: usable ? target.template_id : null,
    issued_on: today,
    customer_id: invoice.customer_id,
    buyer_name: invoice.buyer_name,
    buyer_person: invoice.buyer_person,
    buyer_tax_code: invoice.buyer_tax_code,
    buyer_address: invoice.buyer_address,
    buyer_code: invoice.buyer_code,
    buyer_email: invoice.buyer_email,
    buyer_phone_number: invoice.buyer_phone_number,
    buyer_identity_no: invoice.buyer_identity_no,
    buyer_budget_code: invoice.buyer_budget_code,
    buyer_bank_account: invoice.buyer_bank_account,
    buyer_bank_name: invoice.buyer_bank_name,
    payment_method: invoice.payment_method,
    currency: invoice.currency,
    exchange_rate: invoice.exchange_rate,
    price_includes_tax: invoice.price_includes_tax,
    // A difference is stated line by line.
    invoice_discount_rate: lines === null ? invoice.invoice_discount_rate : null,
    invoice_discount_amount: lines === null ? invoice.invoice_discount_amount : null,
    lines: lines ?? invoice.lines.map(({ vat_amount: _computed, ...line }) => line),
  };
}
