import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { refusalText, type Refusal, type RefusalCode } from '#domain/refusals.ts';
import { Failure, type ErrorItem } from '#server/platform/http/failure.ts';

/** What is merely not finished yet: a draft may be saved so, but not published. */
const UNFINISHED: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'text_missing',
  'series_missing',
  'series_closed',
  'series_exhausted',
  'buyer_missing',
  'buyer_name_required',
  'buyer_address_required',
  'exchange_rate_missing',
  'lines_missing',
  'line_quantity_missing',
  'line_unit_price_missing',
  'line_amount_missing',
  // What an earlier release stored is opened, corrected and saved; it is asked about before it is issued.
  'line_discount_contradicts',
  'vat_rate_missing',
  'vat_rate_not_in_force',
  'revenue_percent_not_reduced',
  'total_negative',
]);

/** In words, numbers in the company's style. */
export function refusalItems(refusals: readonly Refusal[], style: NumberStyle): ErrorItem[] {
  return refusals.map((refusal) => ({
    message: refusalText(refusal, style),
    code: refusal.code,
    fields: refusal.field === null ? [] : [refusal.field],
  }));
}

/** Unfinished as a whole, and completed in the draft: who buys is not always in the file, nor where the buyer of a car lives. */
const LEFT_TO_THE_DRAFT: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'series_missing',
  'series_closed',
  'series_exhausted',
  'buyer_missing',
  'buyer_name_required',
  'buyer_address_required',
]);

/** What is wrong with an invoice of a file, its lines finished: said of a cell, so without the number of the line. */
export function fileRefusals(refusals: readonly Refusal[], style: NumberStyle): ErrorItem[] {
  const wrong = refusals.filter(
    ({ code, field }) =>
      !LEFT_TO_THE_DRAFT.has(code) && field !== 'buyer_place' && field?.startsWith('seller.') !== true,
  );
  return wrong.map(({ code, field, params: { line: _line, ...params } }) => {
    const text = refusalText({ code, params }, style);
    const message = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    return { message, code, fields: field === null ? [] : [field] };
  });
}

/** Stops the saving of a draft at what can never be right: malformed numbers, codes and texts. */
export function refuseMalformed(refusals: readonly Refusal[], style: NumberStyle): void {
  // The seller's own profile is checked when it is saved and again before publishing.
  const wrong = refusals.filter(
    (one) => !UNFINISHED.has(one.code) && one.field?.startsWith('seller.') !== true,
  );
  if (wrong.length > 0) throw new Failure(422, refusalItems(wrong, style));
}
