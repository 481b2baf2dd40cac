import type { Dated } from './dated.ts';

/** What stands for the buyer when a consumer gives no name, address or number. */
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
