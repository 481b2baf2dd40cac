import { worded } from '#src/language/language.ts';

/** The form to look an invoice up. */
export const lookUpWords = worded('lookUpWords', {
  title: 'Tra cứu hóa đơn',
  lead: 'Nhập mã số thuế người bán và mã tra cứu trong thư, hoặc mã của cơ quan thuế in trên hóa đơn.',
  seller: 'Mã số thuế người bán',
  code: 'Mã tra cứu hoặc mã của cơ quan thuế',
  codeHint: 'Ví dụ 7F3K-92QM-X4TB-1N0P. Hóa đơn từ máy tính tiền chỉ dùng mã tra cứu.',
  sellerMissing: 'Nhập mã số thuế 10 số trở lên của người bán.',
  codeMissing: 'Nhập mã tra cứu hoặc mã của cơ quan thuế.',
  find: 'Xem hóa đơn',
  failed: 'Chưa tìm thấy',
});
