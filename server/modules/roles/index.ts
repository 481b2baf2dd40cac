import { sql } from 'kysely';
import { delegationRefusal, tokenRights, type RightsChange } from '#domain/access/permissions.ts';
import { roles as descriptor } from '#generated/resources/roles.ts';
import { PERMISSION_CODE_LABELS } from '#generated/vocabulary.ts';
import { plainModule } from '#server/plain-module.ts';
import type { CrudAccount, CrudTx } from '#server/platform/crud/crud-context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';

/** How a refusal names what is changed, and the field of the request that gives too much. */
export type Subject = { above: string; field: string };

/** Codes that a message names; the others are counted. */
const NAMED = 3;

/**
 * Refuses a change of rights that the requester may not make: 403 above_own_rights when the subject holds more than they do, 422
 * beyond_own_rights when it would be given more. Their rights are read in the transaction of the change, whose rows are locked: a
 * change of theirs that commits meanwhile counts as made afterwards.
 */
export async function demandOwnRights(
  tx: CrudTx,
  account: CrudAccount,
  change: RightsChange,
  { above, field }: Subject,
): Promise<void> {
  const refusal = delegationRefusal(await currentRights(tx, account), change);
  if (refusal === null) return;
  const named = namesOf(refusal.codes);
  if (refusal.reason === 'above_own')
    throw failure(
      403,
      'above_own_rights',
      `${above} có quyền mà bạn không có: ${named}. Hãy nhờ người có đủ các quyền đó.`,
    );
  throw failure(
    422,
    'beyond_own_rights',
    `Bạn không có ${named} nên không trao được. Hãy bỏ các quyền này.`,
    [field],
  );
}

/** Read from the tables, as what the session remembers may be seconds old; [] for an account that is switched off. */
async function currentRights(tx: CrudTx, { user_id, api_token_id }: CrudAccount): Promise<readonly string[]> {
  const { rows } = await sql<{ own: string[]; given: string[] | null }>`select roles.permissions as own,
      (select permissions from api_tokens
        where api_tokens.tenant_id = users.tenant_id and api_tokens.id = ${api_token_id ?? null}) as given
    from users join roles on roles.tenant_id = users.tenant_id and roles.id = users.role_id
    where users.tenant_id = ${TENANT} and users.id = ${user_id} and users.status = 'active'`.execute(tx);
  const [row] = rows;
  if (row === undefined) return [];
  return api_token_id === undefined ? row.own : tokenRights(row.given ?? [], row.own);
}

function namesOf(codes: readonly string[]): string {
  const labels: Readonly<Record<string, string>> = PERMISSION_CODE_LABELS;
  const named = codes.slice(0, NAMED).map((code) => `“${labels[code] ?? code}”`);
  const rest = codes.length - named.length;
  return rest > 0 ? `${named.join(', ')} và ${rest} quyền khác` : named.join(', ');
}

/** A company without an administrator could not repair that itself: the last active account with full rights stays. */
export async function requireFullRightsHolder(tx: CrudTx): Promise<void> {
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

const ROLE: Subject = { above: 'Vai trò này', field: 'permissions' };

/** Codes of a row or of a request, whose shape the description has judged. */
const codesOf = (values: Readonly<Record<string, unknown>>): string[] => values['permissions'] as string[];

export const roles = plainModule(descriptor, {
  beforeCreate: (tx, values, { account }) =>
    demandOwnRights(tx, account, { before: [], after: codesOf(values) }, ROLE),
  beforeUpdate: (tx, current, values, { account }) =>
    demandOwnRights(tx, account, { before: codesOf(current), after: codesOf(values) }, ROLE),
  beforeDelete: (tx, current, { account }) =>
    demandOwnRights(tx, account, { before: codesOf(current), after: [] }, ROLE),
  afterChange: requireFullRightsHolder,
  in_use: 'Không xóa được vì còn nhân viên giữ vai trò này. Hãy đổi vai trò của họ trước.',
});
