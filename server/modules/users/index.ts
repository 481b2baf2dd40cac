import { users as descriptor } from '#generated/resources/users.ts';
import { someoneKeepsFull } from '#server/modules/roles/index.ts';
import { plainModule } from '#server/plain-module.ts';

export const users = plainModule(descriptor, { afterChange: someoneKeepsFull });
