import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import type { Tx } from '#server/context.ts';
import { createCompany } from '#server/modules/companies/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { failure, type Failure } from '#server/platform/http/failure.ts';
import { isCode } from './one-time-secrets.ts';
import type { AccountRef } from './recipient.ts';
import { lockTrial, trialEnded, WRONG_CODES, type TrialApplication, type TrialDeps } from './trials.ts';

const TRIAL_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

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
  // What was needed to get here is kept no longer.
  await tx
    .updateTable('trials')
    .set({ tenant_id, code_hash: null, password_hash: '' })
    .where('key', '=', trial.key)
    .execute();
  return { tenant_id, user_id };
}
