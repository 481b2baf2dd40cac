import { sql } from 'kysely';
import type { NoticeContent } from '#domain/transmission/notice-content.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type Joined = { id: number; content: Pick<NoticeContent, 'subject' | 'use'> | null };

/**
 * A request to explain before invoices are stopped (107 that names no message of ours) and what came of it (TT 91/2026 Điều 8.2): the
 * request before a second one or before the decision to stop, and the decision after a request. A decision ends what was asked before
 * it. No message names the other, so the order in which they came decides (assumed).
 */
export async function requestsToExplain(
  tx: Tx,
  notices: readonly Joined[],
): Promise<{ earlier: Map<number, number>; decided: Map<number, number> }> {
  const ids = notices.flatMap(({ id, content }) =>
    content?.subject === 'explain' || content?.use?.action === 'stop' ? [id] : [],
  );
  if (ids.length === 0) return { earlier: new Map(), decided: new Map() };
  const asked = sql`content ->> 'subject' = 'explain' and content ->> 'about_message' is null`;
  const { rows } = await sql<{ id: number; before: number | null; after: number | null }>`
    with told as (
      select id, ${asked} as asks, content -> 'use' ->> 'action' as decides from authority_notices
      where tenant_id = ${TENANT} and (${asked} or content -> 'use' ->> 'action' in ('stop', 'resume'))),
    placed as (select told.id, asks, decides,
      (select max(other.id) from told as other where other.id < told.id and other.asks) as before,
      (select max(other.id) from told as other where other.id < told.id and other.decides is not null) as ended,
      (select min(other.id) from told as other where other.id > told.id and other.decides is not null) as next
      from told)
    select placed.id, case when before > coalesce(ended, 0) then before end as before,
      case when asks then (select told.id from told where told.id = next and told.decides = 'stop') end as after
    from placed where (asks or decides = 'stop') and placed.id = any(${ids}::bigint[])`.execute(tx);
  const others = (pick: (row: (typeof rows)[number]) => number | null): Map<number, number> =>
    new Map(
      rows.flatMap((row): [number, number][] => {
        const other_id = pick(row);
        return other_id === null ? [] : [[row.id, other_id]];
      }),
    );
  return { earlier: others(({ before }) => before), decided: others(({ after }) => after) };
}
