import { rowOn, type Dated } from '../dated.ts';

export type LegalSentenceKey =
  | 'print_footer'
  | 'consumer_invoice_value'
  | 'adjusts'
  | 'replaces'
  | 'replaces_paper'
  | 'adjusts_several'
  | 'replaces_several'
  | 'discounts_several'
  | 'with_list'
  | 'with_invoice'
  | 'agreement_basis'
  | 'converted'
  | 'converted_value';

export type LegalSentenceRow = Dated & { readonly text: string };

const CHECKED = '2026-11-21';
const CONVERTED_VALUE =
  'Bản giấy chuyển đổi chỉ để lưu giữ, ghi sổ, theo dõi theo pháp luật về kế toán; không có hiệu lực để giao dịch, thanh toán.';
const TT91 = 'TT 91/2026 Điều 10';

/** Sentences the law words itself. `{…}` are filled in. */
export const LEGAL_SENTENCES = {
  print_footer: [
    before('(Cần kiểm tra, đối chiếu khi lập, giao, nhận hóa đơn)', 'NĐ 123/2020 Phụ lục III'),
    now('(Cần kiểm tra, đối chiếu khi lập, giao, nhận hóa đơn)', 'TT 91/2026 Phụ lục V'),
  ],
  consumer_invoice_value: [
    now(
      'Hóa đơn không có thông tin người mua không có giá trị để hạch toán chi phí, kê khai thuế giá trị gia tăng.',
      'NĐ 254/2026 Phụ lục 4.b',
    ),
  ],
  adjusts: [before(reference('Điều chỉnh'), 'NĐ 123/2020 Điều 19.2.b'), now(reference('Điều chỉnh'), TT91)],
  replaces: [before(reference('Thay thế'), 'NĐ 123/2020 Điều 19.2.b'), now(reference('Thay thế'), TT91)],
  // Thay thế cho hóa đơn lập theo NĐ 51/2010, NĐ 04/2014.
  replaces_paper: [now(reference('Thay thế'), 'TT 91/2026 Điều 24.2')],
  // The law words the line for one invoice; for several it names the list that goes with the new one.
  adjusts_several: [severalBy('Điều chỉnh')],
  replaces_several: [severalBy('Thay thế')],
  // The law has the seller keep the list; how the invoice names it is ours.
  discounts_several: [
    {
      ...now(
        'Chiết khấu thương mại cho {count} hóa đơn, kèm theo bảng kê số {number}, ngày {day} tháng {month} năm {year}',
        `${TT91}.5.b`,
      ),
      assumed: true,
    },
  ],
  with_list: [
    now('kèm theo bảng kê số {number}, ngày {day} tháng {month} năm {year}', 'NĐ 254/2026 Phụ lục 5.a.3'),
  ],
  // Printed on the list, as with_list is on the invoice.
  with_invoice: [
    now('kèm theo hóa đơn số {number} ngày {day} tháng {month} năm {year}', 'NĐ 254/2026 Phụ lục 5.a.3'),
  ],
  // Căn cứ pháp lý of a written agreement about a wrong invoice.
  agreement_basis: [
    before(
      'Căn cứ Nghị định số 123/2020/NĐ-CP, Nghị định số 70/2025/NĐ-CP và Thông tư số 32/2025/TT-BTC',
      'NĐ 123/2020, NĐ 70/2025, TT 32/2025',
      '2025-06-01',
    ),
    now(
      'Căn cứ Nghị định số 254/2026/NĐ-CP và Thông tư số 91/2026/TT-BTC',
      'NĐ 254/2026 Điều 43, TT 91/2026 Điều 25',
    ),
  ],
  // Dấu hiệu chuyển đổi: the law asks for a mark on the paper and words none; this one is of TT 32/2011, no longer in force.
  converted: [
    before('HÓA ĐƠN CHUYỂN ĐỔI TỪ HÓA ĐƠN ĐIỆN TỬ', 'NĐ 123/2020 Điều 7.2'),
    { ...now('HÓA ĐƠN CHUYỂN ĐỔI TỪ HÓA ĐƠN ĐIỆN TỬ', 'NĐ 254/2026 Điều 5.4'), assumed: true },
  ],
  // Not of invoices of cash registers. The sense of the article, in our words.
  converted_value: [
    before(CONVERTED_VALUE, 'NĐ 123/2020 Điều 7.3'),
    { ...now(CONVERTED_VALUE, 'NĐ 254/2026 Điều 5.4'), assumed: true },
  ],
} as const satisfies Record<LegalSentenceKey, readonly LegalSentenceRow[]>;

function reference(verb: string): string {
  return `${verb} cho hóa đơn Mẫu số {form_no} ký hiệu {symbol} số {number} ngày {day} tháng {month} năm {year}`;
}

function severalBy(verb: string): LegalSentenceRow {
  const text = `${verb} cho {count} hóa đơn theo bảng kê 01/BK-ĐCTT số {number} ngày {day} tháng {month} năm {year}`;
  return { ...now(text, `${TT91}.1`), assumed: true };
}

function now(text: string, source: string): LegalSentenceRow {
  return { text, valid_from: '2026-07-01', valid_to: null, source, checked: CHECKED };
}

function before(text: string, source: string, valid_from = '2022-01-01'): LegalSentenceRow {
  return { text, valid_from, valid_to: '2026-06-30', source, checked: CHECKED, assumed: true };
}

/** The law's own sentence in force on `date`, its `{…}` filled in; null when the law has none then. */
export function legalSentence(
  key: LegalSentenceKey,
  date: string,
  params: Readonly<Record<string, string>> = {},
): string | null {
  const rows: readonly LegalSentenceRow[] = LEGAL_SENTENCES[key];
  const text = rowOn(rows, date)?.text;
  return text?.replace(/\{(\w+)\}/g, (blank, name: string) => params[name] ?? blank) ?? null;
}
