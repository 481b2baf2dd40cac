import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Who } from '#server/modules/second-factors/index.ts';
import type { Clock } from '#server/platform/clock.ts';

const MAX_FAILURES = 10;
/** Milliseconds in which they count together, and that an address stays locked. */
const WINDOW_MS = 15 * 60 * 1000;

type Deps = { db: Db; clock: Clock };

/** How an address is written in the directory, and counted. */
export function addressOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Until when an address is locked (ISO 8601), null when it is not. */
export async function lockedUntil({ db, clock }: Deps, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('email', '=', addressOf(email))
    .where('locked_until', '>', clock.now())
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

/**
 * Counts a failure of an address, whether or not it has an account, and answers until when it is locked. One statement: failures
 * that come at once wait for each other at the row, so that none of them goes uncounted.
 */
export async function countFailure({ db, clock }: Deps, email: string): Promise<string | null> {
  const now = clock.now();
  const since = iso(clock.epoch_ms() - WINDOW_MS);
  const lock_end = iso(clock.epoch_ms() + WINDOW_MS);
  const { rows } = await sql<{ locked_until: string | null }>`
    insert into sign_in_failures as known (email, failures, first_failed_on) values (${addressOf(email)}, 1, ${now})
    on conflict (email) do update set (failures, first_failed_on, locked_until) = (
      select case when fresh then 1 else known.failures + 1 end,
        case when fresh then ${now}::timestamptz else known.first_failed_on end,
        case when known.locked_until > ${now} then known.locked_until
          when not fresh and known.failures + 1 >= ${MAX_FAILURES} then ${lock_end}::timestamptz end
      from (select case when known.locked_until is null then known.first_failed_on <= ${since}
        else known.locked_until <= ${now} end as fresh) as judged)
    returning locked_until`.execute(db);
  return rows[0]?.locked_until ?? null;
}

/**
 * A right password or code counts for nothing while the address is locked: answers until when it is. The row is held meanwhile, so
 * that of many who ask at once none slips past the failure that locks it. `forget` starts the count anew.
 */
export async function passLock({ db, clock }: Deps, email: string, forget: boolean): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const address = addressOf(email);
    const row = await tx
      .selectFrom('sign_in_failures')
      .select('locked_until')
      .where('email', '=', address)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.locked_until !== null && row.locked_until > clock.now()) return row.locked_until;
    if (forget) await tx.deleteFrom('sign_in_failures').where('email', '=', address).execute();
    return null;
  });
}

const hours = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
});

/** The lock in words, with the minute it is surely over. */
export function lockWords(locked_until: string): string {
  const end = hours.format(Math.ceil(Date.parse(locked_until) / 60_000) * 60_000);
  return `Email này tạm khóa đến ${end} vì nhập sai nhiều lần. Hãy thử lại sau lúc đó.`;
}

function iso(epoch_ms: number): string {
  return new Date(epoch_ms).toISOString();
}

type PasswordVerdict = { is: 'right'; who: Who } | { is: 'wrong' } | { is: 'locked'; until: string };

let decoy: Promise<string> | null = null;

/**
 * Judges a password and counts it when it is wrong. An unknown name, and one that was invited and has set none yet, cost the
 * same time as a wrong password. With `forget` a right one ends the count of wrong ones: not while a second factor is to come.
 */
export async function checkPassword(
  deps: { db: Db; clock: Clock },
  email: string,
  password: string,
  forget: (who: Who) => Promise<boolean> | boolean,
): Promise<PasswordVerdict> {
  const locked = await lockedUntil(deps, email);
  if (locked !== null) return { is: 'locked', until: locked };
  const found = await deps.db
    .selectFrom('sign_ins')
    .select(['tenant_id', 'user_id', 'password_hash'])
    .where('email', '=', addressOf(email))
    .executeTakeFirst();
  decoy ??= hash(randomUUID());
  const matches = await verify(found?.password_hash ?? (await decoy), password);
  if (found === undefined || found.password_hash === null || !matches) {
    const until = await countFailure(deps, email);
    return until === null ? { is: 'wrong' } : { is: 'locked', until };
  }
  const { tenant_id, user_id } = found;
  const until = await passLock(deps, email, await forget({ tenant_id, user_id }));
  return until === null ? { is: 'right', who: { tenant_id, user_id } } : { is: 'locked', until };
}
