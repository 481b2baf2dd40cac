import { readableDate } from '../fields/calendar-date.ts';
import type { RefusalParams } from '../refusals.ts';

/** Why a summary table is not sent. */
export type SummaryRefusalCode =
  | 'summary_empty'
  | 'summary_period_open'
  | 'summary_first_open'
  | 'summary_not_declared'
  | 'summary_format';

type Words = (params: RefusalParams) => string;

/** One sentence or two: what is there, what is wanted, what to do. */
export const SUMMARY_WORDS = {
  summary_empty: () =>
    'Bảng chưa có hóa đơn nào. Bấm “Cập nhật dòng” sau khi phát hành hóa đơn của kỳ, hoặc xóa bảng.',
  summary_period_open: (p) =>
    `${p.period} chưa kết thúc. Bảng tổng hợp được gửi sau ngày cuối kỳ (${readableDate(p.last ?? '')}).`,
  summary_first_open: (p) =>
    `Đây là bảng bổ sung nhưng bảng lần ${p.before} của ${p.period} chưa được cơ quan thuế chấp nhận. Gửi bảng đó trước.`,
  summary_not_declared: () =>
    'Tờ khai đang có hiệu lực không đăng ký gửi dữ liệu bằng bảng tổng hợp. Lập tờ khai thay đổi, chọn “Chuyển bảng tổng hợp dữ liệu hóa đơn”.',
  summary_format: (p) =>
    `${p.label} chưa đúng định dạng gửi cơ quan thuế (${p.path}): ${p.reason}. Sửa nội dung này.`,
} as const satisfies Record<SummaryRefusalCode, Words>;
