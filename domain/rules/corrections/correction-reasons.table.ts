import { rowsOn, type Dated } from '../dated.ts';
import type { WrongInvoice } from './wrong-invoice.ts';

/** How a later invoice changes an earlier one: điều chỉnh or thay thế. */
export type CorrectionMethod = 'adjust' | 'replace';

type CorrectionReasonRow = Dated & {
  /** Two digits (LDDCTThe), mandatory on adjusting and replacing invoices of format 2.1.1. */
  readonly code: string;
  readonly name: string;
  readonly methods: readonly CorrectionMethod[];
};

const CHECKED = '2026-11-21';
const ANNEX = 'QĐ 1233 (2026) Phụ lục XVII';
const ADJUST: readonly CorrectionMethod[] = ['adjust'];
const REPLACE: readonly CorrectionMethod[] = ['replace'];

/** Lý do điều chỉnh, thay thế (LDDCTThe), with the article that each is of. */
export const CORRECTION_REASONS: readonly CorrectionReasonRow[] = [
  row('01', 'Quyết toán công trình, dự án; giá theo pháp luật chuyên ngành', ADJUST, 'Điều 10.5.a.1'),
  row('02', 'Kết luận của cơ quan có thẩm quyền', ADJUST, 'Điều 10.5.a.2'),
  row('03', 'Giá bán buôn điện của EVN', ADJUST, 'Điều 10.5.a.3'),
  row('04', 'Chiết khấu thương mại theo số lượng, doanh số', ADJUST, 'Điều 10.5.b'),
  row('05', 'Trả lại hàng hóa không phải đăng ký quyền sở hữu', ADJUST, 'Điều 10.5.c.1'),
  row('06', 'Thay thế do trả lại tài sản đã đăng ký quyền sở hữu', REPLACE, 'Điều 10.5.c.2'),
  row('07', 'Hoàn, giảm phí bảo hiểm', ADJUST, 'Điều 10.5.c.3'),
  row('08', 'Hủy dịch vụ đã thu tiền trước', ADJUST, 'Điều 10.5.c.4'),
  row('09', 'Hoàn phí ngân hàng, trung gian thanh toán', ADJUST, 'Điều 10.5.d'),
  row('10', 'Thẻ viễn thông trả trước dùng để thanh toán', ADJUST, 'Điều 10.5.đ'),
  row('11', 'Quy đổi giá khí thiên nhiên', ADJUST, 'Điều 10.5.e'),
  row('12', 'Đổi, hoàn vé máy bay', ADJUST, 'Điều 10.1.d'),
  row('13', 'Hóa đơn đã lập sai', ['adjust', 'replace'], 'Điều 10'),
  row('14', 'Thay thế hóa đơn từ máy tính tiền đã lập sai', REPLACE, 'Điều 10.1.c'),
];

function row(
  code: string,
  name: string,
  methods: readonly CorrectionMethod[],
  article: string,
): CorrectionReasonRow {
  const source = `${ANNEX}; TT 91/2026 ${article}`;
  return { code, name, methods, valid_from: '2026-07-01', valid_to: null, source, checked: CHECKED };
}

/** The reasons (LDDCTThe) an invoice made on `date` may give, for one method or both; none before format 2.1.1. */
export function correctionReasonsOn(date: string, method?: CorrectionMethod): readonly CorrectionReasonRow[] {
  return rowsOn(CORRECTION_REASONS, date).filter(
    ({ methods }) => method === undefined || methods.includes(method),
  );
}

/** Replacing a wrong cash-register invoice has a reason of its own. */
const CASH_REGISTER_REASON = '14';

/** The reason code of a new invoice; null when its day has none. */
export function reasonCodeFor(
  usual: string | null,
  method: CorrectionMethod,
  { corrected_on, matter, symbol }: WrongInvoice,
): string | null {
  const ofRegister = matter === 'main_content' && method === 'replace' && symbol.charAt(3) === 'M';
  const wanted = ofRegister ? CASH_REGISTER_REASON : usual;
  return correctionReasonsOn(corrected_on, method).find(({ code }) => code === wanted)?.code ?? null;
}
