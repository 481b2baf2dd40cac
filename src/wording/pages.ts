export const pages = {
  failedTitle: 'Có lỗi xảy ra!',
  loadFailed: 'Chưa tải được.',
  serverFault: (status: number) =>
    `Máy chủ đang gặp sự cố (mã ${status}). Nội dung đã nhập vẫn còn, hãy thử lại sau ít phút.`,
  refusedFault: (status: number) => `Máy chủ không nhận yêu cầu này (mã ${status}).`,
  accountFailed: 'Chưa tải được tài khoản và doanh nghiệp.',
  loadingSession: 'Đang mở phiên làm việc',
  signedInAs: 'Đang đăng nhập',
} as const;
