import type { Context } from '#server/context.ts';
import { askNotice } from '#server/modules/getting-in/index.ts';
import {
  factorState,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
  takeTotp,
  type TotpStart,
} from '#server/modules/second-factors/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { person, type ProfileDeps } from './deps.ts';
import { logChange } from './log-change.ts';
import { provePassword } from './own-account.ts';
import { dropIdleCodes } from './recovery-codes.ts';
import { readUser, type User } from './user.ts';

/** How the log names these changes: never with a secret. */
const [ON, OFF] = ['bật', 'tắt'];

export async function turnTotpOn(deps: ProfileDeps, password: string, context: Context): Promise<TotpStart> {
  const { who } = person(context);
  const email = await provePassword(deps, context.account, password, 'password');
  const started = await startTotp(deps, who, email);
  if (started === null)
    throw failure(409, 'totp_is_on', 'Mã xác thực đang bật. Hãy tắt trước khi thiết lập lại.');
  return started;
}

export async function confirmTotp(deps: ProfileDeps, code: string, context: Context): Promise<string[]> {
  const { who } = person(context);
  return deps.db.transaction().execute(async (tx) => {
    if (!(await takeTotp({ ...deps, db: tx }, who, code, 'new')))
      throw failure(
        422,
        'wrong_code',
        'Mã không đúng. Hãy kiểm tra giờ của điện thoại rồi nhập mã đang hiện.',
        ['code'],
      );
    const codes = await renewRecoveryCodes(tx, who);
    await askNotice(tx, { kind: 'second_factor_added', ...who });
    await logChange(tx, context.account, { totp: [OFF, ON] }, deps.clock);
    return codes;
  });
}

export async function turnTotpOff(deps: ProfileDeps, password: string, context: Context): Promise<User> {
  const { who } = person(context);
  await provePassword(deps, context.account, password, 'password');
  const { totp } = await factorState(deps.db, who);
  await deps.db.transaction().execute(async (tx) => {
    await removeTotp(tx, who);
    await dropIdleCodes(tx, who);
    if (!totp) return;
    await askNotice(tx, { kind: 'second_factor_dropped', ...who });
    await logChange(tx, context.account, { totp: [ON, OFF] }, deps.clock);
  });
  return readUser(deps.db, context.account);
}
