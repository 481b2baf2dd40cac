import { visibleText } from '../../fields/visible-text.ts';
import { rowOn, rowsOn } from '../dated.ts';
import { RETAIL_BUYER_EXEMPTIONS } from '../retail-buyer-exemptions.table.ts';
import type { RetailBuyerExemption } from '../retail-buyer-exemptions.table.ts';
import { RETAIL_BUYER } from '../retail-buyer.table.ts';

/** The buyer's name on an invoice whose buyer gives nothing (người tiêu dùng không cung cấp thông tin). */
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

/** Whether an invoice for such a sale may say nothing of its buyer, not even that it is a consumer. */
export function mayLeaveBuyerOut(sale: RetailBuyerExemption, date: string): boolean {
  return rowsOn(RETAIL_BUYER_EXEMPTIONS, date).some((row) => row.sale === sale);
}
