import { sql } from 'kysely';
import { allows, FULL } from '#domain/access/permissions.ts';
import type { PackKind } from '#domain/proof-pack/manifest.ts';
import { monthOf } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { isDatabaseError } from '#server/platform/db/database.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { codesOf, RESTORABLE } from './kinds.table.ts';

type Schemas = components['schemas'];
type ProofPack = Schemas['ProofPack'];

/** The task of the job queue that makes a pack. */
export const MAKE_TASK = 'make-proof-pack';
export type PackRef = { tenant_id: number; pack_id: number };

export function enqueuePack(tx: Tx, ref: PackRef): Promise<void> {
  return enqueueJob(tx, MAKE_TASK, ref, `${MAKE_TASK}:${ref.tenant_id}:${ref.pack_id}`);
}

type Row = Omit<ProofPack, 'file_name'>;

const COLUMNS = sql`id, period_from, period_to, kinds, state, done, total, files, bytes, counts, missing,
  encode(manifest_sha256, 'hex') as manifest_sha256, problem, made_by, created_on, finished_on, expires_on`;

/** WHERE: packs of which the account holds every code. */
function visibleTo({ permissions }: Account) {
  return permissions.includes(FULL) ? sql`true` : sql`needs <@ ${[...permissions]}::text[]`;
}

function wire({ ...row }: Row, tax_code: string): ProofPack {
  return { ...row, file_name: fileName(row, tax_code) };
}

/** `bang-chung-0317245866-2026-11.zip`; of other periods than a month both days, of everything the day it was made. */
export function fileName(
  { period_from, period_to, created_on }: Pick<Row, 'period_from' | 'period_to' | 'created_on'>,
  tax_code: string,
): string {
  const name = `bang-chung-${tax_code}`;
  if (period_from === null || period_to === null)
    return `${name}-toan-bo-${vietnamDate(Date.parse(created_on))}.zip`;
  const { first, last } = monthOf(period_from.slice(0, 7));
  return period_from === first && period_to === last
    ? `${name}-${period_from.slice(0, 7)}.zip`
    : `${name}-${period_from}-${period_to}.zip`;
}

export async function listPacks(
  tx: Tx,
  { page = 1, limit = 25 }: { page?: number; limit?: number },
  account: Account,
): Promise<{ packs: ProofPack[]; total: number }> {
  const where = sql`tenant_id = ${TENANT} and ${visibleTo(account)}`;
  const found = await sql<Row>`select ${COLUMNS} from proof_packs where ${where}
    order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const count = await sql<{
    total: number;
  }>`select count(*) as total from proof_packs where ${where}`.execute(tx);
  const tax_code = await readTaxCode(tx);
  return { packs: found.rows.map((row) => wire(row, tax_code)), total: count.rows[0]?.total ?? 0 };
}

/** 404 also for a pack of which the account lacks a code. */
export async function findPack(tx: Tx, id: number, account: Account): Promise<ProofPack> {
  const found =
    await sql<Row>`select ${COLUMNS} from proof_packs where tenant_id = ${TENANT} and id = ${id} and ${visibleTo(account)}`.execute(
      tx,
    );
  const row = found.rows[0];
  if (row === undefined) throw notFound();
  return wire(row, await readTaxCode(tx));
}

/** Writes the order down and asks a worker for it. Failures: as the description of createProofPack says. */
export async function orderPack(
  tx: Tx,
  { period_from = null, period_to = null, kinds }: Schemas['ProofPackInput'],
  account: Account,
  now: string,
): Promise<ProofPack> {
  const is_everything = period_from === null && period_to === null;
  refusePeriod(period_from, period_to);
  if (is_everything) refuseIncomplete(kinds);
  const needs = codesOf(kinds, is_everything);
  refuseWithout(needs, account);
  try {
    const { rows } = await sql<{ id: number }>`insert into proof_packs
      (tenant_id, created_by, made_by, period_from, period_to, kinds, needs, state, created_on)
      values (${account.tenant_id}, ${account.user_id}, ${account.full_name}, ${period_from}, ${period_to}, ${kinds}, ${needs},
        'queued', ${now}) returning id`.execute(tx);
    const pack_id = rows[0]?.id ?? 0;
    await enqueuePack(tx, { tenant_id: account.tenant_id, pack_id });
    return await findPack(tx, pack_id, account);
  } catch (error) {
    if (!isDatabaseError(error, 'unique_violation')) throw error;
    throw failure(
      409,
      'pack_running',
      'Đang tạo một gói khác. Hãy đợi gói đó xong, hoặc dừng nó rồi tạo gói mới.',
    );
  }
}

function refusePeriod(from: string | null, to: string | null): void {
  if ((from === null) === (to === null) && (from ?? '') <= (to ?? '')) return;
  throw failure(422, 'pack_period', 'Kỳ cần cả hai ngày, ngày đầu không sau ngày cuối.', [
    'period_from',
    'period_to',
  ]);
}

function refuseIncomplete(kinds: readonly PackKind[]): void {
  if (RESTORABLE.every((kind) => kinds.includes(kind))) return;
  throw failure(
    422,
    'pack_incomplete',
    'Gói toàn bộ dùng để khôi phục nên phải có đủ nội dung; chỉ bản thể hiện PDF là bỏ được.',
    ['kinds'],
  );
}

function refuseWithout(needs: readonly string[], { permissions }: Account): void {
  const lacking = needs.filter((code) => !allows(permissions, [[code]]));
  if (lacking.length === 0) return;
  throw failure(
    403,
    'pack_permissions',
    lacking.includes(FULL)
      ? 'Gói toàn bộ chứa mọi dữ liệu của đơn vị nên chỉ người có Toàn quyền tạo được.'
      : 'Bạn chưa có quyền xem một phần nội dung đã chọn. Hãy bỏ phần đó, hoặc nhờ người quản lý cấp quyền.',
    ['kinds'],
  );
}

/** Takes a pack away, with its file; one that is being made stops at its next step. */
export async function deletePack(tx: Tx, id: number, account: Account): Promise<ProofPack> {
  const pack = await findPack(tx, id, account);
  await sql`delete from proof_packs where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
  return pack;
}
