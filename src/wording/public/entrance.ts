import { worded } from '#src/language/language.ts';
/** Below the login page and the public pages. */
export const footWords = worded('footWords', {
  terms: 'Điều khoản dịch vụ',
  privacy: 'Chính sách quyền riêng tư',
  support: 'Hỗ trợ',
});
