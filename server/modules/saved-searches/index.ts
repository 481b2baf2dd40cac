import { sql } from 'kysely';
import { saved_searches as descriptor } from '#generated/resources/saved_searches.ts';
import { plainModule } from '#server/plain-module.ts';
import type { CrudTx, Values } from '#server/platform/crud/crud-context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** Bộ lọc đã lưu: each account sees its own and what others share, and changes only its own. */
export const savedSearches = plainModule(descriptor, {
  expressions: ({ user_id }) => ({ mine: sql`user_id = ${user_id}` }),
  visible: ({ user_id }) => sql`(user_id = ${user_id} or shared)`,
  changeable: ({ user_id }) => sql`user_id = ${user_id}`,
  fill: ({ account }) => ({ user_id: account.user_id }),
  beforeCreate: (tx, values, { account }) => makeRoom(tx, account.user_id, values),
  beforeUpdate: (tx, _current, values, { account }) => makeRoom(tx, account.user_id, values),
  unaudited: true,
});

/** One of an account's own opens first in a list: the one said last. Its account is held, for a second may be said at once. */
async function makeRoom(tx: CrudTx, user_id: number, { is_default, type }: Values): Promise<void> {
  if (is_default !== true) return;
  await sql`select from users where tenant_id = ${TENANT} and id = ${user_id} for no key update`.execute(tx);
  await sql`update saved_searches set is_default = false
      where tenant_id = ${TENANT} and user_id = ${user_id} and type = ${type} and is_default`.execute(tx);
}
