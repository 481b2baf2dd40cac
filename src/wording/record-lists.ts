import { worded } from '#src/language/language.ts';
/** Of single lists, where the words of the description are too long or too general. */
export const recordListWords = worded('recordListWords', {
  customerSearch: 'Tên, mã, mã số thuế…',
  unitPrice: 'Đơn giá (đ)',
  lasting: 'Chưa hết',
});

/** VAT rates that are no number, where there is room for words. */
export const rateWords = worded('rateWords', {
  KCT: 'Không chịu thuế',
  KKKNT: 'Không kê khai, nộp thuế',
});
