import { worded } from '#src/language/language.ts';

/** What can be done with an invoice: the menu of its row, and the buttons that its page has no other words for. */
export const invoiceActWords = worded('invoiceActWords', {
  edit: 'Mở để sửa',
  publish: 'Ký và phát hành',
  revise: 'Sửa và ký lại',
  print: 'Mở bản in',
  convert: 'In chuyển đổi',
  xml: 'Tải XML',
  email: 'Gửi email',
  duplicate: 'Lập hóa đơn tương tự',
  similar: 'Lập tương tự',
  recur: 'Lập định kỳ',
  correct: 'Có gì sai?',
  evidence: 'Bằng chứng',
  cancel: 'Hủy hóa đơn',
  copyOf: (name: string) =>
    `Nội dung lấy từ hóa đơn ${name}: ngày là hôm nay, số chưa có. Hãy xem lại trước khi phát hành.`,
  copyOfDraft: 'Nội dung lấy từ một bản nháp: ngày là hôm nay, số chưa có. Hãy xem lại trước khi phát hành.',
});
