import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import type { Db, Tx } from '#server/context.ts';
import { createCompany, refuseTakenTaxCode } from '#server/modules/companies/index.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { failure, notFound, tooMany, type Failure } from '#server/platform/http/failure.ts';
import type { AccountRef } from './mail-shape.ts';
import { codeHash, isCode, newCode } from './one-time-secrets.ts';
import { refuseWeak } from './set-password.ts';
import { enqueueTrialCode } from './tasks.ts';

/** How long a code can be typed, counted from its mail. */
const CODE_LIFE_MS = 30 * 60_000;

/** `code` is null for an address that has an account. */
type GivenCode = { email: string; code: string | null };

/** A fresh code for a trial, in place of the one before; null when the trial has begun or is gone. Only here it is known. */
export async function giveCode(
  { db, clock }: { db: Db; clock: Clock },
  key: string,
): Promise<GivenCode | null> {
  const trial = await db
    .selectFrom('trials')
    .select('email')
    .where('key', '=', key)
    .where('tenant_id', 'is', null)
    .executeTakeFirst();
  if (trial === undefined) return null;
  const { email } = trial;
  const taken = await db.selectFrom('sign_ins').select('email').where('email', '=', email).executeTakeFirst();
  const code = taken === undefined ? newCode() : null;
  // A mail that waited for its server loses none of the time for typing; the end moves either way, or it would tell the two apart.
  const expires_on = new Date(clock.epoch_ms() + CODE_LIFE_MS).toISOString();
  await db
    .updateTable('trials')
    .set({ code_hash: code === null ? null : codeHash(key, code), expires_on })
    .where('key', '=', key)
    .where('email', '=', email)
    .execute();
  return { email, code };
}

type TrialInput = components['schemas']['TrialInput'];
type Trial = components['schemas']['Trial'];

/** The application for a trial, with the hash of the password. */
type TrialApplication = Omit<TrialInput, 'email' | 'password'>;

type TrialDeps = {
  db: Db;
  clock: Clock;
  /** Milliseconds between two mails that one person asks for. */
  mail_pause_ms: number;
};

const TRIALS_A_DAY = 5;
const MAILS_A_TRIAL = 5;
const WRONG_CODES = 5;

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
    await enqueueTrialCode(tx, key);
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
      throw tooMany('too_soon', `Hãy đợi ${Math.ceil(wait_ms / 1000)} giây rồi gửi lại mã.`, wait_ms / 1000);
    if (email !== trial.email) {
      await countOne(tx, clock, email);
      await saveCount(tx, trial);
    }
    const expires_on = fromNow(clock, CODE_LIFE_MS);
    await tx
      .updateTable('trials')
      .set({ email, code_hash: null, mails: trial.mails + 1, asked_on: clock.now(), expires_on })
      .where('key', '=', key)
      .execute();
    await enqueueTrialCode(tx, key);
    return { key, email, expires_on, resend_on: fromNow(clock, mail_pause_ms) };
  });
}

/** A trial that has not begun, held until the transaction ends. */
async function lockTrial(tx: Tx, key: string) {
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

function trialEnded(): Failure {
  return failure(410, 'trial_ended', `Đã nhập sai mã ${WRONG_CODES} lần nên mã bị hủy. Hãy đăng ký lại.`);
}

/** One mailbox gets few mails a day, however many ask. Those of one address are counted one after the other. */
async function countOne(tx: Tx, clock: Clock, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trial:${email}`}, 0))`.execute(tx);
  const { total } = await tx
    .selectFrom('trials')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('email', '=', email)
    .where('created_on', '>', fromNow(clock, -DAY_MS))
    .executeTakeFirstOrThrow();
  if (total >= TRIALS_A_DAY)
    throw tooMany(
      'too_many_trials',
      `Email này đã đăng ký ${TRIALS_A_DAY} lần trong 24 giờ. Hãy dùng mã trong thư đã nhận, hoặc thử lại vào ngày mai.`,
      DAY_MS / 1000,
      ['email'],
    );
}

/** The address that is left stays counted, by an ended trial under an unknown key: correcting it would free its mailbox. */
async function saveCount(
  tx: Tx,
  { email, mails, asked_on, expires_on, created_on }: LockedTrial,
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

const TRIAL_DAYS = 30;

type LockedTrial = Awaited<ReturnType<typeof lockTrial>>;

/** The code makes the company and its first account, with full rights; once. A wrong one is counted, and five end the trial. */
export async function verifyTrialCode(deps: TrialDeps, key: string, code: string): Promise<AccountRef> {
  const made = await deps.db.transaction().execute(async (tx): Promise<AccountRef | Failure> => {
    const trial = await lockTrial(tx, key);
    if (trial.wrong_codes >= WRONG_CODES) throw trialEnded();
    if (Date.parse(trial.expires_on) <= deps.clock.epoch_ms())
      throw failure(410, 'code_expired', 'Mã đã hết hạn. Hãy bấm gửi lại mã rồi nhập mã mới.');
    // Handed out instead of thrown: the count must stay.
    if (!isCode(key, code, trial.code_hash)) return countWrong(tx, trial);
    return beginCompany(tx, trial, deps.clock);
  });
  if (made instanceof Error) throw made;
  return made;
}

async function countWrong(tx: Tx, { key, wrong_codes }: LockedTrial): Promise<Failure> {
  const wrong = wrong_codes + 1;
  await tx.updateTable('trials').set({ wrong_codes: wrong }).where('key', '=', key).execute();
  if (wrong >= WRONG_CODES) return trialEnded();
  return failure(
    422,
    'wrong_code',
    `Mã không đúng, còn ${WRONG_CODES - wrong} lần thử. Hãy xem lại thư mới nhất.`,
    ['code'],
  );
}

async function beginCompany(tx: Tx, trial: LockedTrial, clock: Clock): Promise<AccountRef> {
  const { tax_code, company_name, address, full_name, phone_number } = trial.application as TrialApplication;
  const { email, password_hash } = trial;
  const company = {
    profile: { name: company_name, tax_code, address, phone_number, email },
    roles: READY_MADE_ROLES,
    users: [{ email, full_name, phone_number, role: READY_MADE_ROLES[0].name, password_hash }],
    demo: false,
    trial_until: vietnamDate(clock.epoch_ms() + TRIAL_DAYS * DAY_MS),
  };
  const { tenant_id, users } = await createCompany(tx, company, clock.now());
  const user_id = users.get(email);
  if (user_id === undefined) throw new Error('a company without its first account');
  // What was needed to get here is deleted.
  await tx
    .updateTable('trials')
    .set({ tenant_id, code_hash: null, password_hash: '' })
    .where('key', '=', trial.key)
    .execute();
  return { tenant_id, user_id };
}
