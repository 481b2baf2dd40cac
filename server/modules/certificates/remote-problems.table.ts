import type { RemoteProblem } from '#server/gateways/signer/signer.ts';

/** What is wrong with a remote account, at which field, and what to do. */
export const REMOTE_PROBLEMS = {
  wrong_credentials: {
    field: 'account',
    message: 'Dịch vụ ký số không nhận tài khoản hoặc mật khẩu này. Hãy kiểm tra lại rồi thử lần nữa.',
  },
  wrong_otp: { field: 'account', message: 'Mã OTP không đúng. Hãy lấy mã mới rồi thử lại.' },
  credential_not_found: {
    field: 'credential',
    message: 'Tài khoản này không có khóa đã chọn. Hãy chọn lại trong danh sách khóa của tài khoản.',
  },
  certificate_invalid: {
    field: 'credential',
    message:
      'Chứng thư của khóa này không dùng được (hết hạn, bị thu hồi hoặc tạm dừng). Hãy liên hệ nơi cấp.',
  },
  too_many: {
    field: 'account',
    message: 'Dịch vụ ký số đang từ chối vì quá nhiều yêu cầu. Hãy chờ vài phút rồi thử lại.',
  },
  service_refused: {
    field: 'service',
    message: 'Dịch vụ ký số từ chối yêu cầu. Hãy thử lại sau, hoặc liên hệ nhà cung cấp dịch vụ.',
  },
  bad_answer: {
    field: 'service',
    message:
      'Dịch vụ ký số trả lời sai nên không dùng được. Hãy thử lại sau, hoặc liên hệ nhà cung cấp dịch vụ.',
  },
} as const satisfies Record<RemoteProblem, { field: string; message: string }>;
