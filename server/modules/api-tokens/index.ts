import { sql } from 'kysely';
import { api_tokens as described } from '#generated/resources/api_tokens.ts';
import type { components } from '#generated/types.ts';
import type { Context, Handlers, Tx } from '#server/context.ts';
import { demandOwnRights, type Subject } from '#server/modules/roles/index.ts';
import type { CrudAccount, CrudRecord, CrudTx } from '#server/platform/crud/crud-context.ts';
import { plainHandlers } from '#server/platform/crud/plain-handlers.ts';
import { recordStore } from '#server/platform/crud/record-store.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { tokenHash } from '#server/platform/session/tokens.ts';
import { newSecret, prefixOf } from './token-account.ts';

export { isApiToken } from './token-account.ts';
export { tokenAccounts } from './token-account.ts';

type ApiToken = components['schemas']['ApiToken'];
type Input = components['schemas']['ApiTokenInput'];
type Own = 'listApiTokens' | 'createApiToken' | 'getApiToken' | 'updateApiToken' | 'deleteApiToken';

// A change may write the name alone, but what a key was made with belongs in the log too.
const descriptor = { ...described, form_fields: described.fields.filter(({ read_only }) => !read_only) };

const store = recordStore(descriptor, {
  expressions: () => ({ secret: sql`null::text` }),
  beforeUpdate: (tx, current, _values, { account }) => demandOverKey(tx, account, current),
  beforeDelete: (tx, current, { account }) => demandOverKey(tx, account, current),
});

const KEY: Subject = { above: 'Khóa này', field: 'permissions' };

function refuseEnded({ expires_on = null }: Input, { clock }: Context): void {
  if (expires_on !== null && expires_on < clock.today())
    throw failure(422, 'already_expired', 'Ngày hết hạn đã qua. Hãy chọn từ hôm nay trở đi.', ['expires_on']);
}

/** A key with more rights than the requester cannot be changed by them, but the person who made it, and the key itself, may end it. */
async function demandOverKey(
  tx: CrudTx,
  account: CrudAccount,
  { id, permissions }: CrudRecord,
): Promise<void> {
  if (id === account.api_token_id) return;
  const { rows } = await sql<{
    user_id: number;
  }>`select user_id from api_tokens where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
  if (account.api_token_id === undefined && rows[0]?.user_id === account.user_id) return;
  const held = permissions as string[];
  await demandOwnRights(tx, account, { before: held, after: held }, KEY);
}

/** Its columns are those of the description; every answer is judged against it in the tests. */
function wire(row: CrudRecord): ApiToken {
  return row as unknown as ApiToken;
}

async function make(tx: Tx, input: Input, { account, clock }: Context): Promise<ApiToken> {
  await demandOwnRights(tx, account, { before: [], after: input.permissions }, KEY);
  const secret = newSecret();
  const values = {
    name: input.name,
    permissions: input.permissions,
    expires_on: input.expires_on ?? null,
    user_id: account.user_id,
    maker_name: account.full_name,
    prefix: prefixOf(secret),
  };
  const row = await store.create(tx, values, { account, now: clock.now() });
  await sql`select keep_api_token_key(${row.id}, ${tokenHash(secret)})`.execute(tx);
  return { ...wire(row), secret };
}

const plain = plainHandlers(store) as unknown as Pick<Handlers, Own>;

export const apiTokenHandlers = {
  listApiTokens: plain.listApiTokens,
  getApiToken: plain.getApiToken,
  createApiToken: async ({ body }, context) => {
    refuseEnded(body.api_token, context);
    return { api_token: await context.tenant((tx) => make(tx, body.api_token, context)) };
  },
  updateApiToken: async ({ path, body }, { account, clock, tenant }) => {
    const { name, lock_version } = body.api_token;
    const requester = { account, now: clock.now() };
    const row = await tenant((tx) => store.update(tx, path.id, lock_version, { name }, requester));
    return { api_token: wire(row) };
  },
  deleteApiToken: plain.deleteApiToken,
} satisfies Pick<Handlers, Own>;
