import { users as descriptor } from '#generated/resources/users.ts';
import { someoneKeepsFull } from '#server/modules/roles/index.ts';
import { plainModule } from '#server/plain-module.ts';
import { followUser, openUser, refusePrograms } from './sign-in-of-user.ts';

export { userHandlers } from './handlers.ts';

export const users = plainModule(descriptor, {
  beforeCreate: async (_tx, _values, asking) => refusePrograms(asking),
  beforeUpdate: async (_tx, _current, _values, asking) => refusePrograms(asking),
  afterCreate: openUser,
  afterUpdate: followUser,
  afterChange: someoneKeepsFull,
});
