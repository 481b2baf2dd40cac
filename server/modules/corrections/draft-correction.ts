import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Remedy } from '#domain/rules/corrections/remedies.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { createDraft } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { agreedBefore } from './agreed-statement.ts';
import { lawfulRemedy } from './closed-correction.ts';
import { correctionsOf } from './family.ts';
import { sentenceFor } from './remedies.ts';
import { targetOf, type Target, type TargetRef } from './target.ts';
import type { InvoiceSale } from './wrong-invoice.ts';

type Invoice = components['schemas']['Invoice'];
type InvoiceInput = components['schemas']['InvoiceInput'];
type Stated = components['schemas']['ReplacementInput'] & { lines?: InvoiceInput['lines'] };
export type CorrectionOrder = { ref: TargetRef; method: CorrectionMethod; stated: Stated };

/**
 * A draft that adjusts or replaces an issued invoice. Without `lines` it has those of the invoice.
 * Failures: 409 correction_open while another correction of it is under way, 422 correction_not_allowed with the reason where
 * today's law has closed this way, 422 agreement_day for one of another time, 422 agreement_missing where a written agreement with the buyer must come first.
 */
export async function draftCorrection(
  tx: Tx,
  { ref, method, stated: given }: CorrectionOrder,
  account: Account,
  clock: Clock,
): Promise<Invoice> {
  const today = clock.today();
  const target = await targetOf(tx, ref, { lock: true });
  await refuseOpenCorrection(tx, ref);
  const question = { matter: given.matter, sale: saleOf(given), corrected_on: today };
  const remedy = await lawfulRemedy(tx, target, method, question);
  const stated = await agreedBefore(tx, ref.target_id, method, given);
  refuseWithoutAgreement(remedy, stated);
  refuseAgreementDay(stated, target.issued_on, today);
  const related = relatedOf(target, remedy, method, today);
  const input = await inputFor(target, stated.lines ?? null, today);
  const draft = await createDraft(tx, input, account, clock, related);
  await tx
    .insertInto('invoice_corrections')
    .values({
      tenant_id: account.tenant_id,
      invoice_id: draft.id,
      ...ref,
      nature: method,
      matter: stated.matter,
      sale: saleOf(stated),
      agreement_no: stated.agreement_no ?? null,
      agreement_on: stated.agreement_on ?? null,
      statement_id: stated.statement_id ?? null,
      created_on: clock.now(),
    })
    .execute();
  return draft;
}

function saleOf({ sale }: Stated): InvoiceSale {
  return sale ?? 'ordinary';
}

/** One correction of an invoice goes on at a time. */
async function refuseOpenCorrection(tx: Tx, ref: TargetRef): Promise<void> {
  const earlier = await correctionsOf(tx, ref);
  if (earlier.some(({ in_effect }) => !in_effect))
    throw failure(
      409,
      'correction_open',
      'Hóa đơn này đang có một hóa đơn điều chỉnh hoặc thay thế chưa xong. Hãy phát hành hoặc xóa hóa đơn đó trước.',
    );
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

function relatedOf(target: Target, remedy: Remedy, method: CorrectionMethod, today: string): RelatedInvoice {
  return {
    nature: method,
    regime: target.regime,
    tax_code: target.seller_tax_code,
    form_no: target.form_no,
    symbol: target.symbol,
    number: target.number,
    issued_on: target.issued_on,
    reason_code: remedy.reason_code,
    note: remedy.reference === null ? null : sentenceFor(remedy.reference, target, today),
    list_no: null,
    list_on: null,
  };
}

/** A difference is stated line by line, without a discount of the whole. */
async function inputFor(
  target: Target,
  lines: InvoiceInput['lines'] | null,
  today: string,
): Promise<InvoiceInput> {
  const input = await target.input(today);
  return lines === null
    ? input
    : { ...input, lines, invoice_discount_rate: null, invoice_discount_amount: null };
}
