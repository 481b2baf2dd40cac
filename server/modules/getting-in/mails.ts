import type { Mail } from '#server/gateways/mail/mailer.ts';
import type { Recipient } from './recipient.ts';
import { mailOf } from './mail-shape.ts';

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
