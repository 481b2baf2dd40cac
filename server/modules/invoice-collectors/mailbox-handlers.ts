import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { MailboxError, type InputMailboxes } from '#server/gateways/mail/input-mailbox.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { accessFor, readMailbox, writeMailbox, mailboxWords } from './mailbox.ts';

type Schemas = components['schemas'];

const NEWEST = 50;
/** A check is waited for by a person. */
const CHECK_MS = 60_000;

/** Hộp thư nhận hóa đơn đầu vào: how it is set, whether it opens, and what came of its mails. */
export const collectorMailboxHandlers = ({
  mailbox_key,
  input_mailboxes,
}: {
  mailbox_key: Buffer;
  input_mailboxes: InputMailboxes;
}) =>
  ({
    getCollectorMailbox: async (_request, { tenant }) => ({ collector_mailbox: await tenant(readMailbox) }),
    updateCollectorMailbox: async ({ body }, { tenant, account, clock }) => ({
      collector_mailbox: await tenant((tx) =>
        writeMailbox(tx, mailbox_key, body.collector_mailbox, { account, now: clock.now() }),
      ),
    }),
    verifyCollectorMailbox: async ({ body }, { tenant }) => {
      const access = await tenant((tx) => accessFor(tx, mailbox_key, body.collector_mailbox));
      try {
        await input_mailboxes.visit(access, async () => undefined, CHECK_MS);
      } catch (error) {
        if (!(error instanceof MailboxError)) throw error;
        const { problem } = error;
        return { mailbox_check: { ok: false, problem, message: mailboxWords(problem) } };
      }
      const message = `Đã đăng nhập và mở được thư mục ${access.folder}.`;
      return { mailbox_check: { ok: true, problem: null, message } };
    },
    listCollectorMails: async (_request, { tenant }) => ({ collector_mails: await tenant(newestMails) }),
  }) satisfies Pick<
    Handlers,
    'getCollectorMailbox' | 'updateCollectorMailbox' | 'verifyCollectorMailbox' | 'listCollectorMails'
  >;

async function newestMails(tx: Tx): Promise<Schemas['CollectorMail'][]> {
  const { rows } = await sql<Schemas['CollectorMail']>`
    select id, sender, subject, sent_on, read_on, outcome, message, files from collector_mails
    where tenant_id = ${TENANT} order by id desc limit ${NEWEST}`.execute(tx);
  return rows;
}
