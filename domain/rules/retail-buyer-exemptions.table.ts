import type { Dated } from './dated.ts';

/** Sales whose invoice may leave the buyer out altogether. */
export type RetailBuyerExemption = 'supermarket' | 'petrol' | 'ticket' | 'casino';

export type RetailBuyerExemptionRow = Dated & {
  readonly sale: RetailBuyerExemption;
  readonly name: string;
};

const CHECKED = '2026-11-21';

/** Không nhất thiết có thông tin người mua: the wording for consumers need not stand there either. */
export const RETAIL_BUYER_EXEMPTIONS = [
  row(
    'supermarket',
    'Siêu thị, trung tâm thương mại, rạp chiếu phim bán cho cá nhân',
    'NĐ 254/2026 Phụ lục 9.c',
  ),
  row('petrol', 'Xăng dầu bán cho cá nhân', 'NĐ 254/2026 Phụ lục 9.d'),
  row('ticket', 'Tem, vé, thẻ', 'NĐ 254/2026 Phụ lục 9'),
  row('casino', 'Casino, trò chơi điện tử có thưởng', 'NĐ 254/2026 Phụ lục 9.l'),
] as const satisfies readonly RetailBuyerExemptionRow[];

function row(sale: RetailBuyerExemption, name: string, source: string): RetailBuyerExemptionRow {
  return { sale, name, valid_from: '2026-07-01', valid_to: null, source, checked: CHECKED };
}
