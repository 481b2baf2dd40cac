import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callApi } from './api.ts';
import { expect, PASSWORD } from './fixtures.ts';
import { mailTo, passwordLinkIn } from './mails.ts';

const owner = 'owner@demo.vn';

/** Somebody with exactly these permissions: a role of their own, an account, and a password set through the invitation. */
export async function makeAccount(
  request: APIRequestContext,
  permissions: readonly string[],
): Promise<string> {
  const mark = randomUUID();
  const email = `${mark}@vai-tro.example`;
  const { role } = await callApi<{ role: { id: number } }>(request, owner, ['POST', '/api/roles'], {
    role: { name: `Vai trò ${mark}`, permissions },
  });
  await callApi(request, owner, ['POST', '/api/users'], {
    user: { email, full_name: 'Người Thử Vai', role_id: role.id, status: 'active' },
  });
  const key = passwordLinkIn(await mailTo(email))
    .split('/s/')
    .at(-1);
  const reply = await request.post('/api/passwords', { data: { password: { key, new_password: PASSWORD } } });
  expect(reply.status(), await reply.text()).toBe(200);
  return email;
}
