import type { Context, Tx } from '#server/context.ts';
import {
  factorState,
  methodsOf,
  removeRecoveryCodes,
  renewRecoveryCodes,
  type Who,
} from '#server/modules/second-factors/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { person, type ProfileDeps } from './deps.ts';
import { logChange } from './log-change.ts';
import { provePassword } from './own-account.ts';

export async function renewCodes(deps: ProfileDeps, password: string, context: Context): Promise<string[]> {
  const { who } = person(context);
  await provePassword(deps, context.account, password, 'password');
  if (methodsOf(await factorState(deps.db, who)).length === 0)
    throw failure(
      409,
      'no_second_factor',
      'Chưa bật xác thực hai lớp nên chưa cần mã khôi phục. Hãy bật mã xác thực hoặc thêm khóa truy cập trước.',
    );
  return deps.db.transaction().execute(async (tx) => {
    const codes = await renewRecoveryCodes(tx, who);
    await logChange(tx, context.account, { recovery_codes: [null, 'bộ mới'] }, deps.clock);
    return codes;
  });
}

/** Recovery codes stand in for a second factor: with the last one gone they open nothing. */
export async function dropIdleCodes(tx: Tx, who: Who): Promise<void> {
  if (methodsOf(await factorState(tx, who)).length === 0) await removeRecoveryCodes(tx, who);
}
