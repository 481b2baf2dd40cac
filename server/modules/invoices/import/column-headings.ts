import { currencyOfHeading, FOREIGN, taxOfHeading } from '#domain/numbers/amount-heading.ts';
import type { ImportColumn } from '#server/platform/crud/import/import-record.ts';
import { folded } from '#server/platform/crud/import/read/headings.ts';
import { shown } from '#server/platform/crud/import/values/number-value.ts';
import type { GroupRead } from './read-group.ts';

const BASIS = 'price_includes_tax';

/** Columns by which prices come to an invoice, the first that is matched decides. */
const PRICES = ['unit_price', 'amount'] as const;

/** Amounts that are taken onto an invoice as they are written. */
const TAKEN = [...PRICES, 'discount_amount'] as const;

type Columns = readonly Pick<ImportColumn, 'field' | 'header'>[];

const headingOf = (columns: Columns, source: string): string | undefined =>
  columns.find(({ field }) => field === source)?.header;

/** Invoices of which no cell says so have prices with tax, or without, as the heading above the prices says: `Đơn giá (đã gồm VAT)`. */
export function withPriceBasis(read: GroupRead, columns: Columns): GroupRead {
  if (read.shared[BASIS] !== undefined || read.said_in[BASIS] !== undefined) return read;
  const heading = PRICES.map((source) => headingOf(columns, source)).find((one) => one !== undefined);
  const with_tax = heading === undefined ? null : taxOfHeading(folded(heading));
  return with_tax === null ? read : { ...read, shared: { ...read.shared, [BASIS]: with_tax } };
}

/** Amounts below a heading of another currency than that of their invoice, by the path of the first cell: `Đơn giá (USD)` in đồng. */
export function currencyProblems(
  { lines }: Pick<GroupRead, 'lines'>,
  columns: Columns,
  currency: string,
): [path: string, message: string][] {
  return TAKEN.flatMap((source): [string, string][] => {
    const heading = headingOf(columns, source);
    const named = heading === undefined ? null : currencyOfHeading(folded(heading));
    if (heading === undefined || named === null || named === currency) return [];
    if (named === FOREIGN && currency !== 'VND') return [];
    const at = lines.findIndex(({ values }) => values[source] !== undefined);
    if (at === -1) return [];
    const message = `Cột ${shown(heading)} không bằng ${currency}, là đồng tiền của hóa đơn này. Thêm cột Loại tiền và Tỷ giá vào tệp rồi tải lên lại; nếu số đã bằng ${currency}, sửa tiêu đề cột.`;
    return [[`lines.${at}.${source}`, message]];
  });
}
