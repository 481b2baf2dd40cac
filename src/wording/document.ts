import { worded } from '#src/language/language.ts';

/** An XML file as it is read on screen. */
export const xmlWords = worded('xmlWords', {
  of: (message_type: string) => `Nguyên văn thông điệp ${message_type}`,
  view: 'Nội dung XML',
  fold: (name: string) => `Phần ${name}`,
  openAll: 'Mở hết',
  foldAll: 'Gấp lại',
  rest: (lines: string) => `Còn ${lines} dòng. Gấp bớt, hoặc tải tệp về để xem đủ.`,
  tooLarge: (size: string) => `Thông điệp này nặng ${size}, chỉ tải về để xem.`,
  failed: 'Chưa tải được nguyên văn.',
});
