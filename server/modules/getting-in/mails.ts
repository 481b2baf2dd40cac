import type { Mail } from '#server/gateways/mail/mailer.ts';
import { mailOf, type Recipient } from './mail-shape.ts';

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
    link: { label: 'Thêm nhân viên', url: `${public_url}/admin/settings/accounts/create` },
    after: [
      'Hóa Đơn Số chưa xác minh người gửi là ai. Nếu không biết người này, bạn hãy bỏ qua thư: không ai vào được đơn vị khi chưa có lời mời của bạn.',
    ],
  });
}

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

/** They have forgotten their password, or a colleague asks them to set a new one. */
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

const WRONG = 'Nếu việc này không đúng, hãy báo ngay cho quản trị viên của đơn vị, hoặc liên hệ Hóa Đơn Số.';
const NOT_YOU = 'Nếu không phải bạn làm, hãy đặt lại mật khẩu ngay và báo cho quản trị viên của đơn vị.';

type Notice = { subject: string; said: (to: Recipient) => string; otherwise: string };

/** What happened to an account that its owner must hear of wherever they are. */
export const NOTICES = {
  password_changed: {
    subject: 'Mật khẩu Hóa Đơn Số của bạn vừa được đổi',
    said: ({ email }) =>
      `Mật khẩu của tài khoản ${email} vừa được đổi. Các phiên đăng nhập khác đã kết thúc.`,
    otherwise: NOT_YOU,
  },
  address_changed: {
    subject: 'Email đăng nhập Hóa Đơn Số của bạn vừa được đổi',
    said: ({ email, company_name }) =>
      `Quản trị viên của ${company_name} vừa đổi email đăng nhập của tài khoản ${email} sang email khác. Từ nay ${email} không đăng nhập được nữa.`,
    otherwise: WRONG,
  },
  second_factor_added: {
    subject: 'Xác thực hai lớp Hóa Đơn Số của bạn vừa được bật thêm',
    said: ({ email }) =>
      `Một cách xác thực hai lớp (mã 6 số hoặc khóa truy cập) vừa được bật cho tài khoản ${email}.`,
    otherwise: NOT_YOU,
  },
  second_factor_dropped: {
    subject: 'Xác thực hai lớp Hóa Đơn Số của bạn vừa được tắt bớt',
    said: ({ email }) =>
      `Một cách xác thực hai lớp (mã 6 số hoặc khóa truy cập) vừa được tắt cho tài khoản ${email}.`,
    otherwise: NOT_YOU,
  },
  second_factor_removed: {
    subject: 'Xác thực hai lớp của bạn vừa được gỡ',
    said: ({ email, company_name }) =>
      `Quản trị viên của ${company_name} vừa gỡ xác thực hai lớp và khóa truy cập của tài khoản ${email}. Mọi phiên đăng nhập đã kết thúc; lần sau bạn đăng nhập bằng mật khẩu.`,
    otherwise: NOT_YOU,
  },
} as const satisfies Record<string, Notice>;

export type NoticeKind = keyof typeof NOTICES;

export function noticeMail(kind: NoticeKind, to: Recipient, public_url: string): Mail {
  const { subject, said, otherwise } = NOTICES[kind];
  return mailOf(to.email, {
    subject,
    greeting: `Chào ${to.full_name},`,
    before: [said(to)],
    link: { label: 'Mở Hóa Đơn Số', url: `${public_url}/admin/authorization/login` },
    after: [otherwise],
  });
}
