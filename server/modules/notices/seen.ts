import { sql } from 'kysely';
import type { Account, Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Notice } from './found.ts';

type Seen = Pick<Notice, 'key' | 'happened_on'>;

/** What a person has seen: by key, the time of the notice as it was then. */
export async function seenBy(tx: Tx, user_id: number): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('notice_reads')
    .select(['key', 'seen_on'])
    .where('user_id', '=', user_id)
    .execute();
  return new Map(rows.map(({ key, seen_on }) => [key, seen_on]));
}

/**
 * Keeps which of the notices a person has seen, and forgets those that are told no more. What is not among their notices is not kept, so
 * that a person has no more rows than notices.
 */
export async function keepSeen(
  tx: Tx,
  { user_id }: Pick<Account, 'user_id'>,
  notices: readonly Notice[],
  seen: readonly Seen[],
): Promise<void> {
  const there = new Map(notices.map((notice) => [notice.key, notice.happened_on]));
  await tx
    .deleteFrom('notice_reads')
    .where('user_id', '=', user_id)
    .where('key', 'not in', ['', ...there.keys()])
    .execute();
  const rows = [...new Map(seen.map(({ key, happened_on }) => [key, happened_on]))].flatMap(([key, at]) => {
    const last = there.get(key);
    return last === undefined ? [] : [{ key, seen_on: at < last ? at : last }];
  });
  await sql`insert into notice_reads (tenant_id, user_id, key, seen_on)
    select ${TENANT}, ${user_id}, key, seen_on
    from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ seen_on }) => seen_on)}::timestamptz[]) as seen (key, seen_on)
    on conflict (tenant_id, user_id, key) do update set seen_on = greatest(notice_reads.seen_on, excluded.seen_on)`.execute(
    tx,
  );
}
