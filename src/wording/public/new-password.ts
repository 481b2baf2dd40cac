import { worded } from '#src/language/language.ts';
/** The words of choosing a password. */
export const newPasswordWords = worded('newPasswordWords', {
  hint: 'Từ 10 ký tự. Một câu ngắn dễ nhớ là tốt nhất.',
  short: (length: number, least: number) => `${length}/${least} ký tự`,
  too_short: (least: number) => `Mật khẩu cần ít nhất ${least} ký tự. Một câu ngắn dễ nhớ là tốt nhất.`,
  good: 'Mật khẩu dùng được',
});
