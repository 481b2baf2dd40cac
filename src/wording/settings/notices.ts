import { NOTICE_WORDS } from '#domain/notices/notice-words.ts';
import { worded } from '#src/language/language.ts';

/** What notices say, as mails say it too. */
export const noticeSaidWords = worded('noticeSaidWords', NOTICE_WORDS);

/** The bell of the top bar and what it opens. */
export const bellWords = worded('bellWords', {
  title: 'Thông báo',
  bell: (unread: string) => `Thông báo, ${unread} chưa đọc`,
  most: '99+',
  markRead: 'Đánh dấu đã đọc',
  settings: 'Thư thông báo',
  groups: { todo: 'Cần làm', watching: 'Đang theo dõi', done: 'Đã xong' },
  all: 'Tất cả',
  filter: 'Nhóm thông báo',
  unread: 'Chưa đọc',
  empty: 'Không có thông báo nào trong 30 ngày qua.',
  emptyGroup: 'Không có thông báo nào trong nhóm này.',
  loading: 'Đang tải thông báo…',
  markFailed: 'Chưa đánh dấu được. Hãy thử lại.',
});

/** Digests by mail, on the page of the account. */
export const digestWords = worded('digestWords', {
  title: 'Thư thông báo',
  note: (email: string) =>
    `Tóm tắt những thông báo chưa đọc, gửi tới ${email} lúc 7:30. Không có gì mới thì không gửi.`,
  digest: 'Gửi thư',
  digestDetail: {
    off: 'Chỉ xem ở chuông thông báo',
    daily: 'Mỗi ngày, nếu có thông báo mới',
    weekly: 'Mỗi thứ Hai, nếu có thông báo mới',
  },
  kinds: 'Gồm những thông báo',
  saved: 'Đã lưu cách nhận thư thông báo',
  failed: 'Chưa lưu được.',
});
