import type pg from 'pg';
import type { DB } from '#generated/database.ts';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import type { AppOptions } from '#server/app.ts';
import { bankWithSecret } from '#server/gateways/bank/bank.ts';
import { SANDBOX_ACCOUNT } from '#server/gateways/bank/sandbox.ts';
import { companyIn } from '#server/gateways/company-register/open-register.ts';
import { SANDBOX_COMPANIES } from '#server/gateways/company-register/sandbox-companies.table.ts';
import { imapInputMailboxes } from '#server/gateways/mail/imap-input-mailboxes.ts';
import { printDocument } from '#server/gateways/print/print-child.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { openOwnLines } from '#server/gateways/provider/open-own-lines.ts';
import type { OwnLines } from '#server/gateways/provider/own-lines.ts';
import { ProviderUnavailable, type Provider } from '#server/gateways/provider/provider.ts';
import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import type { AppDeps } from '#server/handlers.ts';
import type { Clock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { tenantRead } from '#server/platform/db/tenant-read.ts';
import { changeFeed } from '#server/modules/changes/index.ts';
import { silentLog } from '#server/platform/log.ts';
import { embeddedFiles } from '#server/platform/pdf/embedded-files.ts';
import type { PdfOpener } from '#server/platform/pdf/pdf-opener.ts';
import type { MasterKey } from '#server/platform/secrets/master-key.ts';
import { tokenMaker } from '#server/platform/session/tokens.ts';
import { readPkcs12 } from '#server/platform/xmldsig/pkcs12.ts';
import type { Pkcs12Opener } from '#server/platform/xmldsig/pkcs12-opener.ts';
import { judgeHere } from './judge-here.ts';

export const TEST_PROVIDER_TAX_CODE = '0106026495';

/** A signing service where nobody has a key. */
export const NO_REMOTE_SIGNER: RemoteSigner = {
  credentials: async () => ({ kind: 'found', credentials: [] }),
  start: async () => ({ kind: 'failed', problem: 'wrong_credentials' }),
  look: async () => ({ kind: 'failed', problem: 'wrong_credentials' }),
};

/** A transmission provider that never answers. */
const NO_PROVIDER: Provider = {
  submit: async () => ({ outcome: 'unknown', cause: 'connection' }),
  lookUp: async () => 'unknown',
  fetchAgain: async () => ({ outcome: 'unknown', cause: 'connection' }),
  fetchAnswers: async () => Promise.reject(new ProviderUnavailable('connection')),
  listReceived: async () => Promise.reject(new ProviderUnavailable('connection')),
};

/** Draws in the process of the test: a process of its own would take longer to start. */
export const PRINTED_HERE: InvoicePrinter = {
  print: async (_tenant_id, view) => printDocument(view),
  close: async () => undefined,
};

/** Opens in the process of the test, likewise. */
const OPENED_HERE: Pkcs12Opener = {
  open: async (_lane, file, password) => readPkcs12(file, password),
  close: async () => undefined,
};

const PDFS_OPENED_HERE: PdfOpener = {
  open: async (_lane, pdf, max_bytes) => embeddedFiles(pdf, max_bytes),
  close: async () => undefined,
};

/** What the bank of the tests signs its notices with. */
export const TEST_BANK_SECRET = 'bi-mat-cua-ngan-hang-trong-phep-thu';

export const TEST_PUBLIC_URL = 'https://hoadon.test';

/** Connections of companies' own; to this machine too where a test has its provider there. */
export function testLines(master: MasterKey, clock: Clock, allow_private: boolean): OwnLines {
  return openOwnLines({ key: master.derive('provider-connections'), allow_private, clock, log: silentLog });
}

/** What the HTTP side needs, as a test has it: its own connections and clock, and nothing outside. */
export function testAppDeps(pool: pg.Pool, clock: Clock, master: MasterKey): AppDeps {
  const db = kyselyOver<DB>(pool);
  return {
    db,
    read: tenantRead(pool),
    clock,
    log: silentLog,
    // Streams end at once: most tests wait for the end of an answer. tests/integration/changes has them in full.
    changes: changeFeed({
      db,
      database_url: pool.options.connectionString ?? '',
      log: silentLog,
      life_ms: 0,
    }),
    tokens: tokenMaker(master.derive('tokens'), clock),
    kinds: DOCUMENT_KINDS,
    provider: NO_PROVIDER,
    own_lines: testLines(master, clock, false),
    authority_roots: [],
    certificate_key: master.derive('certificates'),
    remote_signer: NO_REMOTE_SIGNER,
    proof_roots: null,
    file_judge: judgeHere({ everybody: [], authority: [] }),
    invoice_printer: PRINTED_HERE,
    viewer: async () => Buffer.from('<!doctype html><title>Gói bằng chứng</title>'),
    pkcs12_opener: OPENED_HERE,
    pdf_opener: PDFS_OPENED_HERE,
    mailbox_key: master.derive('input-mailboxes'),
    input_mailboxes: imapInputMailboxes({ allowed_hosts: [], now_ms: () => clock.epoch_ms() }),
    solution_provider_tax_code: TEST_PROVIDER_TAX_CODE,
    sandbox: true,
    totp_key: master.derive('totp'),
    link_key: master.derive('statement-links'),
    webhook_key: master.derive('webhooks'),
    webhook_targets: { allow_http: false, allow_private: false },
    public_url: TEST_PUBLIC_URL,
    company_register: {
      find: async (tax_code) => companyIn(SANDBOX_COMPANIES.find(({ id }) => id === tax_code)),
    },
    bank: bankWithSecret(SANDBOX_ACCOUNT, TEST_BANK_SECRET),
    gateway: null,
    mail_pause_ms: 0,
    error_report_url: null,
    sends_mail: true,
    links: { support_url: 'https://support.test', terms_url: null, privacy_url: null },
    version: 'test',
  };
}

/** Nothing is counted by the minute, and every answer is held against the description. */
export const TEST_APP_OPTIONS: AppOptions = {
  check_responses: true,
  calls_per_minute: {},
  content_origins: [],
  trusted_proxies: [],
  serves_pages: false,
};

/** Keys that are the same in every process of a test. */
export const TEST_MASTER_KEY: MasterKey = { derive: () => Buffer.alloc(32, 1) };
