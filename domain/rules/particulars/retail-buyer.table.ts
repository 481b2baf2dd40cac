import { visibleText } from '../../fields/text.ts';
import { rowOn, rowsOn, type Dated } from '../dated.ts';

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

/** Sales that need no buyer at all on the invoice. */
type RetailBuyerExemption = 'supermarket' | 'petrol' | 'ticket' | 'casino';

export type RetailBuyerExemptionRow = Dated & {
  readonly sale: RetailBuyerExemption;
  readonly name: string;
};

const CHECKED = '2026-11-21';

/** Không nhất thiết có thông tin người mua: the wording for consumers need not stand there either. */
export const RETAIL_BUYER_EXEMPTIONS = [
  exemption(
    'supermarket',
    'Siêu thị, trung tâm thương mại, rạp chiếu phim bán cho cá nhân',
    'NĐ 254/2026 Phụ lục 9.c',
  ),
  exemption('petrol', 'Xăng dầu bán cho cá nhân', 'NĐ 254/2026 Phụ lục 9.d'),
  exemption('ticket', 'Tem, vé, thẻ', 'NĐ 254/2026 Phụ lục 9'),
  exemption('casino', 'Casino, trò chơi điện tử có thưởng', 'NĐ 254/2026 Phụ lục 9.l'),
] as const satisfies readonly RetailBuyerExemptionRow[];

function exemption(sale: RetailBuyerExemption, name: string, source: string): RetailBuyerExemptionRow {
  return { sale, name, valid_from: '2026-07-01', valid_to: null, source, checked: CHECKED };
}

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

/** Whether an invoice for such a sale may say nothing of its buyer, not even that it is a consumer. */
export function mayLeaveBuyerOut(sale: RetailBuyerExemption, date: string): boolean {
  return rowsOn(RETAIL_BUYER_EXEMPTIONS, date).some((row) => row.sale === sale);
}
