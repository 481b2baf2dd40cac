import { sql } from 'kysely';
import { fateOf } from '#domain/delivery/mail-fate.ts';
import { firstDigestSince, isDigestDue } from '#domain/notices/digest.ts';
import type { Db, Tx } from '#server/context.ts';
import type { Mail, Mailer } from '#server/gateways/mail/mailer.ts';
import { recipientOf } from '#server/modules/getting-in/index.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import type { Log } from '#server/platform/log.ts';
import { digestMail } from './digest-mail.ts';
import { noticesOf } from './notices.ts';
import { readNoticeSettings, type NoticeSettings } from './settings.ts';

export type DigestDeps = {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** Where people reach this installation, without a slash at the end. */
  public_url: string;
  log: Pick<Log, 'warn'>;
};

/** `day`: YYYY-MM-DD in Vietnam. */
type DigestOf = { tenant_id: number; user_id: number; day: string };

const DIGESTS_TASK = 'send-digests';
const DIGEST_TASK = 'send-digest';

/** With the rising pauses of the queue, an hour and a half in all. */
const MAX_ATTEMPTS = 8;
/** What is committed a little later bears a time before: it is left to the next digest rather than missed by both. */
const SETTLED_MS = 60_000;

export function digestTasks(deps: DigestDeps): Readonly<Record<string, Task>> {
  return {
    [DIGESTS_TASK]: () => sendDigests(deps),
    [DIGEST_TASK]: (payload, attempt) => sendDigest(deps, payload as DigestOf, attempt),
  };
}

/** Every ten minutes: whose digest of today is due. A worker that was down at that hour sends it when it is back. */
export const digestCrontab = `*/10 * * * * ${DIGESTS_TASK} ?max=1&jobKey=${DIGESTS_TASK}`;

const FREQUENCIES = ['daily', 'weekly'] as const satisfies readonly NoticeSettings['digest'][];

/** Asks for the mail of each person whose digest is due and was not begun. */
export async function sendDigests({ db, clock }: Pick<DigestDeps, 'db' | 'clock'>): Promise<void> {
  const day = clock.today();
  if (!isDigestDue('daily', day, clock.now())) return;
  const due = sql`digest = any(${FREQUENCIES.filter((one) => isDigestDue(one, day, clock.now()))}) and not exists (
    select from notice_digests as begun where begun.tenant_id = notice_settings.tenant_id
      and begun.user_id = notice_settings.user_id and begun.day = ${day})`;
  const due_in = await companiesWith(db, () => sql`select tenant_id from notice_settings where ${due}`);
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      const { rows } = await sql<{ user_id: number }>`
        select user_id from notice_settings where tenant_id = ${TENANT} and ${due} order by user_id`.execute(
        tx,
      );
      for (const { user_id } of rows)
        await enqueueJob(tx, DIGEST_TASK, { tenant_id, user_id, day }, `digest:${tenant_id}:${user_id}`);
    }),
  );
}

/**
 * Sends one person the digest of a day, once: its row is there before the mail goes out. A mail that the server did not take is tried again;
 * where nobody knows whether it did, it is not, and what it said comes again in the next digest.
 */
async function sendDigest(deps: DigestDeps, of: DigestOf, attempt = 1): Promise<void> {
  const { db, mailer, log } = deps;
  const mail = await begun(deps, of);
  if (mail === null) return;
  try {
    await mailer.send(mail);
  } catch (error) {
    const fate = fateOf(error);
    if (fate === 'unknown') {
      log.warn({ err: error, ...of }, 'it is not known whether a digest was taken: it is not sent again');
      return;
    }
    const isOver = fate === 'refused' || attempt >= MAX_ATTEMPTS;
    await inTenant(db, of.tenant_id, (tx) => (isOver ? settle(tx, of, 'failed') : forget(tx, of)));
    if (isOver) return;
    throw error;
  }
  await inTenant(db, of.tenant_id, (tx) => settle(tx, of, 'sent'));
}

/** The mail, with its row written; null where there is nothing to say, it was begun before, or the day is over. */
async function begun({ db, clock, public_url }: DigestDeps, of: DigestOf): Promise<Mail | null> {
  const { tenant_id, user_id, day } = of;
  const account = await loadAccount(db, tenant_id, user_id);
  const to = await recipientOf(db, of);
  if (account === null || to === null || clock.today() !== day) return null;
  return inTenant(db, tenant_id, async (tx) => {
    const { digest, kinds } = await readNoticeSettings(tx, user_id);
    if (!isDigestDue(digest, day, clock.now())) return null;
    const covers_until = new Date(clock.epoch_ms() - SETTLED_MS).toISOString();
    const covers_from = (await heardUntil(tx, user_id)) ?? firstDigestSince(digest, day);
    const notices = (await noticesOf(tx, account, clock)).filter(
      ({ read, kind, happened_on }) =>
        !read && kinds.includes(kind) && happened_on > covers_from && happened_on <= covers_until,
    );
    const state = notices.length === 0 ? 'nothing' : 'sending';
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('notice_digests')
      .values({ tenant_id, user_id, day, state, covers_from, covers_until })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n || notices.length === 0) return null;
    return digestMail(to, notices, { today: day, public_url });
  });
}

/** Until when a person has heard, as far as is known: what a mail said that may not have come is said again. */
async function heardUntil(tx: Tx, user_id: number): Promise<string | null> {
  const last = await tx
    .selectFrom('notice_digests')
    .select(['state', 'covers_from', 'covers_until'])
    .where('user_id', '=', user_id)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return null;
  return last.state === 'sent' || last.state === 'nothing' ? last.covers_until : last.covers_from;
}

async function settle(tx: Tx, { user_id, day }: DigestOf, state: 'sent' | 'failed'): Promise<void> {
  await tx
    .updateTable('notice_digests')
    .set({ state })
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .execute();
}

/** The next try begins it anew. */
async function forget(tx: Tx, { user_id, day }: DigestOf): Promise<void> {
  await tx.deleteFrom('notice_digests').where('user_id', '=', user_id).where('day', '=', day).execute();
}
