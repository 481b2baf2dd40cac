import { rowOn } from './dated.ts';
import { NOTICE_STEPS } from './notice-steps.table.ts';
import type { NoticeStepsRow, NoticeSubject } from './notice-steps.table.ts';

/** What to do about a notice that was received on a day; before the rules in the tables, what can be done with any. */
export function noticeStepsOn(subject: NoticeSubject, received_on: string): NoticeStepsRow {
  return rowOn<NoticeStepsRow>(NOTICE_STEPS[subject], received_on) ?? NOTICE_STEPS.other[0];
}
