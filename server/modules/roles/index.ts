import { roles as descriptor } from '#generated/resources/roles.ts';
import { plainModule } from '#server/plain-module.ts';
import { demandOwnRights, type Subject } from './demand-own-rights.ts';
import { someoneKeepsFull } from './someone-keeps-full.ts';

export { demandOwnRights, type Subject } from './demand-own-rights.ts';
export { someoneKeepsFull } from './someone-keeps-full.ts';

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
  afterChange: someoneKeepsFull,
  in_use: 'Không xóa được vì còn nhân viên giữ vai trò này. Hãy đổi vai trò của họ trước.',
});
