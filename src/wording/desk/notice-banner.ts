import { worded } from '#src/language/language.ts';

/** What waits in the inbox of the tax authority, above the invoices: loaded with them, unlike the words of the inbox. */
export const noticeBannerWords = worded('noticeBannerWords', {
  title: (count: string) => `${count} thông báo của cơ quan thuế chưa xử lý.`,
  due: (day: string) => `Hạn gần nhất ${day}.`,
  late: (day: string) => `Có thông báo đã quá hạn ngày ${day}.`,
  noDue: 'Không thông báo nào ghi thời hạn.',
  toInbox: 'Xem thông báo',
});
