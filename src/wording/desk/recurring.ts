import { worded } from '#src/language/language.ts';

/** Invoices of which a draft is made again and again. */
export const recurringWords = worded('recurringWords', {
  next: 'Lần tới',
  never: 'Không còn lần nào',
  made: 'Đã lập',
  madeCount: (count: string) => `${count} bản nháp`,
  last: 'Lần gần nhất',
  openLast: 'Mở bản nháp gần nhất',
  failed: 'Chưa lập được bản nháp',
  again: 'Chạy lại',
  pause: 'Tạm dừng',
  resume: 'Chạy tiếp',
  pauseOf: (name: string) => `Tạm dừng: ${name}`,
  resumeOf: (name: string) => `Chạy tiếp: ${name}`,
  paused: 'Đã tạm dừng',
  resumed: 'Đang chạy tiếp',
  state: 'Tình trạng',
});
