import { randomBytes } from 'node:crypto';
import type { Db, PublicContext } from '#server/context.ts';
import {
  factorState,
  methodsOf,
  takeRecoveryCode,
  takeTotp,
  accountOfPasskey,
  type Method,
  type Who,
} from '#server/modules/second-factors/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TokenFailure, type TokenFailureExtra } from '#server/platform/http/failure.ts';
import { tokenHash } from '#server/platform/session/tokens.ts';
import { loadAccount } from './accounts.ts';
import {
  addressOf,
  checkPassword,
  countFailure,
  lockedUntil,
  lockWords,
  passLock,
} from './check-password.ts';
import { openSession, type IssuedTokens, type SessionDeps } from './open-session.ts';

const LIFE_MS = 5 * 60 * 1000;
const MAX_TRIES = 5;

type Deps = { db: Db; clock: Clock };

/** Shows that the password was right while the second factor is still to come. Only its hash is kept. */
async function newMfaToken({ db, clock }: Deps, who: Who, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_on = new Date(clock.epoch_ms() + LIFE_MS).toISOString();
  const { tenant_id, user_id } = who;
  await db
    .insertInto('mfa_tokens')
    .values({ hash: tokenHash(token), tenant_id, user_id, email, expires_on })
    .execute();
  return token;
}

/** Counts a try before it is judged, so that tries at once are no more than five; null when the token is past or used up. */
async function tryMfaToken(
  { db, clock }: Deps,
  token: string,
): Promise<(Who & { email: string; tries_left: number }) | null> {
  const row = await db
    .updateTable('mfa_tokens')
    .set((mfa) => ({ tries: mfa('tries', '+', 1) }))
    .where('hash', '=', tokenHash(token))
    .where('tries', '<', MAX_TRIES)
    .where('expires_on', '>', clock.now())
    .returning(['tenant_id', 'user_id', 'email', 'tries'])
    .executeTakeFirst();
  return row === undefined ? null : { ...row, tries_left: MAX_TRIES - row.tries };
}

/** True for the one who used it. */
async function endMfaToken({ db }: Pick<Deps, 'db'>, token: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('mfa_tokens')
    .where('hash', '=', tokenHash(token))
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

const refused = (words: string, extra?: TokenFailureExtra): TokenFailure =>
  new TokenFailure(400, 'invalid_grant', words, extra);

const WRONG_PASSWORD = 'Email hoặc mật khẩu không đúng. Hãy kiểm tra lại rồi đăng nhập.';
const INACTIVE = 'Tài khoản đã ngừng hoạt động. Hãy liên hệ quản trị viên.';
const STEP_ENDED = 'Bước xác thực đã hết hạn hoặc hết lượt thử. Hãy đăng nhập lại bằng mật khẩu.';
const NO_PASSKEY = 'Khóa truy cập không dùng được ở đây. Hãy thử lại hoặc đăng nhập bằng mật khẩu.';

/** Password grant (RFC 6749 section 4.3); with a second factor it answers how to go on. */
export async function passwordGrant(
  deps: SessionDeps,
  given: { username: string; password: string },
  context: PublicContext,
): Promise<IssuedTokens> {
  let methods: Method[] = [];
  const verdict = await checkPassword(deps, given.username, given.password, async (who) => {
    methods = methodsOf(await factorState(deps.db, who));
    return methods.length === 0;
  });
  if (verdict.is === 'locked') throw refused(lockWords(verdict.until));
  if (verdict.is === 'wrong') throw refused(WRONG_PASSWORD);
  const { who } = verdict;
  await demandActive(deps, who);
  if (methods.length === 0) return openSession(deps, who, context);
  const mfa_token = await newMfaToken(deps, who, addressOf(given.username));
  const words = 'Hãy xác thực thêm một bước để đăng nhập.';
  throw new TokenFailure(400, 'mfa_required', words, { mfa_token, mfa_methods: methods });
}

/** The second step with a one-time code or a recovery code. */
export async function secondStepGrant(
  deps: SessionDeps,
  given: { mfa_token: string; code: string; kind: 'otp' | 'recovery_code' },
  context: PublicContext,
): Promise<IssuedTokens> {
  const { mfa_token, code, kind } = given;
  const step = await tryMfaToken(deps, mfa_token);
  if (step === null) throw refused(STEP_ENDED);
  const { tenant_id, user_id, email, tries_left } = step;
  const who = { tenant_id, user_id };
  const known_lock = await lockedUntil(deps, email);
  if (known_lock !== null) throw refused(lockWords(known_lock));
  const right =
    kind === 'otp' ? await takeTotp(deps, who, code, 'confirmed') : await takeRecoveryCode(deps, who, code);
  const locked = right ? await passLock(deps, email, true) : await countFailure(deps, email);
  if (locked !== null) {
    await endMfaToken(deps, mfa_token);
    throw refused(lockWords(locked));
  }
  if (!right) throw refused(tries_left === 0 ? STEP_ENDED : wrongCode(kind, tries_left));
  if (!(await endMfaToken(deps, mfa_token))) throw refused(STEP_ENDED);
  await demandActive(deps, who);
  return openSession(deps, who, context);
}

/** A passkey says whose it is and that the person was verified: two factors at once. */
export async function passkeyGrant(
  deps: SessionDeps,
  given: { challenge_id: string; credential: string },
  context: PublicContext,
): Promise<IssuedTokens> {
  const who = await accountOfPasskey(deps, given, context.caller);
  if (who === null) throw refused(NO_PASSKEY);
  await demandActive(deps, who);
  return openSession(deps, who, context);
}

async function demandActive({ db }: SessionDeps, { tenant_id, user_id }: Who): Promise<void> {
  if ((await loadAccount(db, tenant_id, user_id)) === null) throw refused(INACTIVE);
}

function wrongCode(kind: 'otp' | 'recovery_code', tries_left: number): string {
  const what =
    kind === 'otp'
      ? 'Mã không đúng hoặc đã dùng. Hãy nhập mã đang hiện trong ứng dụng xác thực'
      : 'Mã khôi phục không đúng hoặc đã dùng. Hãy nhập một mã khác';
  return `${what} (còn ${tries_left} lần thử).`;
}
