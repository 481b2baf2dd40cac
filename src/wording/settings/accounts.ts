import { worded } from '#src/language/language.ts';
/** Words of staff accounts. */
export const accountWords = worded('accountWords', {
  states: {
    invited: 'Chưa kích hoạt',
    active: 'Đang hoạt động',
    inactive: 'Ngừng hoạt động',
  },
  state: 'Trạng thái',
  invitedTo: (email: string) => `Đã gửi lời mời tới ${email}`,
  createHint: 'Nhân viên nhận thư có đường dẫn để tự đặt mật khẩu, dùng được trong 7 ngày.',
  stateFacts: {
    invited: 'Lời mời đã gửi nhưng nhân viên chưa đặt mật khẩu. Đường dẫn trong thư dùng được 7 ngày.',
    active: (since: string) => `Đặt mật khẩu lần đầu lúc ${since}.`,
    inactive: 'Không đăng nhập được. Hóa đơn và nhật ký của người này vẫn giữ nguyên.',
  },
  role: 'Vai trò và quyền',
  roleHint: 'Quyền đi theo vai trò: sửa vai trò là sửa quyền của mọi người giữ vai trò ấy.',
  resend: 'Gửi lại lời mời',
  resendAsk: (email: string) =>
    `Thư mời mới sẽ được gửi tới ${email}; đường dẫn trong thư cũ không dùng được nữa.`,
  reset: 'Gửi thư đặt lại mật khẩu',
  resetAsk: (email: string) =>
    `Thư có đường dẫn đặt mật khẩu mới sẽ được gửi tới ${email}. Mật khẩu cũ dùng được đến khi đặt xong mật khẩu mới.`,
  resetSent: (email: string) => `Đã gửi thư đặt lại mật khẩu tới ${email}`,
  message: 'Lời nhắn trong thư',
  messageHint: 'Không bắt buộc',
  send: 'Gửi thư',
  removeFactor: 'Gỡ xác thực hai lớp',
  removeFactorAsk: (name: string) =>
    `Dùng khi ${name} mất điện thoại và mã dự phòng. Mã xác thực và khóa truy cập bị gỡ, mọi phiên đăng nhập kết thúc, và họ được báo qua thư.`,
  factorRemoved: (name: string) => `Đã gỡ xác thực hai lớp của ${name}`,
  deactivate: 'Ngừng hoạt động',
  deactivateTitle: (name: string) => `Ngừng hoạt động ${name}`,
  deactivateAsk: (name: string) =>
    `${name} bị đăng xuất khỏi mọi thiết bị và không đăng nhập lại được, đến khi bạn kích hoạt lại. Hóa đơn đã lập và nhật ký vẫn giữ nguyên.`,
  deactivateSelf: 'Đây là tài khoản của bạn: bạn sẽ bị đăng xuất và không tự kích hoạt lại được.',
  deactivated: (name: string) => `${name} đã ngừng hoạt động`,
  activate: 'Kích hoạt lại',
  activateTitle: (name: string) => `Kích hoạt lại ${name}`,
  activateAsk: (name: string) =>
    `${name} đăng nhập lại được với mật khẩu cũ và có các quyền của vai trò hiện tại.`,
  activated: (name: string) => `${name} đã được kích hoạt lại`,
  stale: 'Người khác vừa sửa tài khoản này; bản mới đã được tải. Hãy xem lại rồi làm lại.',
  you: 'Bạn',
  aboveOwn: 'Nhân viên này có quyền mà bạn không có, nên bạn chỉ xem được. Hãy nhờ người có đủ các quyền ấy.',
  roleAboveOwn: 'Vai trò này có quyền mà bạn không có nên không giao được.',
  noMails:
    'Hệ thống này chưa cài đặt máy chủ gửi thư, nên lời mời và thư đặt mật khẩu không tới được nhân viên. Hãy nhờ người quản trị hệ thống cài đặt.',
  facts: 'Thông tin chung',
  edit: 'Sửa',
});
