import { visibleText } from '../../fields/text.ts';
import { rowOn, type Dated } from '../dated.ts';

/** The words in place of a buyer's name when a consumer gives no name, address or number. */
export const RETAIL_BUYER = [
  {
    name: 'Người mua không lấy hóa đơn',
    valid_from: '2022-01-01',
    valid_to: '2026-06-30',
    source: 'practice under NĐ 123/2020',
    checked: '2026-11-21',
    assumed: true,
  },
  {
    name: 'Bán cho người tiêu dùng',
    valid_from: '2026-07-01',
    valid_to: null,
    source: 'NĐ 254/2026 Phụ lục 4.b',
    checked: '2026-11-21',
  },
] as const satisfies readonly (Dated & { name: string })[];

/** The buyer's name on an invoice for a buyer who gives nothing (người tiêu dùng không cung cấp thông tin). */
export function retailBuyerOn(date: string): string | null {
  return rowOn(RETAIL_BUYER, date)?.name ?? null;
}

/** The wording of the newest law, for when the issue date is not known. */
export function newestRetailBuyer(): string {
  return RETAIL_BUYER[RETAIL_BUYER.length - 1]?.name ?? '';
}

/** Whether the name is the wording for a buyer who gave nothing, at any date. */
export function isRetailBuyer(name: string | null): boolean {
  if (name === null) return false;
  const read = visibleText(name).toLowerCase();
  return RETAIL_BUYER.some((row) => row.name.toLowerCase() === read);
}
