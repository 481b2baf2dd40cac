import { randomUUID } from 'node:crypto';
import { allows } from '#domain/access/permissions.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import type { Account, Db, Tx } from '#server/context.ts';
import {
  MailboxError,
  type InputMail,
  type InputMailboxes,
  type MailboxAccess,
  type OpenedMailbox,
} from '#server/gateways/mail/input-mailbox.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { Failure } from '#server/platform/http/failure.ts';
import type { Log } from '#server/platform/log.ts';
import type { InvoiceReaders } from './collect.ts';
import { keepMail, lookAtMail } from './collect-mail.ts';
import { accessIn } from './mailbox.ts';
import { endLook, holdLease, noteTry, placeOf, takeLease, type Lease } from './mailbox-lease.ts';

type Problem = components['schemas']['MailboxProblem'];

export type MailboxDeps = InvoiceReaders & {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'error' | 'info'>;
  mailbox_key: Buffer;
  input_mailboxes: InputMailboxes;
  /** Called where a test ends the process: the files of a mail are judged, or stored and not committed. */
  on_step?(step: 'judged' | 'stored'): void;
};

/** Mails of one look; the rest comes with the next. */
const MAX_MAILS = 50;
/** What is not read by then comes with the next look. */
const LOOK_MS = 20 * 60_000;
/** After so many ends of the process while it was read, a mail is left out. */
const MAX_TRIES = 3;

/**
 * Reads the new mails of a company's mailbox. No transaction is open while the network or a judge is waited for; what came of a mail and
 * that it was read are one transaction, so that a process that dies in between loses nothing and doubles nothing.
 */
export async function lookIntoMailbox(deps: MailboxDeps, tenant_id: number): Promise<void> {
  const { db, clock, log, mailbox_key } = deps;
  const taken = await inTenant(db, tenant_id, async (tx) => {
    const lease = await takeLease(tx, randomUUID(), clock);
    const access = lease === null ? null : await accessIn(tx, mailbox_key);
    return lease === null || access === null ? null : { lease, access };
  });
  if (taken === null) return;
  const problem = await look(deps, tenant_id, taken).catch((error: unknown): Problem | 'busy' => {
    if (error instanceof MailboxError) return error.problem;
    // Too many files wait to be judged: it goes on with the next look.
    if (error instanceof Failure && error.status === 503) return 'busy';
    log.error({ err: error, tenant_id }, 'a mailbox could not be read');
    return 'server';
  });
  await inTenant(db, tenant_id, (tx) => endLook(tx, taken.lease, problem, clock));
}

type Taken = { lease: Lease; access: MailboxAccess };

async function look(deps: MailboxDeps, tenant_id: number, { lease, access }: Taken): Promise<Problem | null> {
  const account = await loadAccount(deps.db, tenant_id, lease.set_by);
  if (account === null || !allows(account.permissions, operations.submitInputInvoices.access))
    return 'account';
  const of: Reading = { ...deps, account, lease, access };
  const readNew = async (mailbox: OpenedMailbox): Promise<void> => {
    const after = lease.uid_validity === mailbox.uid_validity ? lease.last_uid : null;
    for (const uid of (await mailbox.uids(after)).slice(0, MAX_MAILS))
      if (!(await readOne(of, mailbox, uid))) return;
  };
  await deps.input_mailboxes.visit(access, readNew, LOOK_MS);
  return null;
}

type Reading = MailboxDeps & { account: Account; lease: Lease; access: MailboxAccess };

/** False where another worker, or a change of the settings, has taken the mailbox. */
async function readOne(of: Reading, mailbox: OpenedMailbox, uid: number): Promise<boolean> {
  const { db, clock, account, lease } = of;
  const { tenant_id } = account;
  const { uid_validity } = mailbox;
  const tries = await inTenant(db, tenant_id, (tx) => noteTry(tx, lease, uid, clock));
  if (tries === null) return false;
  const mail = tries > MAX_TRIES ? GIVEN_UP : await mailbox.mail(uid);
  const tenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTenant(db, tenant_id, work);
  const context = { tenant, account, clock };
  const findings = mail === null ? [] : await lookAtMail(of, context, mail);
  of.on_step?.('judged');
  return tenant(async (tx) => {
    if (!(await holdLease(tx, lease, { uid_validity, uid }, clock))) return false;
    // Gone before it was read: nothing to tell.
    if (mail === null) return true;
    const mails = tx.insertInto('collector_mails');
    const { sender, subject, sent_on } = mail;
    const kept =
      mail === GIVEN_UP
        ? { outcome: 'failed', message: FAILED, files: [] }
        : await keepMail(tx, context, findings);
    await mails
      .values({
        ...{ tenant_id, mailbox: placeOf(of.access), uid_validity, uid, sender, subject, sent_on },
        ...{ read_on: clock.now(), outcome: kept.outcome, message: kept.message },
        files: JSON.stringify(kept.files),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    of.on_step?.('stored');
    return true;
  });
}

const GIVEN_UP: InputMail = { sender: '', subject: '', sent_on: null, files: [], is_cut: false };
const FAILED =
  'Hệ thống đã thử đọc thư này nhiều lần mà không được. Mở hộp thư, tải các tệp hóa đơn về rồi thả vào trang này.';
