import { sql } from 'kysely';
import { api_tokens as described } from '#generated/resources/api_tokens.ts';
import type { components } from '#generated/types.ts';
import type { Account, Context, Handlers, Tx } from '#server/context.ts';
import type { CrudRecord } from '#server/platform/crud/crud-context.ts';
import { recordStore } from '#server/platform/crud/record-store.ts';
import { plainHandlers } from '#server/platform/crud/plain-handlers.ts';
import { failure } from '#server/platform/http/failure.ts';
import { tokenHash } from '#server/platform/session/tokens.ts';
import { beyondMaker } from './scope.ts';
import { newSecret, prefixOf } from './secret.ts';

type ApiToken = components['schemas']['ApiToken'];
type Input = components['schemas']['ApiTokenInput'];
type Own = 'listApiTokens' | 'createApiToken' | 'getApiToken' | 'updateApiToken' | 'deleteApiToken';

// A change may write the name alone, but what a key was made with belongs in the log too.
const descriptor = { ...described, form_fields: described.fields.filter(({ read_only }) => !read_only) };

const store = recordStore(descriptor, {
  expressions: () => ({ secret: sql`null::text` }),
});

/** A key that could make keys would outlive its own revocation. */
function refuseKeys({ api_token_id }: Account): void {
  if (api_token_id !== undefined)
    throw failure(
      403,
      'api_token_refused',
      'Khóa API không tạo hay sửa được khóa API. Hãy đăng nhập để làm việc này.',
    );
}

function refuseUnfit({ permissions, expires_on = null }: Input, { account, clock }: Context): void {
  const beyond = beyondMaker(permissions, account.permissions);
  if (beyond.length > 0)
    throw failure(
      422,
      'beyond_maker',
      `Bạn không có quyền ${beyond.join(', ')} nên không trao được cho khóa. Hãy bỏ các quyền này.`,
      ['permissions'],
    );
  if (expires_on !== null && expires_on < clock.today())
    throw failure(422, 'already_expired', 'Ngày hết hạn đã qua. Hãy chọn từ hôm nay trở đi.', ['expires_on']);
}

/** Its columns are those of the description; every answer is judged against it in the tests. */
function wire(row: CrudRecord): ApiToken {
  return row as unknown as ApiToken;
}

async function make(tx: Tx, input: Input, { account, clock }: Context): Promise<ApiToken> {
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
    refuseKeys(context.account);
    refuseUnfit(body.api_token, context);
    return { api_token: await context.tenant((tx) => make(tx, body.api_token, context)) };
  },
  updateApiToken: async ({ path, body }, { account, clock, tenant }) => {
    refuseKeys(account);
    const { name, lock_version } = body.api_token;
    const asking = { account, now: clock.now() };
    const row = await tenant((tx) => store.update(tx, path.id, lock_version, { name }, asking));
    return { api_token: wire(row) };
  },
  deleteApiToken: async (input, context) => {
    // A program may give its own key back.
    if (context.account.api_token_id !== input.path.id) refuseKeys(context.account);
    return plain.deleteApiToken(input, context);
  },
} satisfies Pick<Handlers, Own>;
