import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { askNotice } from '#server/modules/getting-in/index.ts';
import {
  deletePasskey,
  listPasskeys,
  registerPasskey,
  startPasskey,
  type Challenge,
  type Passkey,
} from '#server/modules/second-factors/index.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { person, type ProfileDeps } from './deps.ts';
import { logChange } from './log-change.ts';
import { provePassword } from './own-account.ts';
import { dropIdleCodes } from './recovery-codes.ts';

export async function startNewPasskey(
  deps: ProfileDeps,
  password: string,
  context: Context,
): Promise<Challenge> {
  const { who } = person(context);
  const email = await provePassword(deps, context.account, password, 'password');
  const { full_name } = context.account;
  return startPasskey(deps, who, { email, full_name }, context.caller);
}

export async function addPasskey(
  deps: ProfileDeps,
  input: components['schemas']['PasskeyInput'],
  context: Context,
): Promise<Passkey[]> {
  const { who } = person(context);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await registerPasskey({ ...deps, db: tx }, who, input, context.caller)))
      throw failure(
        422,
        'passkey_refused',
        'Không nhận được khóa truy cập này: lời mời đã quá năm phút, hoặc khóa đã có. Hãy thử lại.',
        ['credential'],
      );
    await askNotice(tx, { kind: 'second_factor_added', ...who });
    await logChange(tx, context.account, { passkey: [null, input.name] }, deps.clock);
  });
  return listPasskeys(deps.db, who);
}

export async function removePasskey(
  deps: ProfileDeps,
  { id, password }: { id: number; password: string },
  context: Context,
): Promise<Passkey[]> {
  const { who } = person(context);
  await provePassword(deps, context.account, password, 'password');
  await deps.db.transaction().execute(async (tx) => {
    const name = await deletePasskey(tx, who, id);
    if (name === null) throw notFound();
    await dropIdleCodes(tx, who);
    await askNotice(tx, { kind: 'second_factor_dropped', ...who });
    await logChange(tx, context.account, { passkey: [name, null] }, deps.clock);
  });
  return listPasskeys(deps.db, who);
}
