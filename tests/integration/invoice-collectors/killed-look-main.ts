import { imapInputMailboxes } from '#server/gateways/mail/imap-input-mailboxes.ts';
import { lookIntoMailbox } from '#server/modules/invoice-collectors/index.ts';
import type { DB } from '#generated/database.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { TENANT } from '../signing/desk.ts';
import type { KilledLook } from './killed-look.ts';

/** One look into the mailbox, as the job does it, that ends by SIGKILL once it reaches a step. */
const { database_url, mailbox_key, now, root_pem, step } = JSON.parse(process.argv[2] ?? '') as KilledLook;
const roots = [root.certificate_pem];
await lookIntoMailbox(
  {
    db: kyselyOver<DB>(createPool(database_url)),
    clock: fixedClock(now),
    log: silentLog,
    file_judge: judgeHere({ everybody: roots, authority: roots }),
    pdf_opener: { open: async () => [], close: async () => undefined },
    mailbox_key: Buffer.from(mailbox_key, 'base64'),
    input_mailboxes: imapInputMailboxes({ allowed_hosts: ['127.0.0.1'], now_ms: () => Date.now(), root_pem }),
    on_step: (reached) => {
      if (reached === step) process.kill(process.pid, 'SIGKILL');
    },
  },
  TENANT,
);
process.exit(0);
