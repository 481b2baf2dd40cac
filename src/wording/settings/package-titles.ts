import { worded } from '#src/language/language.ts';
/** What names the pages of packages before they are opened: the frame of the admin shows it. */
export const packageTitles = worded('packageTitles', {
  register: 'Bảng giá gói dịch vụ',
  checkout: 'Mua gói dịch vụ',
});
