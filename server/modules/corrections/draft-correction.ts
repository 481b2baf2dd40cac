import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Remedy } from '#domain/rules/corrections/remedies.ts';
import { legalSentence } from '#domain/rules/particulars/legal-sentences.table.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { createDraft } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { agreedBefore } from './agreed-statement.ts';
import { lawfulRemedy } from './closed-correction.ts';
import { inputFor, linesStated } from './draft-input.ts';
import { correctionsOf } from './family.ts';
import { sentenceFor } from './remedies.ts';
import { discountedIds, keepDiscountList } from './discount-list.ts';
import { linesOfList, listedIn } from './several.ts';
import { ourTarget, targetOf, type Target, type TargetRef } from './target.ts';
import type { InvoiceSale } from './wrong-invoice.ts';

type Invoice = components['schemas']['Invoice'];
type Stated = components['schemas']['AdjustmentInput'];
type CorrectionOrder = { ref: TargetRef; method: CorrectionMethod; stated: Stated };

/**
 * A draft that adjusts or replaces an issued invoice. Without `lines` a replacing one has those of the invoice,
 * and an adjusting one of a wrong invoice changes no amount.
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
  const listed = await listedIn(tx, given.statement_id ?? null);
  const discounted = discountedIds(given, ref.target_id);
  const ids = discounted ?? listed?.map(({ invoice_id }) => invoice_id) ?? null;
  const targets = await lockTargets(tx, ref, ids);
  const several = listed !== null;
  const question = { matter: given.matter, sale: saleOf(given), corrected_on: today, several };
  const remedies: Remedy[] = [];
  for (const target of targets) {
    await refuseOpenCorrection(tx, target.ref);
    remedies.push(await lawfulRemedy(tx, target, method, question));
  }
  const [[target], [remedy]] = [targets, remedies];
  if (target === undefined || remedy === undefined) throw new Error('a correction of nothing');
  const stated = await agreedBefore(tx, ref.target_id, method, given);
  refuseWithoutAgreement(remedy, stated);
  for (const { issued_on } of targets) refuseAgreementDay(stated, issued_on, today);
  const { reason_code } = remedy;
  const { agreement_no = null, agreement_on = null } = stated;
  const related =
    given.discount_list !== undefined
      ? relatedByList(targets, {
          kind: 'discount',
          list_no: given.discount_list.list_no,
          list_on: today,
          reason_code,
        })
      : listed === null
        ? relatedOf(target, remedy, method, today)
        : relatedByList(targets, { kind: method, list_no: agreement_no, list_on: agreement_on, reason_code });
  const lines =
    listed === null
      ? await linesStated(tx, stated, method)
      : await linesOfList(targets, listed, method, today);
  const draft = await createDraft(
    tx,
    await inputFor(tx, target, { method, lines, today }),
    account,
    clock,
    related,
  );
  const common = {
    tenant_id: account.tenant_id,
    invoice_id: draft.id,
    nature: method,
    matter: stated.matter,
    sale: saleOf(stated),
    agreement_no: stated.agreement_no ?? null,
    agreement_on: stated.agreement_on ?? null,
    statement_id: stated.statement_id ?? null,
    created_on: clock.now(),
  };
  await tx
    .insertInto('invoice_corrections')
    .values(targets.map(({ ref: of }) => ({ ...common, ...of })))
    .execute();
  if (discounted !== null && given.discount_list !== undefined)
    await keepDiscountList(
      tx,
      draft.id,
      { ids: discounted, list_no: given.discount_list.list_no },
      { account, clock },
    );
  return draft;
}

/** The invoices that are corrected, those of a list (`ids`) in its order. They are locked in the order of their ids: all code does so. */
async function lockTargets(tx: Tx, ref: TargetRef, ids: readonly number[] | null): Promise<Target[]> {
  if (ids === null) return [await targetOf(tx, ref, { lock: true })];
  const found = new Map<number, Target>();
  for (const id of ids.toSorted((a, b) => a - b)) found.set(id, await ourTarget(tx, id, { lock: true }));
  return ids.flatMap((id) => found.get(id) ?? []);
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
    first_issued_on: target.first_issued_on,
    reason_code: remedy.reason_code,
    note: remedy.reference === null ? null : sentenceFor(remedy.reference, target, today),
    list_no: null,
    list_on: null,
  };
}

const LISTS = {
  adjust: ['adjust_many', 'adjusts_several'],
  replace: ['replace_many', 'replaces_several'],
  discount: ['trade_discount', 'discounts_several'],
} as const;

type NamedList = {
  kind: keyof typeof LISTS;
  list_no: string | null;
  list_on: string | null;
  reason_code: string | null;
};

/** The list names the invoices: none of them is named by itself. The last of their days decides the rates. */
function relatedByList(
  targets: readonly Target[],
  { kind, list_no, list_on, reason_code }: NamedList,
): RelatedInvoice {
  const last = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;
  const [nature, sentence] = LISTS[kind];
  const [year = '', month = '', day = ''] = (list_on ?? '').split('-');
  const named = { count: String(targets.length), number: list_no ?? '', day, month, year };
  return {
    nature,
    regime: '1',
    tax_code: null,
    form_no: null,
    symbol: null,
    number: null,
    issued_on: last(targets.map(({ issued_on }) => issued_on)),
    first_issued_on: last(targets.map(({ first_issued_on }) => first_issued_on)),
    reason_code,
    note: legalSentence(sentence, list_on ?? '', named),
    list_no,
    list_on,
  };
}
