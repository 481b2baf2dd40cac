import { worded } from '#src/language/language.ts';
/** Why a call of a page before signing in came to nothing, when the server does not say it itself. */
export const failureWords = worded('failureWords', {
  credentials: 'Email hoặc mật khẩu không đúng.',
  limited: 'Bạn đã thử quá nhiều lần. Đợi một phút rồi thử lại.',
  network: 'Không kết nối được máy chủ. Kiểm tra mạng rồi thử lại; nội dung đã nhập vẫn còn.',
  server: 'Hệ thống đang gặp sự cố và đang được khắc phục. Nội dung đã nhập vẫn còn, thử lại sau ít phút.',
});
