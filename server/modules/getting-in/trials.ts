import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Db, Tx } from '#server/context.ts';
import { refuseTakenTaxCode } from '#server/modules/companies/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure, notFound, type Failure } from '#server/platform/http/failure.ts';
import { refuseWeak } from './set-password.ts';
import { askTrialCode } from './tasks.ts';
import { CODE_LIFE_MS } from './trial-codes.ts';

type TrialInput = components['schemas']['TrialInput'];
type Trial = components['schemas']['Trial'];

/** What somebody wrote to start a trial; the password stands beside it, hashed. */
export type TrialApplication = Omit<TrialInput, 'email' | 'password'>;

export type TrialDeps = {
  db: Db;
  clock: Clock;
  /** Milliseconds between two mails that one person asks for. */
  mail_pause_ms: number;
};

type KeptTrial = Awaited<ReturnType<typeof lockTrial>>;

const DAY_MS = 24 * 60 * 60_000;
const TRIALS_A_DAY = 5;
const MAILS_A_TRIAL = 5;
export const WRONG_CODES = 5;

/** An address with an account is treated like any other: what differs is the mail alone. */
export async function beginTrial(
  deps: TrialDeps,
  { email: typed, password, ...rest }: TrialInput,
): Promise<Trial> {
  const email = typed.toLowerCase();
  refuseWeak(password, email, 'password');
  await refuseTakenTaxCode(deps.db, rest.tax_code);
  const password_hash = await hash(password);
  const key = randomUUID();
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    await countOne(tx, deps.clock, email);
    const expires_on = fromNow(deps.clock, CODE_LIFE_MS);
    const application = JSON.stringify(rest satisfies TrialApplication);
    await tx
      .insertInto('trials')
      .values({
        key,
        email,
        application,
        password_hash,
        mails: 1,
        asked_on: now,
        expires_on,
        created_on: now,
      })
      .execute();
    await askTrialCode(tx, key);
    return { key, email, expires_on, resend_on: fromNow(deps.clock, deps.mail_pause_ms) };
  });
}

/** To the same address or a corrected one; wrong codes stay counted. */
export async function sendAnotherCode(deps: TrialDeps, key: string, typed: string): Promise<Trial> {
  const email = typed.toLowerCase();
  const { clock, mail_pause_ms } = deps;
  return deps.db.transaction().execute(async (tx) => {
    const trial = await lockTrial(tx, key);
    if (trial.wrong_codes >= WRONG_CODES) throw trialEnded();
    if (trial.mails >= MAILS_A_TRIAL)
      throw failure(
        429,
        'too_many_mails',
        `Đã gửi mã ${MAILS_A_TRIAL} lần. Hãy xem cả hộp thư rác, hoặc đăng ký lại với email khác.`,
      );
    const wait_ms = Date.parse(trial.asked_on) + mail_pause_ms - clock.epoch_ms();
    if (wait_ms > 0)
      throw failure(429, 'too_soon', `Hãy đợi ${Math.ceil(wait_ms / 1000)} giây rồi gửi lại mã.`);
    if (email !== trial.email) {
      await countOne(tx, clock, email);
      await keepCount(tx, trial);
    }
    const expires_on = fromNow(clock, CODE_LIFE_MS);
    await tx
      .updateTable('trials')
      .set({ email, code_hash: null, mails: trial.mails + 1, asked_on: clock.now(), expires_on })
      .where('key', '=', key)
      .execute();
    await askTrialCode(tx, key);
    return { key, email, expires_on, resend_on: fromNow(clock, mail_pause_ms) };
  });
}

/** A trial that has not begun, held until the transaction ends. */
export async function lockTrial(tx: Tx, key: string) {
  const trial = await tx
    .selectFrom('trials')
    .selectAll()
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (trial === undefined) throw notFound();
  if (trial.tenant_id !== null)
    throw failure(410, 'trial_begun', 'Tài khoản này đã được xác minh. Hãy đăng nhập bằng mật khẩu đã đặt.');
  return trial;
}

export function trialEnded(): Failure {
  return failure(410, 'trial_ended', `Đã nhập sai mã ${WRONG_CODES} lần nên mã bị hủy. Hãy đăng ký lại.`);
}

/** One letter box gets few mails a day, however many ask. Those of one address are counted one after the other. */
async function countOne(tx: Tx, clock: Clock, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trial:${email}`}, 0))`.execute(tx);
  const { total } = await tx
    .selectFrom('trials')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('email', '=', email)
    .where('created_on', '>', fromNow(clock, -DAY_MS))
    .executeTakeFirstOrThrow();
  if (total >= TRIALS_A_DAY)
    throw failure(
      429,
      'too_many_trials',
      `Email này đã đăng ký ${TRIALS_A_DAY} lần trong 24 giờ. Hãy dùng mã trong thư đã nhận, hoặc thử lại vào ngày mai.`,
      ['email'],
    );
}

/** The address that is left stays counted, by an ended trial under a key nobody knows: correcting it would free its letter box. */
async function keepCount(
  tx: Tx,
  { email, mails, asked_on, expires_on, created_on }: KeptTrial,
): Promise<void> {
  const ended = { key: randomUUID(), application: '{}', password_hash: '', wrong_codes: WRONG_CODES };
  await tx
    .insertInto('trials')
    .values({ ...ended, email, mails, asked_on, expires_on, created_on })
    .execute();
}

function fromNow(clock: Clock, ms: number): string {
  return new Date(clock.epoch_ms() + ms).toISOString();
}
