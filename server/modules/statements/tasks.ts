import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import type { Tx } from '#server/context.ts';
import type { StatementRef } from './links.ts';
import { setMailQueued } from './statements.ts';

export const LINK_MAIL_TASK = 'mail-statement-link';
export const CODE_MAIL_TASK = 'mail-statement-code';
export const ANSWER_MAIL_TASK = 'mail-statement-answer';
export const REMIND_TASK = 'remind-statements';

/** Each in the caller's transaction. No payload contains a secret: the job makes it when the mail goes out. */
export async function enqueueLinkMail(tx: Tx, statement: StatementRef): Promise<void> {
  await enqueueJob(tx, LINK_MAIL_TASK, statement, keyOf('statement-link', statement));
  await setMailQueued(tx, statement.statement_id);
}

/** One mail at a time, however often the button is pressed. */
export function enqueueCodeMail(tx: Tx, statement: StatementRef): Promise<void> {
  return enqueueJob(tx, CODE_MAIL_TASK, statement, keyOf('statement-code', statement));
}

export function enqueueAnswerMail(tx: Tx, statement: StatementRef): Promise<void> {
  return enqueueJob(tx, ANSWER_MAIL_TASK, statement, keyOf('statement-answer', statement));
}

function keyOf(what: string, { tenant_id, statement_id }: StatementRef): string {
  return `${what}:${tenant_id}:${statement_id}`;
}
