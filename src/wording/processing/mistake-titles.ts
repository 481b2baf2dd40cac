import { worded } from '#src/language/language.ts';
/** What names the pages of notices of mistakes, and what their list says: the frame of the admin shows it. */
export const mistakeTitles = worded('mistakeTitles', {
  createOther: 'Thông báo hóa đơn của hệ thống khác',
  title: 'Thông báo hóa đơn điện tử có sai sót',
  search: 'Ký hiệu, số hóa đơn, số thông báo…',
  results: (received: number, refused: number) =>
    refused === 0 ? `${received} tiếp nhận` : `${received} tiếp nhận + ${refused} không`,
});
