import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { MailboxAccess } from '#server/gateways/mail/input-mailbox.ts';
import type { Clock } from '#server/platform/clock.ts';

type Problem = components['schemas']['MailboxProblem'];

/** The right of one worker to read a mailbox, and how far it was read. */
export type Lease = { id: string; set_by: number; uid_validity: string | null; last_uid: number | null };

const MINUTE_MS = 60_000;
/** Longer than a mail takes; it is renewed with each. */
const LEASE_MS = 10 * MINUTE_MS;
const PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

const later = (clock: Clock, ms: number): string => new Date(clock.epoch_ms() + ms).toISOString();

/** Null where the mailbox is off, not due, or read by another worker. */
export async function takeLease(tx: Tx, id: string, clock: Clock): Promise<Lease | null> {
  const now = clock.now();
  const row = await tx
    .updateTable('collector_mailboxes')
    .set({ lease: id, leased_until: later(clock, LEASE_MS) })
    .where('enabled', '=', true)
    .where('next_look_on', '<=', now)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', now)]))
    .returning(['set_by', 'uid_validity', 'last_uid'])
    .executeTakeFirst();
  return row === undefined ? null : { id, ...row };
}

/** Notes that a mail is begun, and renews the lease. Answers which try it is; null where the lease is lost. */
export async function noteTry(tx: Tx, { id }: Lease, uid: number, clock: Clock): Promise<number | null> {
  const row = await tx
    .updateTable('collector_mailboxes')
    .set((is) => ({
      trying_uid: uid,
      tries: is
        .case()
        .when('trying_uid', '=', uid)
        .then(is('tries', '+', 1))
        .else(1)
        .end(),
      leased_until: later(clock, LEASE_MS),
    }))
    .where('lease', '=', id)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries ?? null;
}

/** In the transaction that stores a mail: it is read up to there. False where the lease is lost. */
export async function holdLease(
  tx: Tx,
  { id }: Lease,
  { uid_validity, uid }: { uid_validity: string; uid: number },
  clock: Clock,
): Promise<boolean> {
  const row = await tx
    .updateTable('collector_mailboxes')
    .set({
      ...{ uid_validity, last_uid: uid, trying_uid: null, tries: 0 },
      leased_until: later(clock, LEASE_MS),
    })
    .where('lease', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the mailbox back, and says when it is looked into again: after failures with rising pauses. */
export async function endLook(
  tx: Tx,
  { id }: Lease,
  problem: Problem | 'busy' | null,
  clock: Clock,
): Promise<void> {
  const row = await tx
    .selectFrom('collector_mailboxes')
    .select(['failures', 'failing_since', 'tries'])
    .where('lease', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  const free = { lease: null, leased_until: null };
  const now = clock.now();
  if (problem === null || problem === 'busy') {
    const well = { failures: 0, problem: null, failing_since: null, looked_on: now };
    await tx
      .updateTable('collector_mailboxes')
      // A mail that only waited for its turn was not tried.
      .set({
        ...free,
        ...(problem === null ? well : { tries: Math.max(0, row.tries - 1) }),
        next_look_on: now,
      })
      .where('lease', '=', id)
      .execute();
    return;
  }
  const failures = row.failures + 1;
  const pause = Math.min(PAUSE_MS * 2 ** Math.min(failures - 1, 10), LONGEST_PAUSE_MS);
  await tx
    .updateTable('collector_mailboxes')
    .set({
      ...free,
      ...{ failures, problem, failing_since: row.failing_since ?? now, next_look_on: later(clock, pause) },
    })
    .where('lease', '=', id)
    .execute();
}

/** Names a folder of an account: UIDs hold within it. */
export const placeOf = ({ host, username, folder }: MailboxAccess): string => `${username}@${host}/${folder}`;
