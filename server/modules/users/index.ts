import { users as descriptor } from '#generated/resources/users.ts';
import { someoneKeepsFull } from '#server/modules/roles/index.ts';
import { plainModule } from '#server/plain-module.ts';
import { demandOverAccount, demandRole } from './rights-over-accounts.ts';
import { followUser, openUser } from './sign-in-of-user.ts';

export { userHandlers } from './handlers.ts';

export const users = plainModule(descriptor, {
  beforeCreate: (tx, values, { account }) => demandRole(tx, account, values),
  beforeUpdate: (tx, current, values, { account }) => demandOverAccount(tx, account, current, values),
  afterCreate: openUser,
  afterUpdate: followUser,
  afterChange: someoneKeepsFull,
});
