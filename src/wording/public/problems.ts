import { worded } from '#src/language/language.ts';

/** What is wrong with what was typed in the forms of visitors. */
export const problemWords = worded('problemWords', {
  missing: (label: string) => `${label} còn trống`,
  email: 'Email cần có dạng ten@congty.vn',
  phone_number: 'Số điện thoại có từ 8 đến 15 chữ số',
  long: (max: number) => `Tối đa ${max} ký tự`,
});
