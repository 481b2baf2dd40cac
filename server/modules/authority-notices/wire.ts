import { dayCount } from '#domain/rules/deadlines/calendar.ts';
import { noticeStepsOn } from '#domain/rules/notice-steps.table.ts';
import { messageKindOf } from '#domain/transmission/message-kinds.ts';
import { messageTypeName } from '#domain/transmission/message-types.ts';
import { UNREADABLE_NOTICE } from '#domain/transmission/notice-content.ts';
import type { components } from '#generated/types.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { invoiceName, type NoticeRow } from './rows.ts';

export type AuthorityNotice = components['schemas']['AuthorityNotice'];

/** A notice as it leaves, on a day in Vietnam; `invoices`: ids by name. */
export function wire(
  { content, ...row }: NoticeRow,
  invoices: ReadonlyMap<string, number>,
  today: string,
): AuthorityNotice {
  const { about_message: _about, ...said } = content ?? { ...UNREADABLE_NOTICE, subject: 'other' };
  const { title, steps, source } = noticeStepsOn(said.subject, vietnamDate(Date.parse(row.received_on)));
  const message_type_name = messageTypeName(row.message_type);
  return {
    ...said,
    ...row,
    due_assumed: row.due_assumed,
    title: title ?? message_type_name,
    message_type_name,
    kind: messageKindOf(row.message_type, null),
    invoices: said.invoices.map((named) => ({
      ...named,
      invoice_id: invoices.get(invoiceName(named) ?? '') ?? null,
    })),
    days_left: row.due_on === null ? null : dayCount(today, row.due_on),
    what_to_do: steps.map((text) => ({ text })),
    what_to_do_source: source,
  };
}
