import { worded } from '#src/language/language.ts';

/** The words of a password field, apart: the login page and the public pages carry them. */
export const passwordFieldWords = worded('passwordFieldWords', {
  capsLock: 'Phím Caps Lock đang bật',
  show: 'Hiện mật khẩu',
});
