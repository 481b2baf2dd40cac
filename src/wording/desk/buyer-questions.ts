import { worded } from '#src/language/language.ts';

/** What is asked and offered about the buyer of an invoice being written. */
export const buyerQuestionWords = worded('buyerQuestionWords', {
  othersCode: (code: string, other: string, buyer: string) =>
    `Mã số thuế ${code} là của “${other}” trong danh mục, còn người mua đang là “${buyer}”.`,
  replaceBy: (name: string) => `Thay bằng ${name}`,
  keepBuyer: (name: string) => `Giữ ${name}`,
  otherCode: (buyer: string, own: string, typed: string) =>
    `Mã số thuế của “${buyer}” trong danh mục là ${own}, còn đang nhập ${typed}.`,
  useOwn: (code: string) => `Dùng ${code}`,
  keepCode: (code: string) => `Giữ ${code}`,
  last: (name: string, day: string) => `Hóa đơn gần nhất cho người mua này, ${name} ngày ${day}.`,
  useAgain: 'Dùng lại',
  pass: 'Bỏ qua',
  lastPrice: (price: string, day: string) => `Giá lần trước ${price}, ${day}`,
  takePrice: 'Lấy giá này',
});
