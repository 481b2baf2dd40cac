import type { MessageBody } from '../documents/read-message.ts';
import { addDays } from '../rules/deadlines/calendar.ts';

/** `assumed`: the notice does not say how its days are counted. */
export type NoticeDeadline = { due_on: string; assumed: boolean };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The last day (YYYY-MM-DD) to act on a notice of the authority, null where it names none. 105 (01/TB-KTT) names the day itself
 * (NYCCDoi); 302 (01/TB-RSĐT) the days from its receipt (THan), counted as calendar days, which is never too late: the form does not
 * say which (assumed).
 */
export function noticeDeadline(body: MessageBody, received_on: string): NoticeDeadline | null {
  if (body.kind !== 'documents') return null;
  const [document] = body.documents;
  if (document?.name === 'end_of_use') {
    const { NYCCDoi: day } = document.value;
    return DAY.test(day) ? { due_on: day, assumed: false } : null;
  }
  if (document?.name === 'review_notice') {
    const { THan: days } = document.value;
    return /^\d{1,2}$/.test(days) ? { due_on: addDays(received_on, Number(days)), assumed: true } : null;
  }
  return null;
}
