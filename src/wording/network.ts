import { worded } from '#src/language/language.ts';
export const network = worded('network', {
  unreachable: 'Không kết nối được tới máy chủ. Nội dung đã nhập vẫn còn, hãy kiểm tra mạng rồi thử lại.',
  cutShort: 'Tệp tải dở thì mất kết nối. Hãy thử lại.',
  offline: 'Mất kết nối mạng. Nội dung trên màn hình có thể đã cũ; thay đổi chưa lưu vẫn được giữ.',
  back: 'Đã có mạng trở lại',
});
