import { roles as descriptor } from '#generated/resources/roles.ts';
import { plainModule } from '#server/plain-module.ts';
import { someoneKeepsFull } from './someone-keeps-full.ts';

export { someoneKeepsFull } from './someone-keeps-full.ts';

export const roles = plainModule(descriptor, {
  afterChange: someoneKeepsFull,
  in_use: 'Không xóa được vì còn nhân viên giữ vai trò này. Hãy đổi vai trò của họ trước.',
});
