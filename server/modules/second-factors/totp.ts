import { generateSecret, generateURI, verify } from 'otplib';
import type { Db, Tx } from '#server/context.ts';
import { seal, unseal } from '#server/platform/secrets/master-key.ts';
import { ISSUER, type FactorDeps, type Who } from './deps.ts';

/** RFC 6238 section 4: seconds a code is valid. */
const STEP_SECONDS = 30;

export type TotpStart = { secret: string; uri: string };

/** A new secret in place of one that was never confirmed. False when codes are on already: those are removed first. */
export async function startTotp(
  { db, clock, totp_key }: FactorDeps,
  who: Who,
  label: string,
): Promise<TotpStart | null> {
  const secret = generateSecret();
  const row = { sealed_secret: seal(totp_key, Buffer.from(secret)), created_on: clock.now() };
  const kept = await db
    .insertInto('totp_secrets')
    .values({ ...who, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ ...row, last_step: 0 })
        .where('totp_secrets.confirmed_on', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept === undefined ? null : { secret, uri: generateURI({ issuer: ISSUER, label, secret }) };
}

/**
 * Whether the code is right and new: of this step, the one before or the one after (RFC 6238 section 5.2), and of a later step
 * than the last that was taken, so that a code works once, however many ask at the same time.
 */
export async function takeTotp(
  deps: FactorDeps,
  who: Who,
  code: string,
  secret_is: 'confirmed' | 'new',
): Promise<boolean> {
  const { db, clock } = deps;
  const row = await db
    .selectFrom('totp_secrets')
    .select('sealed_secret')
    .where('tenant_id', '=', who.tenant_id)
    .where('user_id', '=', who.user_id)
    .where('confirmed_on', secret_is === 'new' ? 'is' : 'is not', null)
    .executeTakeFirst();
  const step = row === undefined ? null : await stepOf(deps, row.sealed_secret, code);
  if (row === undefined || step === null) return false;
  const taken = await db
    .updateTable('totp_secrets')
    .set({ last_step: step, ...(secret_is === 'new' ? { confirmed_on: clock.now() } : {}) })
    .where('tenant_id', '=', who.tenant_id)
    .where('user_id', '=', who.user_id)
    .where('sealed_secret', '=', row.sealed_secret)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function stepOf(deps: FactorDeps, sealed: Buffer, code: string): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(deps.clock.epoch_ms() / 1000);
  const secret = unseal(deps.totp_key, sealed).toString();
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : null;
}

export async function hasTotp(db: Db | Tx, { tenant_id, user_id }: Who): Promise<boolean> {
  const row = await db
    .selectFrom('totp_secrets')
    .select('confirmed_on')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('confirmed_on', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeTotp(tx: Tx, { tenant_id, user_id }: Who): Promise<void> {
  await tx
    .deleteFrom('totp_secrets')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .execute();
}
