import { rowsOn } from './dated.ts';
import { RETAIL_BUYER } from './retail-buyer.table.ts';

/** The buyer's name on an invoice whose buyer gives nothing (người tiêu dùng không cung cấp thông tin). */
export function retailBuyerOn(date: string): string | null {
  return rowsOn(RETAIL_BUYER, date)[0]?.name ?? null;
}

/** Whether the name is the wording for a buyer who gave nothing, at any date. */
export function isRetailBuyer(name: string | null): boolean {
  return RETAIL_BUYER.some((row) => row.name === name?.trim());
}
