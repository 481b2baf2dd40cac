import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** Drafts that a run left for the same cause. */
export type Left = { code: string; message: string; count: number };

type Refused = components['schemas']['BulkPublication']['refused'];

/** What was not taken, each by its first reason. */
export function leftOf(refused: Refused): Left[] {
  return refused.map(({ reasons: [first] }) => ({
    code: first?.code ?? '',
    message: first?.message ?? '',
    count: 1,
  }));
}

/** Of each cause once, the most frequent first; words that name the invoice differ, the first are kept. */
export function together(all: readonly Left[]): Left[] {
  const by_code = Map.groupBy(all, ({ code, message }) => code || message);
  return [...by_code.values()]
    .flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }],
    )
    .toSorted((one, other) => other.count - one.count);
}

const LATE = {
  code: 'schedule_late',
  message: 'Lịch chạy sau khi ngày hóa đơn đã qua, nên cần người xác nhận rồi phát hành.',
};

/** Drafts of the days from the one on which the run was planned, before the one on which it happens. */
export async function leftByDay(
  tx: Tx,
  { template_ids }: { template_ids: readonly number[] },
  { from, until }: { from: string; until: string },
): Promise<Left[]> {
  if (from >= until) return [];
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from invoices
    where tenant_id = ${TENANT} and lifecycle = 'draft' and issued_on >= ${from}::date and issued_on < ${until}::date
      and (cardinality(${template_ids}::bigint[]) = 0 or template_id = any(${template_ids}::bigint[]))`.execute(
    tx,
  );
  const count = rows[0]?.count ?? 0;
  return count === 0 ? [] : [{ ...LATE, count }];
}
