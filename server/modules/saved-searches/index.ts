import { sql } from 'kysely';
import { saved_searches as descriptor } from '#generated/resources/saved_searches.ts';
import { plainModule } from '#server/plain-module.ts';

/** Bộ lọc đã lưu: each account sees its own and what others share, and changes only its own. */
export const savedSearches = plainModule(descriptor, {
  expressions: ({ user_id }) => ({ mine: sql`user_id = ${user_id}` }),
  visible: ({ user_id }) => sql`(user_id = ${user_id} or shared)`,
  changeable: ({ user_id }) => sql`user_id = ${user_id}`,
  fill: ({ account }) => ({ user_id: account.user_id }),
  unaudited: true,
});
