import type { Mail } from '#server/gateways/mail/mailer.ts';
import { mailOf } from '../mail-shape.ts';

/** Nobody has shown yet that the address is theirs: no word that was typed goes to it. */
export function trialCodeMail(to: string, code: string): Mail {
  return mailOf(to, {
    subject: `${code} là mã xác minh Hóa Đơn Số của bạn`,
    greeting: 'Chào bạn,',
    before: ['Bạn hãy nhập mã này ở trang đăng ký để bắt đầu dùng thử:'],
    code,
    after: [
      'Mã dùng được trong 30 phút. Mã gửi sau thay mã gửi trước.',
      'Nếu bạn không đăng ký, hãy bỏ qua thư này và đừng đưa mã cho ai.',
    ],
  });
}

/** Only its owner learns by mail that an address has an account; the page says the same either way. */
export function alreadyMail(to: string, public_url: string): Mail {
  return mailOf(to, {
    subject: 'Email này đã có tài khoản Hóa Đơn Số',
    greeting: 'Chào bạn,',
    before: [`Có yêu cầu đăng ký dùng thử bằng ${to}, nhưng email này đã có tài khoản.`],
    link: { label: 'Đăng nhập', url: `${public_url}/admin/authorization/login` },
    after: [
      'Nếu quên mật khẩu, bạn hãy chọn “Quên mật khẩu” ở trang đăng nhập. Muốn dùng thử cho đơn vị khác, hãy đăng ký bằng email khác.',
      'Nếu bạn không đăng ký, hãy bỏ qua thư này.',
    ],
  });
}
