import { sql } from 'kysely';
import { demandOwnRights, type Subject } from '#server/modules/roles/index.ts';
import type { CrudAccount, CrudRecord, CrudTx, Values } from '#server/platform/crud/crud-context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

const ACCOUNT: Subject = { above: 'Nhân viên này', field: 'role_id' };

/** Refuses to open an account with rights that whoever asks does not hold. */
export async function demandRole(tx: CrudTx, account: CrudAccount, values: Values): Promise<void> {
  await demandOwnRights(tx, account, { before: [], after: await codesOf(tx, values['role_id']) }, ACCOUNT);
}

/**
 * Refuses to touch an account with more rights, which includes its address, its ways in and whether it is active, and to give it a
 * role with more. `values`: the columns that change, none when only its ways in do.
 */
export async function demandOverAccount(
  tx: CrudTx,
  account: CrudAccount,
  current: CrudRecord,
  values: Values = {},
): Promise<void> {
  const before = await codesOf(tx, current['role_id']);
  const after = values['role_id'] === undefined ? before : await codesOf(tx, values['role_id']);
  await demandOwnRights(tx, account, { before, after }, ACCOUNT);
}

/** None for a role that is not there: the foreign key refuses it. */
async function codesOf(tx: CrudTx, role_id: unknown): Promise<string[]> {
  const { rows } = await sql<{
    permissions: string[];
  }>`select permissions from roles where tenant_id = ${TENANT} and id = ${role_id}`.execute(tx);
  return rows[0]?.permissions ?? [];
}
