import { invoiceEmailCrontab, invoiceEmailTasks } from './modules/invoice-emails/index.ts';
import { cashRegisterCrontab, cashRegisterTasks } from './modules/cash-registers/index.ts';
import { mailboxCrontab, mailboxTasks } from './modules/invoice-collectors/index.ts';
import { bulkPublishCrontab, bulkPublishTasks, sweepBulkPublishes } from './modules/publishing/index.ts';
import { scheduleCrontab, scheduleTasks } from './modules/invoice-scheduler/index.ts';
import { rollupCrontab, rollupTasks } from './modules/invoices/index.ts';
import { recurringCrontab, recurringTasks } from './modules/recurring-invoices/index.ts';
import { reportCrontab, reportTasks, sweepReports } from './modules/reports/index.ts';
import { digestCrontab, digestTasks } from './modules/notices/index.ts';
import { gatewayTasks, refundCrontab, refundTasks } from './modules/payments/index.ts';
import { proofPackCrontab, proofPackTasks, sweepProofPacks } from './modules/proof-packs/index.ts';
import { purchaseInvoiceTasks } from './modules/purchase-invoices/index.ts';
import { mailTasks } from './modules/getting-in/index.ts';
import { statementCrontab, statementTasks } from './modules/statements/index.ts';
import { reconciliationCrontab, reconciliationTasks } from './modules/reconciliations/index.ts';
import { documentCrontab, documentTasks, ownLineTasks, sweep } from './modules/documents/index.ts';
import { sessionCrontab, sessionTasks } from './modules/session/index.ts';
import { sweepWebhooks, webhookCrontab, webhookTasks } from './modules/webhooks/index.ts';
import { askCrontab, askTasks, sweepAsking } from './modules/transmissions/index.ts';
import { idempotencyCrontab, idempotencyTasks } from './http/idempotency-sweep.ts';
import { plainCrontab, plainTasks, sweepPlainJobs } from './plain-tasks.ts';
import { startWorker } from './platform/jobs/worker.ts';
import type { Services } from './start.ts';

/** Mailboxes and providers of different companies; each waits for the network and little else. */
const OUTSIDE_SERVERS_AT_ONCE = 8;

/** Of different endpoints; each waits for the network and little else. */
const WEBHOOK_ENDPOINTS_AT_ONCE = 8;

/** Codes, links and digests; each waits for the mail server. */
const LETTERS_AT_ONCE = 2;

/** Each draws a print and waits for the mail server. */
const INVOICE_MAILS_AT_ONCE = 2;

/** Takes jobs in this process, after giving a fresh one to whatever a killed process left half-way. */
export async function startJobs(
  services: Pick<
    Services,
    'documents' | 'mail' | 'payments' | 'webhooks' | 'mailboxes' | 'proof_packs' | 'pools' | 'log'
  >,
): Promise<{ stop(): Promise<void> }> {
  const { documents, mail, payments, webhooks, mailboxes, proof_packs, pools, log } = services;
  await sweep(documents, 0);
  await sweepPlainJobs(documents);
  await sweepBulkPublishes(documents);
  await sweepReports(mail);
  await sweepAsking(documents);
  await sweepWebhooks(webhooks);
  await sweepProofPacks(proof_packs);
  const worker = await startWorker({
    pool: pools.runner,
    tasks: {
      ...documentTasks(documents),
      ...reportTasks(mail),
      ...rollupTasks({ db: mail.db, log }),
      ...gatewayTasks(payments),
      ...refundTasks(payments),
      ...purchaseInvoiceTasks(payments),
      ...plainTasks(documents),
      ...sessionTasks(documents),
      ...idempotencyTasks(documents),
      ...scheduleTasks(documents),
      ...recurringTasks(documents),
      ...bulkPublishTasks(documents),
      ...cashRegisterTasks(documents),
    },
    crontab: `${documentCrontab}\n${plainCrontab}\n${sessionCrontab}\n${idempotencyCrontab}\n${scheduleCrontab}\n${recurringCrontab}\n${bulkPublishCrontab}\n${cashRegisterCrontab}\n${reportCrontab}\n${rollupCrontab}\n${refundCrontab}`,
    concurrency: 4,
    log,
  });
  // Apart from signing and sending: servers of companies may take their time, and no invoice of another company waits for them.
  const outside_worker = await startWorker({
    pool: pools.runner,
    tasks: {
      ...ownLineTasks(documents),
      ...mailboxTasks(mailboxes),
      ...reconciliationTasks(documents),
      ...askTasks(documents),
    },
    crontab: `${mailboxCrontab}\n${reconciliationCrontab}\n${askCrontab}`,
    concurrency: OUTSIDE_SERVERS_AT_ONCE,
    log,
  });
  // Apart from signing and sending: a mail server may take ten minutes to say that it took a mail.
  const letter_worker = await startWorker({
    pool: pools.runner,
    tasks: { ...mailTasks(mail), ...statementTasks(mail), ...digestTasks(mail) },
    crontab: `${statementCrontab}\n${digestCrontab}`,
    concurrency: LETTERS_AT_ONCE,
    log,
  });
  // Apart from all else: receivers that do not answer keep no invoice waiting.
  const webhook_worker = await startWorker({
    pool: pools.runner,
    tasks: webhookTasks(webhooks),
    crontab: webhookCrontab,
    concurrency: WEBHOOK_ENDPOINTS_AT_ONCE,
    log,
  });
  // Apart too: thousands of mails of one company keep no invoice of another waiting.
  const invoice_mail_worker = await startWorker({
    pool: pools.runner,
    tasks: invoiceEmailTasks(mail),
    crontab: invoiceEmailCrontab,
    concurrency: INVOICE_MAILS_AT_ONCE,
    log,
  });
  // Apart too: one of a large company takes many minutes.
  const pack_worker = await startWorker({
    pool: pools.runner,
    tasks: proofPackTasks(proof_packs),
    crontab: proofPackCrontab,
    concurrency: 1,
    log,
  });
  return {
    stop: async () => {
      await Promise.all([
        worker.stop(),
        outside_worker.stop(),
        letter_worker.stop(),
        webhook_worker.stop(),
        invoice_mail_worker.stop(),
        pack_worker.stop(),
      ]);
    },
  };
}
