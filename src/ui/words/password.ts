import { worded } from '#src/language/language.ts';

/** The words of a password field, in a file of their own: the login page and the public pages load them. */
export const passwordFieldWords = worded('passwordFieldWords', {
  capsLock: 'Phím Caps Lock đang bật',
  show: 'Hiện mật khẩu',
});
