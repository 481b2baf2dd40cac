import { SPECIAL_GOODS } from '#domain/documents/formats/invoices/special-goods.table.ts';
import { MOVEMENT_FIELDS } from '#domain/invoice/movement/movement-fields.table.ts';
import { DECIMAL_DIGIT_KEYS, MAX_DECIMALS } from '#domain/money/decimal-digits.ts';
import { readDecimal } from '#domain/money/decimal.ts';

/** Whether a value has the shape that the module writes: a restored copy or a statement by hand may have left another. */
type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === 'string';
const boolean: Shape = (value) => typeof value === 'boolean';
/** PostgreSQL keeps NaN and Infinity as numbers too. */
export const decimal: Shape = (value) => typeof value === 'string' && readDecimal(value) !== null;
const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);
export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const orAbsent =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);
const record =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(shapes).every(([key, shape]) => shape((value as Readonly<Record<string, unknown>>)[key]));

const eachOf = (names: readonly string[], shape: Shape): Shape =>
  record(Object.fromEntries(names.map((name) => [name, shape])));

const digits: Shape = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_DECIMALS;
const discount: Shape = (value) => record({ rate: decimal })(value) || record({ amount: decimal })(value);

/** The columns that hold JSON, of an invoice and of its lines. */
export const SHAPES = {
  special: orNull(listOf(record({ goods: oneOf(...SPECIAL_GOODS), name: text, value: text }))),
  extras: orNull(listOf(record({ name: text, type: oneOf('string', 'numeric', 'date'), value: text }))),
  fees: listOf(record({ name: orNull(text), amount: orNull(decimal) })),
  buyer_place: orNull(eachOf(['province_code', 'province', 'commune_code', 'commune'], text)),
  movement: orNull(eachOf(Object.keys(MOVEMENT_FIELDS), orAbsent(orNull(text)))),
  decimal_digits: orNull(eachOf(DECIMAL_DIGIT_KEYS, digits)),
  money_options: orNull(
    record({
      method_of_tax_calculation: orAbsent(oneOf('VAT', 'PERCENTAGE_ON_REVENUE')),
      tax_rounding: orAbsent(oneOf('per_rate', 'per_line')),
      price_includes_tax: orAbsent(boolean),
      round_entries: orAbsent(boolean),
      invoice_discount: orAbsent(orNull(discount)),
      revenue_reduction: orAbsent(
        orNull(record({ percents: listOf(orNull(decimal)), share: decimal, sentence: text })),
      ),
      words: orAbsent(record({})),
    }),
  ),
  by_rate: listOf(record({ vat_rate: text, amount: decimal, vat_amount: decimal })),
  kind: oneOf('goods', 'promotion', 'discount', 'note'),
} as const satisfies Readonly<Record<string, Shape>>;
