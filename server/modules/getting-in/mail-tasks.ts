import type { Db } from '#server/context.ts';
import type { Mailer } from '#server/gateways/mail/mailer.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import {
  alreadyMail,
  invitationMail,
  invitationRequestMail,
  noticeMail,
  resetMail,
  trialCodeMail,
} from './mails.ts';
import { dropKey, recentlyMailed, renewKey } from './password-keys.ts';
import { recipientOf } from './mail-shape.ts';
import {
  INVITATION_REQUEST_TASK,
  NOTICE_TASK,
  PASSWORD_LINK_TASK,
  PASSWORD_RESET_TASK,
  TRIAL_CODE_TASK,
  type InvitationRequestMail,
  type Notice,
  type PasswordLink,
} from './tasks.ts';
import { giveCode } from './trials.ts';

export type MailDeps = {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** Where people reach this installation, without a slash at the end. */
  public_url: string;
};

const LINK_MAILS = { invitation: invitationMail, reset: resetMail } as const;

/** The mails of getting in. One that cannot be sent is tried again by the queue, with a fresh secret each time. */
export function mailTasks(deps: MailDeps): Readonly<Record<string, Task>> {
  return {
    [PASSWORD_LINK_TASK]: (payload) => sendPasswordLink(deps, payload as PasswordLink),
    [PASSWORD_RESET_TASK]: (payload) => sendPasswordReset(deps, (payload as { email: string }).email),
    [TRIAL_CODE_TASK]: (payload) => sendTrialCode(deps, (payload as { key: string }).key),
    [INVITATION_REQUEST_TASK]: async (payload) => {
      const { from, ...account } = payload as InvitationRequestMail;
      const to = await recipientOf(deps.db, account);
      if (to !== null) await deps.mailer.send(invitationRequestMail(to, from, deps.public_url));
    },
    [NOTICE_TASK]: async (payload) => {
      const notice = payload as Notice;
      const to = await recipientOf(deps.db, notice);
      if (to === null) return;
      const { kind, to: email = to.email } = notice;
      await deps.mailer.send(noticeMail(kind, { ...to, email }, deps.public_url));
    },
  };
}

async function sendPasswordLink(deps: MailDeps, link: PasswordLink): Promise<void> {
  const to = await recipientOf(deps.db, link);
  if (to === null) return;
  const key = await renewKey(deps, link, link.purpose);
  try {
    await deps.mailer.send(LINK_MAILS[link.purpose](to, `${deps.public_url}/s/${key}`, link.message));
  } catch (error) {
    // A mail that did not go out counts for nothing: the next try is not too soon after it.
    await dropKey(deps.db, key);
    throw error;
  }
}

async function sendPasswordReset(deps: MailDeps, email: string): Promise<void> {
  const account = await deps.db
    .selectFrom('sign_ins')
    .select(['tenant_id', 'user_id'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (account === undefined || (await recentlyMailed(deps, account))) return;
  await sendPasswordLink(deps, { ...account, purpose: 'reset', message: null });
}

async function sendTrialCode(deps: MailDeps, key: string): Promise<void> {
  const given = await giveCode(deps, key);
  if (given === null) return;
  const { email, code } = given;
  await deps.mailer.send(code === null ? alreadyMail(email, deps.public_url) : trialCodeMail(email, code));
}
