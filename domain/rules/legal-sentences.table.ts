import type { Dated } from './dated.ts';

export type LegalSentenceKey =
  'print_footer' | 'consumer_invoice_value' | 'adjusts' | 'replaces' | 'with_list';

type Sentence = Dated & { readonly text: string };

const SINCE = { valid_from: '2026-07-01', valid_to: null, checked: '2026-11-21' } as const;

/** Sentences the law words itself. `{…}` are filled in. */
export const LEGAL_SENTENCES = {
  print_footer: [
    {
      ...SINCE,
      text: '(Cần kiểm tra, đối chiếu khi lập, giao, nhận hóa đơn)',
      source: 'TT 91/2026 Phụ lục V',
    },
  ],
  consumer_invoice_value: [
    {
      ...SINCE,
      text: 'Hóa đơn không có thông tin người mua không có giá trị để hạch toán chi phí, kê khai thuế giá trị gia tăng.',
      source: 'NĐ 254/2026 Phụ lục 4.b',
    },
  ],
  adjusts: [
    {
      ...SINCE,
      text: 'Điều chỉnh cho hóa đơn Mẫu số {form_no} ký hiệu {symbol} số {number} ngày {day} tháng {month} năm {year}',
      source: 'TT 91/2026 Điều 10',
    },
  ],
  replaces: [
    {
      ...SINCE,
      text: 'Thay thế cho hóa đơn Mẫu số {form_no} ký hiệu {symbol} số {number} ngày {day} tháng {month} năm {year}',
      source: 'TT 91/2026 Điều 10',
    },
  ],
  with_list: [
    {
      ...SINCE,
      text: 'kèm theo bảng kê số {number}, ngày {day} tháng {month} năm {year}',
      source: 'NĐ 254/2026 Phụ lục 5.a.3',
    },
  ],
} as const satisfies Record<LegalSentenceKey, readonly Sentence[]>;
