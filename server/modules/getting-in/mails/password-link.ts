import type { Mail } from '#server/gateways/mail/mailer.ts';
import type { Recipient } from '../recipient.ts';
import { mailOf } from '../mail-shape.ts';

/** Somebody of the company has opened an account for them. */
export function invitationMail(to: Recipient, url: string, message: string | null): Mail {
  return mailOf(to.email, {
    subject: `Lời mời vào ${to.company_name} trên Hóa Đơn Số`,
    greeting: `Chào ${to.full_name},`,
    before: [
      `${to.company_name} mời bạn dùng Hóa Đơn Số bằng tài khoản ${to.email}. Bạn hãy đặt mật khẩu để bắt đầu.`,
    ],
    message,
    link: { label: 'Đặt mật khẩu', url },
    after: [
      'Đường dẫn dùng được một lần, trong 7 ngày. Khi quá hạn, bạn hãy nhờ quản trị viên gửi lại lời mời.',
      'Nếu không biết đơn vị này, bạn hãy bỏ qua thư: khi chưa đặt mật khẩu thì chưa ai dùng được tài khoản.',
    ],
  });
}

/** They have forgotten their password, or somebody of the company asks them to set a new one. */
export function resetMail(to: Recipient, url: string, message: string | null): Mail {
  return mailOf(to.email, {
    subject: 'Đặt lại mật khẩu Hóa Đơn Số',
    greeting: `Chào ${to.full_name},`,
    before: [`Có yêu cầu đặt lại mật khẩu cho tài khoản ${to.email} của ${to.company_name}.`],
    message,
    link: { label: 'Đặt mật khẩu mới', url },
    after: [
      'Đường dẫn dùng được một lần, trong 60 phút. Khi quá hạn, bạn hãy yêu cầu lại ở trang “Quên mật khẩu”.',
      'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu hiện tại vẫn giữ nguyên.',
    ],
  });
}
