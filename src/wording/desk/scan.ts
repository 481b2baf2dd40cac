import { worded } from '#src/language/language.ts';

/** Codes scanned into the lines of an invoice. */
export const scanWords = worded('scanWords', {
  action: 'Quét mã',
  label: 'Quét hoặc gõ mã hàng rồi Enter',
  added: (count: number, name: string) => `Đã quét ${count}, sau cùng là ${name}`,
  seen: 'Đã xem',
  notFound: (code: string) => `Không có hàng hóa đang bán nào mang mã “${code}”.`,
  notAdded: (code: string) => `Chưa thêm mã “${code}”.`,
  saving: 'Hóa đơn đang được lưu; hãy quét lại.',
  keep: 'Giữ số đó trong ô',
  close: 'Đóng ô quét mã',
});
