import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import type { NoticeKind } from './mails.ts';
import type { AccountRef } from './mail-shape.ts';

type Tx = Parameters<typeof enqueueJob>[0];

export const PASSWORD_LINK_TASK = 'mail-password-link';
export const PASSWORD_RESET_TASK = 'mail-password-reset';
export const TRIAL_CODE_TASK = 'mail-trial-code';
export const NOTICE_TASK = 'mail-notice';
export const INVITATION_REQUEST_TASK = 'mail-invitation-request';

export type PasswordLink = AccountRef & { purpose: 'invitation' | 'reset'; message: string | null };
/** `to`: an address the account had before, when the news is for that one. */
export type Notice = AccountRef & { kind: NoticeKind; to?: string };

/** To one account with full rights: who asks to be invited. */
export type InvitationRequestMail = AccountRef & { from: { full_name: string; email: string } };

/** Each in the caller's transaction. No payload contains a secret: the job makes it when the mail goes out. */
export function enqueuePasswordLink(tx: Tx, link: PasswordLink): Promise<void> {
  return enqueueJob(tx, PASSWORD_LINK_TASK, link, `password-link:${link.tenant_id}:${link.user_id}`);
}

/** Whether the address has an account is found out by the job: the reply takes as long either way. */
export function enqueuePasswordReset(tx: Tx, email: string): Promise<void> {
  return enqueueJob(tx, PASSWORD_RESET_TASK, { email }, `password-reset:${email}`);
}

export function enqueueTrialCode(tx: Tx, key: string): Promise<void> {
  return enqueueJob(tx, TRIAL_CODE_TASK, { key }, `trial-code:${key}`);
}

export function enqueueNotice(tx: Tx, notice: Notice): Promise<void> {
  const { kind, tenant_id, user_id, to = '' } = notice;
  return enqueueJob(tx, NOTICE_TASK, notice, `${kind}:${tenant_id}:${user_id}:${to}`);
}

/** One mail at a time from one person to one account, however often the button is pressed. */
export function enqueueInvitationMail(tx: Tx, mail: InvitationRequestMail): Promise<void> {
  const { tenant_id, user_id, from } = mail;
  return enqueueJob(
    tx,
    INVITATION_REQUEST_TASK,
    mail,
    `invitation-request:${tenant_id}:${user_id}:${from.email}`,
  );
}
