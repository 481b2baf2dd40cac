import { worded } from '#src/language/language.ts';

/** Words of deleting the drafts among what is chosen in a list of invoices. */
export const bulkDeleteWords = worded('bulkDeleteWords', {
  action: 'Xóa bản nháp',
  counting: 'Xóa bản nháp',
  none: 'Không có bản nháp nào để xóa',
  title: (count: string) => `Xóa ${count} bản nháp`,
  text: 'Bản nháp đã xóa không lấy lại được; nhật ký giữ tên người xóa, người mua và số tiền của từng bản.',
  chosen: 'Đã chọn',
  drafts: 'Bản nháp sẽ xóa',
  staying: 'Giữ nguyên',
  stay: (count: string) =>
    `${count} hóa đơn không phải bản nháp được giữ nguyên: hóa đơn đã có số không bao giờ bị xóa.`,
  refused: 'Chưa xóa được.',
  countFailed: 'Chưa đếm được các bản nháp đã chọn.',
});
