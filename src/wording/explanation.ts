import { worded } from '#src/language/language.ts';
/** Words of explaining a declaration to the tax authority. */
export const declarationExplanationWords = worded('declarationExplanationWords', {
  title: 'Giải trình, bổ sung thông tin',
  due: (day: string) => `Hạn ${day}`,
  about:
    'Nêu rõ điều cơ quan thuế hỏi và tài liệu chứng minh. Giải trình được ký số và gửi cơ quan thuế; gửi rồi không sửa được.',
  text: 'Nội dung giải trình',
  send: 'Ký và gửi giải trình',
  save: 'Lưu nháp',
  failed: 'Chưa gửi được giải trình.',
  received: (time: string) => `Cơ quan thuế đã nhận giải trình lúc ${time}.`,
  onItsWay: (status: string) => `Giải trình đang đi: ${status}.`,
});
