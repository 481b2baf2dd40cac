import { hash } from '@node-rs/argon2';
import { weakPassword } from '#domain/access/weak-password.ts';
import type { Db, Tx } from '#server/context.ts';
import { forgetAccounts } from '#server/modules/session/index.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { enterTenant } from '#server/platform/db/tenancy.ts';
import { failure, type Failure } from '#server/platform/http/failure.ts';
import { openKey, takeKey, type OpenKey } from './password-keys.ts';
import { recipientOf, type AccountRef, type Recipient } from './mail-shape.ts';
import { enqueueNotice } from './tasks.ts';

type PasswordDeps = { db: Db; clock: Clock };

export type KeyOfAccount = OpenKey & Recipient;

/** Whose password a key sets. 404 when it is unknown, used or past, or its account is deactivated. */
export async function keyOfAccount(deps: PasswordDeps, key: string): Promise<KeyOfAccount> {
  const open = await openKey(deps, key);
  const to = open === null ? null : await recipientOf(deps.db, open);
  if (open === null || to === null) throw unusable();
  return { ...open, ...to };
}

/** Sets the password of the key's account. 422 weak_password leaves the key as it is; of two at once one gets 404. */
export async function setPasswordWithKey(
  deps: PasswordDeps,
  key: string,
  new_password: string,
): Promise<KeyOfAccount> {
  const account = await keyOfAccount(deps, key);
  refuseWeak(new_password, account.email, 'new_password');
  const password_hash = await hash(new_password);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const taken = await takeKey(tx, key, now);
    if (taken === null) throw unusable();
    await replacePassword(tx, taken, password_hash, now);
    if (taken.purpose === 'reset') await enqueueNotice(tx, { kind: 'password_changed', ...refOf(taken) });
    const inside = await enterTenant(tx, taken.tenant_id);
    await inside
      .updateTable('users')
      .set({ activated_on: now })
      .where('id', '=', taken.user_id)
      .where('activated_on', 'is', null)
      .execute();
    await noteChange(tx, taken, account.full_name, now);
  });
  forgetAccounts(deps.db);
  return account;
}

/** Anyone who reads the mailbox owns the account: every session and half-made sign-in ends, and a lock is lifted. */
async function replacePassword(
  tx: Tx,
  account: AccountRef,
  password_hash: string,
  now: string,
): Promise<void> {
  const { tenant_id, user_id } = account;
  const { email } = await tx
    .updateTable('sign_ins')
    .set({ password_hash })
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .returning('email')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('sessions')
    .set({ revoked_on: now })
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('revoked_on', 'is', null)
    .execute();
  await tx
    .deleteFrom('mfa_tokens')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .execute();
  await tx.deleteFrom('sign_in_failures').where('email', '=', email).execute();
}

/** In the company's log, as done by the account itself. */
async function noteChange(
  tx: Tx,
  { tenant_id, user_id }: AccountRef,
  name: string,
  now: string,
): Promise<void> {
  await auditChange(tx, { tenant_id, user_id, full_name: name }, now, {
    action: 'update',
    resource: 'users',
    record_id: user_id,
    record_label: name,
    changes: { password: [null, 'đặt bằng đường dẫn trong thư'] as const },
  });
}

/** 422 with the reason, at the field the password was typed in. */
export function refuseWeak(password: string, email: string, field: string): void {
  const reason = weakPassword(password, email);
  if (reason !== null) throw failure(422, 'weak_password', reason, [field]);
}

function refOf({ tenant_id, user_id }: AccountRef): AccountRef {
  return { tenant_id, user_id };
}

function unusable(): Failure {
  return failure(
    404,
    'key_unusable',
    'Đường dẫn này đã dùng, đã hết hạn hoặc không đúng. Hãy yêu cầu đặt lại mật khẩu, hoặc nhờ quản trị viên gửi lại lời mời.',
  );
}
