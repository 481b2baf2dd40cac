import { sql } from 'kysely';
import type { Account, Db, Tx } from '#server/context.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { attempt } from '#server/platform/crud/bulk/attempt.ts';
import { nextRecords } from '#server/platform/crud/bulk/job-records.ts';
import type { JobFailure, WireJob } from '#server/platform/crud/bulk/job-row.ts';
import type { JobWork } from '#server/platform/crud/bulk/run-bulk.ts';
import { failure } from '#server/platform/http/failure.ts';
import { deleteDrafts, refuseDelete } from '../delete-draft.ts';
import type { InvoiceRow } from '../store.ts';
import { namedWithBuyer, startInvoiceJob } from './invoice-job.ts';
import type { InvoiceSelection } from './selected.ts';

/** As many drafts as one job deletes: more than the largest file that is imported has. */
const MAX_DELETED = 20_000;

const GONE = 'Hóa đơn nháp này không còn nữa.';
const NO_ACCOUNT =
  'Tài khoản đã yêu cầu xóa không còn dùng được, nên hóa đơn này giữ nguyên. Hãy xóa từ tài khoản khác.';

/** Starts a job that deletes the drafts of a selection; the others of it stay. */
export function startBulkDelete(
  tx: Tx,
  selection: InvoiceSelection,
  account: Account,
  clock: Clock,
): Promise<WireJob> {
  return startInvoiceJob(
    tx,
    {
      ...{ action: 'delete', selection, most: MAX_DELETED },
      fit: sql`invoices.lifecycle = 'draft'`,
      none: 'Không có bản nháp nào trong số đã chọn. Hóa đơn đã có số thì không xóa được, chỉ hủy, điều chỉnh hoặc thay thế.',
    },
    account,
    clock,
  );
}

/** Deletes a portion of the drafts of a job; one that got its number meanwhile, or may not be deleted by this account, stays and is named. */
export function deleteWork({ db }: { db: Db }): JobWork<Tx> {
  return async (tx, job, { account: { tenant_id }, now }, size) => {
    const ids = await nextRecords(tx, job, size);
    const account = await loadAccount(db, tenant_id, job.user_id);
    const rows = await tx
      .selectFrom('invoices')
      .selectAll()
      .where('id', 'in', [0, ...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    const refused = new Map<number, JobFailure>();
    for (const id of ids) {
      const why = await attempt(tx, id, nameOf(found.get(id)), async () => {
        const row = found.get(id);
        if (row === undefined) throw failure(404, 'not_found', GONE);
        if (account === null) throw failure(403, 'forbidden', NO_ACCOUNT);
        refuseDelete(account, row);
      });
      if (why !== null) refused.set(id, why);
    }
    const going = rows.filter(({ id }) => !refused.has(id));
    if (account !== null) await deleteDrafts(tx, going, account, { now, job_id: job.id });
    return {
      outcomes: ids.map((id) => refused.get(id) ?? null),
      cursor_id: ids.at(-1) ?? job.cursor_id,
      last: ids.length < size,
    };
  };
}

const nameOf = (row: InvoiceRow | undefined): string => (row === undefined ? '' : namedWithBuyer(row));
