import type { QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';
import type { UseStop } from '#domain/registration/use-stops.ts';
import type { NoticeUse } from '#domain/transmission/notice-content.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { takeTurn } from '#server/platform/db/take-turn.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';

type Schemas = components['schemas'];
type Stop = Schemas['UseStop'];

/** A company is stopped a few times in its life; more than these are not looked at. */
const MAX_STOPS = 100;

/** Every stop of the company, the last one first. */
export async function listStops(tx: Tx): Promise<Stop[]> {
  const { rows } =
    await sql<Stop>`select stops.id, stops.ground, stops.scope, stops.stopped_on, stops.resumed_on,
      stops.decision_no, stops.note, stops.stop_notice_id, stops.resume_notice_id, people.full_name as created_by_name
    from use_stops as stops left join users as people on people.tenant_id = stops.tenant_id and people.id = stops.created_by
    where stops.tenant_id = ${TENANT} order by stops.stopped_on desc, stops.id desc limit ${MAX_STOPS}`.execute(
      tx,
    );
  return rows;
}

/** What publishing is judged by. */
export async function useStops(tx: QueryExecutorProvider): Promise<UseStop[]> {
  const { rows } = await sql<UseStop>`select scope, stopped_on, resumed_on, decision_no from use_stops
    where use_stops.tenant_id = ${TENANT} order by stopped_on desc limit ${MAX_STOPS}`.execute(tx);
  return rows;
}

/**
 * Writes down a stop that no notice was read for. Failure: 409 of one that is open already: each would have to be ended by itself
 * before anything is issued again.
 */
export async function recordStop(
  tx: Tx,
  { ground, scope, stopped_on, decision_no, note }: Schemas['UseStopInput'],
  account: Account,
  clock: Clock,
): Promise<Stop> {
  await lockStops(tx);
  const known = await tx
    .selectFrom('use_stops')
    .select('id')
    .where('scope', '=', scope)
    .where('stopped_on', '=', stopped_on)
    .where('resumed_on', 'is', null)
    .executeTakeFirst();
  if (known !== undefined)
    throw failure(
      409,
      'use_stop_known',
      'Lần ngừng từ thời điểm này đã được ghi nhận và chưa tiếp tục. Tải lại trang để xem.',
      ['stopped_on'],
    );
  const row = await tx
    .insertInto('use_stops')
    .values({
      tenant_id: account.tenant_id,
      ...{ ground, scope, stopped_on, decision_no, note },
      created_on: clock.now(),
      created_by: account.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(tx, row.id, account, clock, 'create');
  return getStop(tx, row.id);
}

/** Ends it, as a person has learned. Failure: 404, 409 of one that is over, 422 for a moment before it began. */
export async function updateUseStop(
  tx: Tx,
  id: number,
  { resumed_on }: Schemas['UseResumption'],
  account: Account,
  clock: Clock,
): Promise<Stop> {
  const stop = await getStop(tx, id);
  if (stop.resumed_on !== null)
    throw failure(409, 'use_resumed', 'Lần ngừng sử dụng này đã kết thúc. Tải lại trang để xem.');
  if (Date.parse(resumed_on) <= Date.parse(stop.stopped_on))
    throw failure(
      422,
      'day_before_step',
      'Thời điểm tiếp tục phải sau thời điểm ngừng. Chọn lại thời điểm.',
      ['resumed_on'],
    );
  await tx
    .updateTable('use_stops')
    .set({ resumed_on, resumed_by: account.user_id })
    .where('id', '=', id)
    .execute();
  await audit(tx, id, account, clock, 'update');
  return getStop(tx, id);
}

async function getStop(tx: Tx, id: number): Promise<Stop> {
  const found = (await listStops(tx)).find((stop) => stop.id === id);
  if (found === undefined) throw notFound();
  return found;
}

async function audit(tx: Tx, id: number, account: Account, clock: Clock, action: 'create' | 'update') {
  const { scope, stopped_on, resumed_on } = await getStop(tx, id);
  await auditChange(tx, account, clock.now(), {
    action,
    resource: 'use_stops',
    record_id: id,
    record_label: scope,
    changes: action === 'create' ? changeOf('stopped_on', stopped_on) : changeOf('resumed_on', resumed_on),
  });
}

const changeOf = (field: string, after: string | null) => ({ [field]: [null, after] as const });

/** One at a time writes stops of the company down: who comes second sees what the first has written. */
async function lockStops(tx: Tx): Promise<void> {
  await takeTurn(tx, 'use_stops');
}

/**
 * What a signed notice of the authority decides (506, 108, 114), once for each notice: a stop begins, or the one that a person has written
 * down already is that of the notice; a resumption ends every open stop of its scope.
 */
export async function applyNoticedUse(
  tx: Tx,
  {
    tenant_id,
    notice_id,
    use,
    decision_no,
  }: {
    tenant_id: number;
    notice_id: number;
    use: NoticeUse;
    decision_no: string | null;
  },
  now: string,
): Promise<void> {
  const { action, scope, from } = use;
  await lockStops(tx);
  if (action === 'stop') {
    if (await joinRecordedStop(tx, { notice_id, scope, from, decision_no })) return;
    await tx
      .insertInto('use_stops')
      .values({ tenant_id, scope, stopped_on: from, decision_no, stop_notice_id: notice_id, created_on: now })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'stop_notice_id']).doNothing())
      .execute();
    return;
  }
  await tx
    .updateTable('use_stops')
    .set({ resumed_on: from, resume_notice_id: notice_id })
    .where('resumed_on', 'is', null)
    .where('stopped_on', '<', from)
    .$if(scope === 'cash_register', (query) => query.where('scope', '=', scope))
    .execute();
}

/**
 * Makes an open stop that a person has written down that of a notice, so that it is ended once: of several the one of the same moment.
 * Nothing may be issued since the earlier of both moments, and what the person wrote of the decision stays. Answers whether the notice has
 * its stop.
 */
async function joinRecordedStop(
  tx: Tx,
  {
    notice_id,
    scope,
    from,
    decision_no,
  }: Pick<NoticeUse, 'scope' | 'from'> & {
    notice_id: number;
    decision_no: string | null;
  },
): Promise<boolean> {
  const { rows } = await sql<{
    id: number;
    stop_notice_id: number | null;
  }>`select id, stop_notice_id from use_stops
    where use_stops.tenant_id = ${TENANT} and (stop_notice_id = ${notice_id}
      or (stop_notice_id is null and resumed_on is null and scope = ${scope}))
    order by stop_notice_id is null, stopped_on <> ${from}, id limit 1`.execute(tx);
  const [stop] = rows;
  if (stop === undefined) return false;
  if (stop.stop_notice_id === null)
    await tx
      .updateTable('use_stops')
      .set({
        stop_notice_id: notice_id,
        stopped_on: sql`least(stopped_on, ${from}::timestamptz)`,
        decision_no: sql`coalesce(decision_no, ${decision_no})`,
      })
      .where('id', '=', stop.id)
      .execute();
  return true;
}
