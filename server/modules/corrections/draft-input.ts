import { eachBuyerField } from '#domain/invoice/buyer-fields.table.ts';
import { informationNotes } from '#domain/invoice/lines/information-notes.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import { matterSort } from '#domain/rules/corrections/matter-sorts.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { copiedInput, findInvoice } from '#server/modules/invoices/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { correctionsOf } from './family.ts';
import type { Target } from './target.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];
type Stated = components['schemas']['AdjustmentInput'];

/**
 * What an adjusting invoice changes is stated line by line; of a wrong invoice it may be no amount at all (a tax code, a name of goods),
 * which notes say then. A replacing one begins with the lines of the invoice (null).
 */
export async function linesStated(
  tx: Tx,
  { lines, matter, statement_id }: Stated,
  method: CorrectionMethod,
): Promise<InvoiceInput['lines'] | null> {
  if (lines !== undefined && lines.length > 0) return lines;
  if (method === 'replace') return null;
  if (matterSort(matter) !== 'main')
    throw failure(422, 'lines_missing', 'Nhập phần chênh lệch của hóa đơn điều chỉnh.', ['lines']);
  return informationNotes(await reasonOf(tx, statement_id ?? null));
}

async function reasonOf(tx: Tx, statement_id: number | null): Promise<string | null> {
  if (statement_id === null) return null;
  const found = await tx
    .selectFrom('statements')
    .select('reason')
    .where('id', '=', statement_id)
    .executeTakeFirst();
  return found?.reason ?? null;
}

type InputOrder = { method: CorrectionMethod; lines: InvoiceInput['lines'] | null; today: string };

/** A difference is stated line by line, without a discount of the whole; an adjusting invoice does not charge the fees once more. */
export async function inputFor(
  tx: Tx,
  target: Target,
  { method, lines, today }: InputOrder,
): Promise<InvoiceInput> {
  const input = await target.input(today);
  if (lines === null) return input;
  const beside =
    method === 'adjust'
      ? { fees: [], other_deduction: null, ...(await adjustedBuyer(tx, target, today)) }
      : {};
  return { ...input, ...beside, lines, invoice_discount_rate: null, invoice_discount_amount: null };
}

/** The buyer as the last adjustment in force says it: a tax code that it put right is not made wrong by the next one. */
async function adjustedBuyer(tx: Tx, { ref }: Target, today: string): Promise<Partial<InvoiceInput>> {
  const earlier = await correctionsOf(tx, ref);
  const last = earlier.findLast(({ in_effect, nature }) => in_effect && nature === 'adjust');
  if (last === undefined) return {};
  const input = await copiedInput(tx, await findInvoice(tx, last.invoice_id), today);
  const { customer_id = null, buyer_place = null } = input;
  return { ...eachBuyerField((field) => input[field] ?? null), customer_id, buyer_place };
}
