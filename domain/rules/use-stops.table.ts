import type { Dated } from './dated.ts';

/** Điều 8.1 of TT 91/2026, by its letters. */
export type StopGround = 'a' | 'b' | 'c' | 'd' | 'dd' | 'e' | 'g' | 'h' | 'i' | 'k' | 'l';

type StopGroundRow = Dated & {
  readonly name: string;
  /** Whether a notice (01/TB-NSD) comes; without one the authority just takes no more invoices. */
  readonly noticed: boolean;
};

const row = (letter: string, name: string, noticed: boolean): StopGroundRow => ({
  name,
  noticed,
  valid_from: '2026-07-01',
  valid_to: null,
  source: `TT 91/2026 Điều 8.1.${letter}, 8.2`,
  checked: '2026-11-25',
});

/** Trường hợp ngừng sử dụng hóa đơn điện tử. */
export const STOP_GROUNDS = {
  a: row('a', 'Chấm dứt hiệu lực mã số thuế', false),
  b: row('b', 'Không hoạt động tại địa chỉ đã đăng ký', false),
  c: row('c', 'Tạm ngừng kinh doanh', false),
  d: row('d', 'Cưỡng chế nợ thuế', false),
  dd: row('đ', 'Dùng hóa đơn bán hàng nhập lậu, hàng giả', true),
  e: row('e', 'Bị khởi tố về gian lận hóa đơn', true),
  g: row('g', 'Kinh doanh ngành nghề không được phép', true),
  h: row('h', 'Không còn thuộc trường hợp dùng máy tính tiền, hoặc tự đề nghị tạm ngừng', true),
  i: row('i', 'Hộ kinh doanh không khớp dữ liệu sau 10 ngày làm việc', false),
  k: row('k', 'Thanh tra, kiểm tra phát hiện trốn thuế', true),
  l: row('l', 'Rủi ro cao', true),
} as const satisfies Readonly<Record<StopGround, StopGroundRow>>;
