import { sql } from 'kysely';
import { raisedOn, startOf } from '#domain/notices/notice.ts';
import { messageTypeName } from '#domain/transmission/message-types.table.ts';
import { visibleTo } from '#server/modules/transmissions/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { MAX_OF_A_SORT, PLAIN, type Source } from './found.ts';
import { PLACES } from './places.ts';

type Row = {
  id: number;
  message_type: string;
  notice_no: string | null;
  received_on: string;
  due_on: string | null;
};

/** Days before the last day to act on which a notice is raised again; -1 is the day after it. */
const DAYS_BEFORE = [3, 1, 0, -1] as const;

/** What the tax authority sends by itself and nobody has noted as handled. */
export const authorityNotices: Source = async (tx, { account: { permissions }, today, since }) => {
  const { rows } = await sql<Row>`select id, message_type, notice_no, received_on, due_on
    from (select notice.id, notice.message_type, notice.message_type as telling_type, notice.content ->> 'notice_no' as notice_no,
        notice.received_on, notice.due_on
      from authority_notices as notice
      where notice.tenant_id = ${TENANT} and notice.handled_on is null
        and (notice.received_on >= ${since} or notice.due_on >= (${since}::timestamptz)::date)) as notices
    where ${visibleTo(permissions)} order by received_on desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.map(({ id, message_type, notice_no, received_on, due_on }) => {
    const raised = due_on === null ? null : raisedOn(due_on, today, DAYS_BEFORE);
    const again = raised === null ? received_on : startOf(raised);
    return {
      ...PLAIN,
      key: `authority:${id}`,
      kind: 'authority',
      topic: 'authority_notice',
      happened_on: again > received_on ? again : received_on,
      name: [message_type, notice_no].filter(Boolean).join(' · '),
      detail: messageTypeName(message_type),
      due_on,
      path: PLACES.authorityNotice.path(id),
    };
  });
};
