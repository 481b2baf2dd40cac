import { worded } from '#src/language/language.ts';

/** The print of an invoice being written. */
export const draftPrintWords = worded('draftPrintWords', {
  title: 'Bản in',
  drawing: 'đang vẽ lại',
  upToDate: 'đúng với nội dung đang nhập',
  notDrawn: 'Chưa vẽ được bản in của nội dung này.',
  again: 'Vẽ lại',
  openPdf: 'Mở PDF trong thẻ mới',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  pageOf: (page: number, pages: number) => `Trang ${page}/${pages}`,
});
