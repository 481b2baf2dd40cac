import { sql } from 'kysely';
import type { CrudTx } from '#server/platform/crud/crud-context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** A company that nobody may administer could not be helped from inside: the last active account with full rights stays. */
export async function someoneKeepsFull(tx: CrudTx): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from users join roles on roles.tenant_id = users.tenant_id and roles.id = users.role_id
    where users.tenant_id = ${TENANT} and users.status = 'active' and 'full' = any(roles.permissions)) as found`.execute(
    tx,
  );
  if (rows[0]?.found !== true)
    throw failure(
      409,
      'last_full_account',
      'Phải còn ít nhất một nhân viên đang hoạt động có toàn quyền. Hãy giao toàn quyền cho người khác trước.',
    );
}
