import type { components } from '#generated/types.ts';
import type { Context, Tx } from '#server/context.ts';
import { enqueueNotice } from '#server/modules/getting-in/index.ts';
import {
  deletePasskey,
  factorState,
  listPasskeys,
  methodsOf,
  registerPasskey,
  removeRecoveryCodes,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
  takeTotp,
  type Challenge,
  type Passkey,
  type TotpStart,
  type Who,
} from '#server/modules/second-factors/index.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { logChange, person, provePassword, type ProfileDeps } from './own-account.ts';
import { readUser, type User } from './user.ts';

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

/** Recovery codes replace a second factor: with the last one gone they open nothing. */
async function dropIdleCodes(tx: Tx, who: Who): Promise<void> {
  if (methodsOf(await factorState(tx, who)).length === 0) await removeRecoveryCodes(tx, who);
}

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
    await enqueueNotice(tx, { kind: 'second_factor_added', ...who });
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
    await enqueueNotice(tx, { kind: 'second_factor_dropped', ...who });
    await logChange(tx, context.account, { totp: [ON, OFF] }, deps.clock);
  });
  return readUser(deps.db, context.account);
}

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
    await enqueueNotice(tx, { kind: 'second_factor_added', ...who });
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
    await enqueueNotice(tx, { kind: 'second_factor_dropped', ...who });
    await logChange(tx, context.account, { passkey: [name, null] }, deps.clock);
  });
  return listPasskeys(deps.db, who);
}
