import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { DB } from '#generated/database.ts';
import { buildApp } from './app.ts';
import type { Db } from './context.ts';
import { DOCUMENT_KINDS } from './document-kinds.ts';
import { openBank } from './gateways/bank/open-bank.ts';
import { openVnpay, type OpenedVnpay } from './gateways/vnpay/open-vnpay.ts';
import { httpWebhookSender } from './gateways/webhook/http-webhook-sender.ts';
import { openRegister } from './gateways/company-register/open-register.ts';
import type { CompanyRegister } from './gateways/company-register/company-register.ts';
import { imapInputMailboxes } from './gateways/mail/imap-input-mailboxes.ts';
import { imapMailbox } from './gateways/mail/imap-mailbox.ts';
import { openMailer } from './gateways/mail/open-mailer.ts';
import { printInChildProcesses } from './gateways/print/print-in-child-processes.ts';
import { openOwnLines } from './gateways/provider/open-own-lines.ts';
import { openProvider } from './gateways/provider/open-provider.ts';
import { openSigner } from './gateways/signer/open-signer.ts';
import { callsPerMinute } from './http/calls-per-minute.table.ts';
import { type InvoiceEmailDeps } from './modules/invoice-emails/index.ts';
import { changeFeed } from './modules/changes/index.ts';
import { type MailboxDeps } from './modules/invoice-collectors/index.ts';
import { type ReportTaskDeps } from './modules/reports/index.ts';
import { type DigestDeps } from './modules/notices/index.ts';
import { type GatewayTaskDeps } from './modules/payments/index.ts';
import { type ProofPackDeps } from './modules/proof-packs/index.ts';
import { type PurchaseInvoiceDeps } from './modules/purchase-invoices/index.ts';
import { type MailDeps } from './modules/getting-in/index.ts';
import { type StatementTaskDeps } from './modules/statements/index.ts';
import { type DocumentDeps } from './modules/documents/index.ts';
import { noteCommonProblem } from './modules/provider-connection/index.ts';
import { judgeInChildProcesses } from './modules/xml-verifications/index.ts';
import { type WebhookDeps } from './modules/webhooks/index.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { kyselyOver } from './platform/db/database.ts';
import { standbyReports, type ReportsSource } from './platform/db/reports-source.ts';
import { tenantRead, type TenantRead } from './platform/db/tenant-read.ts';
import type { Log } from './platform/log.ts';
import { openPdfsInChildProcesses } from './platform/pdf/pdf-opener.ts';
import { openPools } from './platform/postgres/pool.ts';
import { keepUtc } from './platform/postgres/pooler.ts';
import type { MasterKey } from './platform/secrets/master-key.ts';
import { openMasterKey } from './platform/secrets/open-master-key.ts';
import { tokenMaker } from './platform/session/tokens.ts';
import { openPkcs12InChildProcesses } from './platform/xmldsig/pkcs12-opener.ts';
import { proofRoots, requireRootFiles, trustedRoots } from './trusted-roots.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
  version: string;
};

/** The page in proof packs, as the build writes it. */
const VIEWER = join(import.meta.dirname, '..', 'dist', 'offline', 'xem.html');

/** Mã số thuế of the operator of this system, in the messages it sends (MSTTCGP). The default belongs to no company. */
export const DEMO_PROVIDER_TAX_CODE = '0011223343';

export type Services = {
  db: Db;
  read: TenantRead;
  reports: ReportsSource | null;
  database_url: string;
  clock: Clock;
  log: Log;
  master_key: MasterKey;
  documents: DocumentDeps;
  mail: MailDeps & StatementTaskDeps & InvoiceEmailDeps & DigestDeps & Pick<ReportTaskDeps, 'reports'>;
  company_register: CompanyRegister;
  vnpay: OpenedVnpay;
  payments: GatewayTaskDeps & PurchaseInvoiceDeps;
  /** What looks at the files of strangers, and into the mailboxes that they come to. */
  mailboxes: MailboxDeps;
  webhooks: WebhookDeps;
  proof_packs: ProofPackDeps;
  pools: ReturnType<typeof openPools>;
  close(): Promise<void>;
};

