import { add, decimalText, readDecimal, ZERO } from '#domain/money/decimal.ts';

type Row = Readonly<Record<string, unknown>>;

/** The sum of one amount over rows, exact; rows in another currency than đồng are left out. */
export function pageSum(rows: readonly Row[], source: string): string {
  const amounts = rows
    .filter((row) => (row['currency'] ?? 'VND') === 'VND')
    .map((row) => readDecimal(typeof row[source] === 'string' ? row[source] : null) ?? ZERO);
  return decimalText(amounts.reduce(add, ZERO));
}
