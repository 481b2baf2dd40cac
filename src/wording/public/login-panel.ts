import { worded } from '#src/language/language.ts';

/** What stands beside the login form. */
export const panelWords = worded('panelWords', {
  claim: 'Mỗi hóa đơn một số, gửi một lần, và luôn biết cơ quan thuế đã trả lời gì.',
  numbers: {
    title: 'Số liên tục, không trùng',
    text: 'Lỗi giữa chừng thì số vẫn được giữ cho đúng hóa đơn đó',
  },
  answers: {
    title: 'Câu trả lời rõ ràng',
    text: 'Bị từ chối thì có lý do và bước tiếp theo; chưa rõ thì không gửi lại',
  },
  signature: {
    title: 'Chữ ký của chính bạn',
    text: 'Khóa riêng được mã hóa, không bao giờ rời máy chủ hay hiện ra',
  },
  demo: 'Tài khoản dùng thử',
});

/** Below the login page and the public pages. */
export const footWords = worded('footWords', {
  terms: 'Điều khoản dịch vụ',
  privacy: 'Chính sách quyền riêng tư',
  support: 'Hỗ trợ',
});