type ServiceOptions = Pick<DocumentDeps, 'on_step'> & {
  clock?: Clock;
};

/** Everything below the web: pools, keys, the way to the tax authority. The database is migrated already. */
export async function openServices(
  config: Config,
  database_url: string,
  log: Log,
  options: ServiceOptions = {},
): Promise<Services> {
  const clock = options.clock ?? systemClock;
  requireRootFiles(config);
  const master_key = await openMasterKey(database_url, config);
  const { pooler } = config;
  if (pooler !== null) await keepUtc(database_url, pooler.url);
  const pools = openPools(database_url, { pooler, standby_url: config.standby_url, log });
  const db = kyselyOver<DB>(pools.web);
  const read = tenantRead(pools.web, { prepare: pooler?.prepares ?? true });
  const worker_db = kyselyOver<DB>(pools.worker, { prepare: pooler?.prepares ?? true });
  const reportsBeside = reportsSources(pools.standby, log);
  const reports = reportsBeside({ pool: pools.web, db, read });
  const gateway = await openProvider(
    config,
    database_url,
    clock,
    log,
    master_key.derive('certificates'),
    (problem) => noteCommonProblem(worker_db, problem, clock.now()),
  );
  const own_lines = openOwnLines({
    key: master_key.derive('provider-connections'),
    allow_private: config.provider_private_addresses,
    ...{ clock, log },
  });
  const signing = await openSigner(config, clock, log);
  const register = await openRegister(config);
  const vnpay = await openVnpay(config, clock, master_key.derive('sandbox-vnpay'));
  const mailer = openMailer(config, clock, log, linksOnScreen(config));
  const invoice_printer = printInChildProcesses(log);
  const documents: DocumentDeps = {
    kinds: DOCUMENT_KINDS,
    db: worker_db,
    clock,
    log,
    provider: gateway.provider,
    own_lines,
    remote_signer: signing.signer,
    certificate_key: master_key.derive('certificates'),
    authority_roots: gateway.authority_roots,
    solution_provider_tax_code: config.provider_tax_code ?? DEMO_PROVIDER_TAX_CODE,
    new_message_suffix: () => randomBytes(16).toString('hex').toUpperCase(),
    ...(options.on_step === undefined ? {} : { on_step: options.on_step }),
  };
  const mailboxes = {
    ...{ db: worker_db, clock, log },
    mailbox_key: master_key.derive('input-mailboxes'),
    input_mailboxes: imapInputMailboxes({
      allowed_hosts: config.mailbox_hosts,
      now_ms: () => clock.epoch_ms(),
    }),
    file_judge: judgeInChildProcesses(() => trustedRoots(config, documents.authority_roots), log),
    pdf_opener: openPdfsInChildProcesses(log),
  };
  return {
    db,
    read,
    reports,
    database_url,
    clock,
    log,
    master_key,
    documents,
    mail: {
      db: worker_db,
      // Beside the pool of jobs, so that long files never keep pages from their connections.
      reports: reportsBeside({
        ...{ pool: pools.worker, db: worker_db },
        read: tenantRead(pools.worker, { prepare: pooler?.prepares ?? true }),
      }),
      clock,
      mailer,
      invoice_printer,
      public_url: config.public_url,
      link_key: master_key.derive('statement-links'),
      mail_from: config.mail_from,
      bounce_address: config.bounce_address,
      mailbox: config.imap_url === null ? null : imapMailbox(config.imap_url),
      log,
    },
    company_register: register.register,
    vnpay,
    payments: {
      db: worker_db,
      clock,
      log,
      gateway: vnpay.gateway,
      seller_tax_code: config.package_seller_tax_code,
    },
    mailboxes,
    webhooks: {
      db: worker_db,
      clock,
      log,
      sender: httpWebhookSender(config.webhook_targets),
      webhook_key: master_key.derive('webhooks'),
    },
    proof_packs: {
      db: worker_db,
      clock,
      log,
      invoice_printer,
      link_key: master_key.derive('statement-links'),
      public_url: config.public_url,
      viewer: () => readFile(VIEWER),
      version,
    },
    pools,
    close: async () => {
      await mailboxes.pdf_opener.close();
      await mailboxes.file_judge.close();
      await mailer.close();
      await invoice_printer.close();
      await register.close();
      await vnpay.close();
      await signing.close();
      own_lines.close();
      await gateway.close();
      await pools.end();
    },
  };
}

