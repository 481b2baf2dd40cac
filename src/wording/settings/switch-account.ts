import { worded } from '#src/language/language.ts';
/** Words of the question before another account takes the place of the one that is signed in. */
export const switchWords = worded('switchWords', {
  title: (name: string) => `Chuyển sang tài khoản ${name}?`,
  text: (email: string) =>
    `Đường dẫn vừa mở sẽ đăng nhập bằng ${email} và kết thúc phiên đang mở trên trình duyệt này, ở mọi thẻ. Chỉ chuyển nếu bạn tin nơi gửi đường dẫn.`,
  stay: 'Giữ tài khoản hiện tại',
  change: 'Chuyển tài khoản',
});
