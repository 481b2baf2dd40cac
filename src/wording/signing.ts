import { worded } from '#src/language/language.ts';
/** Words of documents that wait for a person to sign them; `head`, `counted` and `kept` are the kind's own: `Hóa đơn`, `3 hóa đơn`. */
export const signingWords = worded('signingWords', {
  waiting: 'Chờ ký',
  services: { csc_v2: 'dịch vụ ký số từ xa', mysign: 'Viettel MySign', smart_ca: 'VNPT SmartCA' },
  bannerRemote: (head: string) => `${head} chờ xác nhận trên điện thoại.`,
  bannerOtp: (head: string) => `${head} chờ mã OTP.`,
  bannerUsb: (head: string) => `${head} chờ ký bằng USB token.`,
  bannerUnknown: 'Chưa rõ dịch vụ ký số đã nhận yêu cầu hay chưa.',
  bannerText: 'Đóng trang này không mất gì: yêu cầu ký vẫn mở, người khác trong đơn vị cũng ký tiếp được.',
  open: 'Mở yêu cầu ký',
  openMany: (requests: number) => `${requests} yêu cầu ký đang chờ.`,
  openOne: (counted: string) => `Yêu cầu ký ${counted}`,
  title: 'Chờ ký',
  sending: (service: string) => `Đang gửi yêu cầu ký tới ${service}…`,
  confirm: (app: string) => `Mở ứng dụng ${app} trên điện thoại và xác nhận`,
  account: (account: string) => `Yêu cầu đã gửi tới tài khoản ${account}.`,
  left: 'Thời gian còn lại',
  leftText: (clock: string) => `Còn ${clock}`,
  over: 'Đã hết thời gian, đang hỏi lại dịch vụ…',
  otp: 'Mã OTP',
  otpHint: (tries: number) => `Còn ${tries} lần thử`,
  otpMissing: 'Nhập mã OTP mà dịch vụ vừa gửi',
  otpSend: 'Gửi mã',
  unknown: 'Chưa rõ dịch vụ đã nhận yêu cầu hay chưa, đang hỏi lại.',
  signed: (counted: string) => `Đã ký ${counted}.`,
  signedNext: 'Đang gửi tới cơ quan thuế.',
  refused: 'Người ký đã từ chối.',
  expired: 'Hết thời gian chờ ký.',
  failed: 'Không ký được.',
  cancelled: 'Yêu cầu ký đã hủy.',
  documents: (counted: string) => `${counted} xin ký`,
  again: 'Ký lại',
  preparing: 'Đang chuẩn bị ký lại…',
  againRefused: 'Chưa ký lại được.',
  notTaken: 'Chữ ký chưa được nhận.',
  submitting: 'Đang nộp chữ ký…',
  cancel: 'Hủy yêu cầu ký',
  cancelTitle: 'Hủy yêu cầu ký?',
  cancelRemote: 'Xác nhận trên điện thoại sau khi hủy không còn tác dụng.',
  keep: 'Không hủy',
  loadFailed: 'Không tải được yêu cầu ký.',
});

/** An invoice where it is signed. */
export const signedInvoiceWords = worded('signedInvoiceWords', {
  head: 'Hóa đơn',
  counted: (count: number) => `${count} hóa đơn`,
  /** By form, symbol and number; shown where the PIN is typed. */
  named: (label: string) => `Hóa đơn ${label}`,
  kept: (counted: string) =>
    `${counted} giữ nguyên số và chưa có hiệu lực; phát hành lại được bất cứ lúc nào.`,
});

/** A notice of mistakes where it is signed. */
export const signedMistakeWords = worded('signedMistakeWords', {
  head: 'Thông báo sai sót',
  counted: (count: number) => `${count} thông báo sai sót`,
  named: (label: string) => `Thông báo sai sót ${label}`,
  kept: (counted: string) => `${counted} được giữ nguyên và chưa gửi; ký và gửi lại được bất cứ lúc nào.`,
});

/** A package of invoices of cash registers where it is signed. */
export const signedPackageWords = worded('signedPackageWords', {
  head: 'Lô hóa đơn',
  counted: (count: number) => `${count} lô hóa đơn`,
  named: (label: string) => `Lô hóa đơn ${label}`,
  kept: (counted: string) =>
    `${counted} chưa gửi; hóa đơn trong lô vẫn có hiệu lực với người mua. Ký và gửi lại trong ngày.`,
});

/** A summary table where it is signed. */
export const signedSummaryTableWords = worded('signedSummaryTableWords', {
  head: 'Bảng tổng hợp',
  counted: (count: number) => `${count} bảng tổng hợp`,
  named: (label: string) => `Bảng tổng hợp ${label}`,
  kept: (counted: string) => `${counted} được giữ nguyên và chưa gửi; ký và gửi lại được bất cứ lúc nào.`,
});

/** A statement between seller and buyer where it is signed. */
export const signedStatementWords = worded('signedStatementWords', {
  head: 'Biên bản',
  counted: (count: number) => `${count} biên bản`,
  named: (label: string) => `Biên bản ${label}`,
  kept: (counted: string) => `${counted} được giữ nguyên và chưa gửi; ký và gửi lại được bất cứ lúc nào.`,
});

/** A declaration where it is signed. */
export const signedExplanationWords = worded('signedExplanationWords', {
  head: 'Giải trình',
  counted: (count: number) => `${count} giải trình`,
  named: (label: string) => label,
  kept: (counted: string) => `${counted} được giữ nguyên và chưa gửi; ký và gửi lại được bất cứ lúc nào.`,
  again: 'Mở tờ khai rồi bấm Ký và gửi giải trình.',
});

export const signedDeclarationWords = worded('signedDeclarationWords', {
  head: 'Tờ khai',
  counted: (count: number) => `${count} tờ khai`,
  named: (label: string) => `Tờ khai ${label}`,
  kept: (counted: string) => `${counted} được giữ nguyên và chưa gửi; ký và gửi lại được bất cứ lúc nào.`,
  /** Warnings are confirmed on the page of the declaration. */
  confirmFirst: (warnings: string) => `Mở tờ khai, bấm Ký và gửi lại và xác nhận: ${warnings}`,
});
