import { noticeDetail, noticeTitle, VIETNAMESE } from '#domain/notices/said.ts';
import type { Mail } from '#server/gateways/mail/mailer.ts';
import { mailOf, type MailSection, type Recipient } from '#server/modules/getting-in/index.ts';
import type { Notice } from './found.ts';

/** As many notices as a mail names. */
const MAX_NAMED = 30;

const HEADINGS = {
  todo: 'Cần làm',
  watching: 'Đang theo dõi',
  done: 'Đã xong',
} as const satisfies Record<Notice['group'], string>;

/** The mail with what is new, each notice with its page, what needs somebody first. */
export function digestMail(
  to: Recipient,
  notices: readonly Notice[],
  { today, public_url }: { today: string; public_url: string },
): Mail {
  const groups = Object.keys(HEADINGS) as Notice['group'][];
  const named = groups
    .flatMap((group) => notices.filter((notice) => notice.group === group))
    .slice(0, MAX_NAMED);
  const sections = groups.flatMap((group): MailSection[] => {
    const lines = named
      .filter((notice) => notice.group === group)
      .map((notice) => ({
        title: noticeTitle(notice, VIETNAMESE),
        detail: noticeDetail(notice, today, VIETNAMESE),
        url: `${public_url}${notice.path}`,
      }));
    return lines.length === 0 ? [] : [{ heading: HEADINGS[group], lines }];
  });
  const more = notices.length - named.length;
  return mailOf(to.email, {
    subject: `${notices.length} thông báo mới của ${to.company_name} trên Hóa Đơn Số`,
    greeting: `Chào ${to.full_name},`,
    before: [`Đây là những thông báo mới của ${to.company_name} mà bạn chưa đọc.`],
    sections,
    after: [
      ...(more > 0 ? [`Còn ${more} thông báo khác, bạn xem ở chuông thông báo của Hóa Đơn Số.`] : []),
      `Bạn nhận thư này vì đã chọn nhận thông báo qua thư. Đổi hoặc tắt: ${public_url}/admin/profile`,
    ],
  });
}
