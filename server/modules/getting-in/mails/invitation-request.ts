import type { Mail } from '#server/gateways/mail/mailer.ts';
import type { Recipient } from '../recipient.ts';
import { mailOf } from '../mail-shape.ts';

/** To an account with full rights: a person without an account asks to be invited into the company. */
export function invitationRequestMail(
  to: Recipient,
  from: { full_name: string; email: string },
  public_url: string,
): Mail {
  return mailOf(to.email, {
    subject: `Có người xin được mời vào ${to.company_name} trên Hóa Đơn Số`,
    greeting: `Chào ${to.full_name},`,
    before: [
      `${from.full_name} (${from.email}) vừa đăng ký bằng mã số thuế của ${to.company_name} và xin được mời làm nhân viên của đơn vị.`,
      'Nếu đúng là người của đơn vị, bạn hãy thêm nhân viên với email trên và chọn vai trò phù hợp. Thư mời sẽ được gửi đi ngay.',
    ],
    link: { label: 'Thêm nhân viên', url: `${public_url}/admin/users/create` },
    after: [
      'Hóa Đơn Số chưa xác minh người gửi là ai. Nếu không biết người này, bạn hãy bỏ qua thư: không ai vào được đơn vị khi chưa có lời mời của bạn.',
    ],
  });
}
