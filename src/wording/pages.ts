import { worded } from '#src/language/language.ts';

export const pages = worded('pages', {
  failedTitle: 'Có lỗi xảy ra!',
  oops: 'Oops!',
  loadFailed: 'Chưa tải được.',
  serverFault: (status: number) =>
    `Máy chủ đang gặp sự cố (mã ${status}). Nội dung đã nhập vẫn còn, hãy thử lại sau ít phút.`,
  refusedFault: (status: number) => `Máy chủ không nhận yêu cầu này (mã ${status}).`,
  accountFailed: 'Chưa tải được tài khoản và doanh nghiệp.',
  loadingSession: 'Đang mở phiên làm việc',
  newVersion: 'Đã có bản mới hơn.',
  newVersionKeeps: 'Trang đang mở vẫn dùng được; hãy lưu rồi tải lại.',
  newVersionWhy: 'Trang này thuộc bản cũ nên chưa mở được. Tải lại để dùng bản mới.',
  reload: 'Tải lại trang',
  cutOff: 'Mất mạng, chưa mở được trang này.',
  cutOffText: 'Có mạng lại thì trang tự mở. Trang trước vẫn dùng được.',
  back: 'Quay lại trang trước',
});

export const network = worded('network', {
  unreachable: 'Không kết nối được tới máy chủ. Nội dung đã nhập vẫn còn, hãy kiểm tra mạng rồi thử lại.',
  cutShort: 'Tệp tải dở thì mất kết nối. Hãy thử lại.',
  offline: 'Mất kết nối mạng. Nội dung trên màn hình có thể đã cũ; thay đổi chưa lưu vẫn được giữ.',
  back: 'Đã có mạng trở lại',
});