/** Where reports are read beside a pool of the primary; null where there is no standby. */
function reportsSources(pool: pg.Pool | null, log: Log) {
  const standby = pool && { pool, db: kyselyOver<DB>(pool), read: tenantRead(pool) };
  return (primary: Parameters<typeof standbyReports<DB>>[0]['primary']): ReportsSource | null =>
    standby && standbyReports<DB>({ primary, standby, log });
}

/** Links that sign a person in are shown on the screen of the demo; output that is not a terminal is stored somewhere. */
function linksOnScreen({ demo }: Config): ((line: string) => void) | null {
  return demo && process.stdout.isTTY ? (line) => process.stdout.write(`${line}\n`) : null;
}

/** Between two mails that one person asks for. */
const MAIL_PAUSE_MS = 60_000;

export async function startWeb(
  config: Config,
  services: Services,
): Promise<{ address: string; close(): Promise<void> }> {
  const { db, clock, log, master_key, documents, company_register } = services;
  const { invoice_printer } = services.mail;
  const pkcs12_opener = openPkcs12InChildProcesses(log);
  const till = await openBank(config, clock, master_key.derive('sandbox-bank'));
  const app = await buildApp(
    {
      db,
      read: services.read,
      reports: services.reports,
      clock,
      log,
      changes: changeFeed({ db, database_url: services.database_url, log }),
      tokens: tokenMaker(master_key.derive('tokens'), clock),
      kinds: DOCUMENT_KINDS,
      provider: documents.provider,
      own_lines: documents.own_lines,
      authority_roots: documents.authority_roots,
      certificate_key: documents.certificate_key,
      remote_signer: documents.remote_signer,
      proof_roots: proofRoots(config),
      file_judge: services.mailboxes.file_judge,
      pdf_opener: services.mailboxes.pdf_opener,
      mailbox_key: services.mailboxes.mailbox_key,
      input_mailboxes: services.mailboxes.input_mailboxes,
      invoice_printer,
      viewer: services.proof_packs.viewer,
      pkcs12_opener,
      solution_provider_tax_code: documents.solution_provider_tax_code,
      sandbox: config.provider_url === null,
      totp_key: master_key.derive('totp'),
      link_key: master_key.derive('statement-links'),
      webhook_key: master_key.derive('webhooks'),
      webhook_targets: config.webhook_targets,
      public_url: config.public_url,
      company_register,
      bank: till.bank,
      gateway: services.vnpay.gateway,
      mail_pause_ms: MAIL_PAUSE_MS,
      error_report_url: config.error_report_url,
      links: config.links,
      sends_mail: config.smtp_url !== null,
      version,
    },
    {
      check_responses: process.env['CHECK_RESPONSES'] === '1',
      calls_per_minute: callsPerMinute(config.rate_limit_factor),
      content_origins: config.content_origins,
      trusted_proxies: config.trusted_proxies,
    },
  );
  const address = await app.listen({ host: config.host, port: config.port });
  till.notify(address);
  services.vnpay.notify(address);
  return {
    address,
    close: async () => {
      await app.close();
      await till.close();
      await pkcs12_opener.close();
    },
  };
}
