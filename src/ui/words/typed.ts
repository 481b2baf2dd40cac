import { worded } from '#src/language/language.ts';

/** What is said before typed text is dropped, in a file of its own: it loads with what floats over the page. */
export const typedWords = worded('typedWords', {
  title: 'Bỏ nội dung đang nhập?',
  text: 'Nội dung bạn đã nhập ở đây chưa được lưu, đóng lại sẽ mất.',
  stay: 'Tiếp tục nhập',
  go: 'Bỏ nội dung',
});
