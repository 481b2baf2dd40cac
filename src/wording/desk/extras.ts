import { worded } from '#src/language/language.ts';

/** Fields of the company's own on an invoice. */
export const extraWords = worded('extraWords', {
  title: 'Thông tin thêm',
});
