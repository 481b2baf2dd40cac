import { DAY_MS } from '#domain/vietnam-time.ts';
import type { Account, Tx } from '#server/context.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { authorityNotices } from './authority.ts';
import { deadlines } from './deadlines.ts';
import type { Notice, Reader } from './found.ts';
import { finishedJobs } from './jobs.ts';
import { failingMailbox } from './mailbox.ts';
import { differingDays } from './reconciliations.ts';
import { returnedMails } from './returned-mails.ts';
import { seenBy } from './seen.ts';
import { troubledDocuments } from './troubled-documents.ts';
import { serviceStops } from './service-stops.ts';
import { webhooks } from './webhooks.ts';

const SOURCES = [
  troubledDocuments,
  authorityNotices,
  deadlines,
  returnedMails,
  failingMailbox,
  differingDays,
  finishedJobs,
  webhooks,
  serviceStops,
] as const;

const DAYS_BACK = 30;
/** As many notices as a reader is shown. */
const MAX_NOTICES = 100;

/** What an account should know, the newest first. Each source reads what the account may open, and nothing else. */
export async function noticesOf(
  tx: Tx,
  account: Pick<Account, 'user_id' | 'permissions'>,
  clock: Pick<Clock, 'epoch_ms'>,
): Promise<Notice[]> {
  const epoch_ms = clock.epoch_ms();
  const reader: Reader = {
    account,
    today: vietnamDate(epoch_ms),
    now: new Date(epoch_ms).toISOString(),
    since: new Date(epoch_ms - DAYS_BACK * DAY_MS).toISOString(),
  };
  const found = [];
  for (const source of SOURCES) found.push(...(await source(tx, reader)));
  const newest = found.toSorted((a, b) => b.happened_on.localeCompare(a.happened_on)).slice(0, MAX_NOTICES);
  const seen = await seenBy(tx, account.user_id);
  return newest.map((notice) => ({ ...notice, read: (seen.get(notice.key) ?? '') >= notice.happened_on }));
}
