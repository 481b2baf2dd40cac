import type { InvoiceMode, TransferMode } from '#domain/registration/boxes.table.ts';
import { INVOICE_MODES, TRANSFER_MODES } from '#domain/registration/boxes.table.ts';
import type { Verdict } from '../records.ts';

export const VERDICT_WORDS = {
  coded: 'Đã cấp mã',
  accepted: 'Đã chấp nhận',
  partly: 'Chấp nhận một phần',
  refused: 'Đã từ chối',
  malformed: 'Không đọc được',
  waiting: 'Chờ xác nhận hoặc giải trình',
} as const satisfies Record<Verdict, string>;

export function modeWords(mode: InvoiceMode | TransferMode): string {
  return { ...INVOICE_MODES, ...TRANSFER_MODES }[mode].label;
}

/** What the page can send by itself; the last is a type that nobody knows. */
export const INITIATIVE_CHOICES = [
  ['105', '105 – Hết thời gian sử dụng hóa đơn có mã'],
  ['302', '302 – Hóa đơn cần rà soát (chọn hóa đơn bên dưới)'],
  ['506', '506 – Quyết định ngừng, tiếp tục sử dụng hóa đơn'],
  ['777', '777 – Loại thông điệp không ai biết'],
] as const;
