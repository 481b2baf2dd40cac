import { CHANGE_WORDS } from '#domain/rules/changes/change-words.table.ts';
import { worded } from '#src/language/language.ts';
/** Words of what the law changes soon. */
export const lawWords = worded('lawWords', {
  ...CHANGE_WORDS,
  open: 'Xem hóa đơn nháp',
  hide: 'Không nhắc lại',
  hideOne: (title: string) => `Không nhắc lại: ${title}`,
  notKept: 'Chưa lưu được lựa chọn này, lần sau lời nhắc sẽ lại hiện.',
});

/** Hạn ký và gửi of an invoice that is not sent yet. */
export const sendDeadlineWords = worded('sendDeadlineWords', {
  due: (day: string) => `Hạn ký và gửi: ${day}`,
  today: (day: string) => `Hạn ký và gửi: hôm nay ${day}`,
  over: (day: string) => `Quá hạn ký và gửi: ${day}`,
  /** Holidays there are not decided yet. */
  uncertain: (day: string) => `Hạn ký và gửi (dự kiến): ${day}`,
  prolonged: (due: string) => `${due} (có tính sự cố)`,
  stopped: 'Chưa tính hạn ký và gửi: sự cố chưa hết',
});
