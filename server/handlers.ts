import type { InputMailboxes } from './gateways/mail/input-mailbox.ts';
import type { Db, Handlers } from './context.ts';
import type { Bank } from './gateways/bank/bank.ts';
import type { PaymentGateway } from './gateways/vnpay/payment-gateway.ts';
import type { CompanyRegister } from './gateways/company-register/company-register.ts';
import type { InvoicePrinter } from './gateways/print/printer.ts';
import type { OwnLines } from './gateways/provider/own-lines.ts';
import type { Provider } from './gateways/provider/provider.ts';
import type { RemoteSigner } from './gateways/signer/signer.ts';
import { apiTokenHandlers } from './modules/api-tokens/index.ts';
import { auditHandlers } from './modules/audit/index.ts';
import { authorityNoticeHandlers } from './modules/authority-notices/index.ts';
import { cashRegisterHandlers } from './modules/cash-registers/index.ts';
import { buyerInvoiceHandlers, invoiceDeliveryHandlers } from './modules/buyer-invoices/index.ts';
import { catalogueSalesHandlers } from './modules/catalogue-sales/index.ts';
import { certificateHandlers } from './modules/certificates/index.ts';
import { columnSettingHandlers } from './modules/column-settings/index.ts';
import { correctionHandlers } from './modules/corrections/index.ts';
import { requestDocuments, type DocumentKinds } from './modules/documents/index.ts';
import { dashboardHandlers } from './modules/dashboard/index.ts';
import { reportHandlers } from './modules/reports/index.ts';
import { draftHandlers } from './modules/drafts/index.ts';
import { errorCodeHandlers } from './modules/error-codes/index.ts';
import { errorReportHandlers } from './modules/error-reports/index.ts';
import { gettingInHandlers } from './modules/getting-in/index.ts';
import { inForceHandlers } from './modules/in-force/index.ts';
import { invoiceSchedulerHandlers } from './modules/invoice-scheduler/index.ts';
import {
  collectorMailboxHandlers,
  invoiceCollectorHandlers,
  missingInvoiceHandlers,
} from './modules/invoice-collectors/index.ts';
import { invoiceAttachmentHandlers } from './modules/invoice-attachments/index.ts';
import { invoiceEmailHandlers } from './modules/invoice-emails/index.ts';
import { explanationHandlers } from './modules/explanations/index.ts';
import { invoiceMistakeHandlers } from './modules/invoice-mistakes/index.ts';
import { summaryTableHandlers } from './modules/summary-tables/index.ts';
import { invoiceHandlers, invoiceImportHandlers } from './modules/invoices/index.ts';
import { jobHandlers } from './modules/jobs/index.ts';
import { lawHandlers } from './modules/law/index.ts';
import { noticeHandlers } from './modules/notices/index.ts';
import { monthEndHandlers } from './modules/month-end/index.ts';
import { changeHandlers, type ChangeFeed } from './modules/changes/index.ts';
import { checkoutHandlers, paymentHandlers } from './modules/payments/index.ts';
import { publishingHandlers } from './modules/publishing/index.ts';
import { providerConnectionHandlers } from './modules/provider-connection/index.ts';
import { profileHandlers } from './modules/profile/index.ts';
import { productFindHandlers } from './modules/products/index.ts';
import { proofPackHandlers } from './modules/proof-packs/index.ts';
import { quickSearchHandlers } from './modules/quick-search/index.ts';
import { reconciliationHandlers } from './modules/reconciliations/index.ts';
import { registeredCompanyHandlers } from './modules/registered-companies/index.ts';
import { registrationHandlers } from './modules/registrations/index.ts';
import { sessionHandlers } from './modules/session/index.ts';
import { signatureRequestHandlers } from './modules/signing/index.ts';
import { siteHandlers } from './modules/site/index.ts';
import { statementHandlers, statementLinkHandlers } from './modules/statements/index.ts';
import { taxAuthorityHandlers } from './modules/tax-authorities/index.ts';
import { newYearHandlers } from './modules/templates/index.ts';
import { tillDeviceHandlers } from './modules/till-devices/index.ts';
import { tenantHandlers } from './modules/tenant/index.ts';
import { tenantSettingHandlers } from './modules/tenant-settings/index.ts';
import { transmissionHandlers } from './modules/transmissions/index.ts';
import { userHandlers, users } from './modules/users/index.ts';
import { webhookHandlers, type WebhookTargets } from './modules/webhooks/index.ts';
import { xmlVerificationHandlers, type FileJudge } from './modules/xml-verifications/index.ts';
import * as plainModules from './plain-modules.ts';
import type { Clock } from './platform/clock.ts';
import type { SiteLinks } from './platform/config.ts';
import type { CrudDeps } from './platform/crud/crud-context.ts';
import { recentTotals } from './platform/crud/recent-totals.ts';
import type { ReportsSource } from './platform/db/reports-source.ts';
import type { TenantRead } from './platform/db/tenant-read.ts';
import type { Log } from './platform/log.ts';
import type { PdfOpener } from './platform/pdf/pdf-opener.ts';
import type { TokenMaker } from './platform/session/tokens.ts';
import type { Pkcs12Opener } from './platform/xmldsig/pkcs12-opener.ts';

export type AppDeps = {
  db: Db;
  read: TenantRead;
  /** Where reports are read; left out, where everything is. */
  reports?: ReportsSource | null;
  clock: Clock;
  log: Log;
  /** What tells open pages of changes; the app closes it. */
  changes: ChangeFeed;
  tokens: TokenMaker;
  kinds: DocumentKinds;
  /** The way to the tax authority, for what a person asks there at once. */
  provider: Provider;
  own_lines: OwnLines;
  /** PEM roots that the tax authority's signatures must lead to. */
  authority_roots: readonly string[];
  certificate_key: Buffer;
  remote_signer: RemoteSigner;
  /** PEM roots that a certificate must lead to before it proves a tax code; null: any certificate proves it (a sandbox). */
  proof_roots: readonly string[] | null;
  file_judge: FileJudge;
  invoice_printer: InvoicePrinter;
  /** The page in proof packs. */
  viewer(): Promise<Uint8Array>;
  pkcs12_opener: Pkcs12Opener;
  pdf_opener: PdfOpener;
  /** What the passwords of mailboxes are sealed with. */
  mailbox_key: Buffer;
  input_mailboxes: InputMailboxes;
  /** Mã số thuế of the operator of this system, in the messages it sends. */
  solution_provider_tax_code: string;
  /** Documents go to our own sandbox authority, not to a real provider. */
  sandbox: boolean;
  /** What the secrets of one-time codes are sealed with. */
  totp_key: Buffer;
  /** What the keys of the buyers' links follow from. */
  link_key: Buffer;
  /** Where people reach this installation. */
  public_url: string;
  /** What signing secrets of webhooks are sealed with. */
  webhook_key: Buffer;
  webhook_targets: WebhookTargets;
  company_register: CompanyRegister;
  /** Where companies pay for their packages; null where nothing is sold. */
  bank: Bank | null;
  /** Where payers are led to beside a transfer; null where there is no gateway. */
  gateway: PaymentGateway | null;
  /** Milliseconds between two mails that one person asks for. */
  mail_pause_ms: number;
  error_report_url: string | null;
  links: SiteLinks;
  /** Whether a mail server is set; without one no links are sent. */
  sends_mail: boolean;
  version: string;
};

/** Every operation of the description and who answers it: one that is missing does not compile. */
export function handlersOf(deps: AppDeps & CrudDeps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...profileHandlers(deps),
    ...siteHandlers(deps),
    ...gettingInHandlers(deps),
    ...registeredCompanyHandlers(deps),
    ...userHandlers(users.store, deps),
    ...tenantHandlers(deps),
    ...tenantSettingHandlers,
    ...providerConnectionHandlers(deps),
    ...draftHandlers,
    ...errorReportHandlers(deps),
    ...plainHandlersOf(deps),
    ...productFindHandlers,
    ...catalogueSalesHandlers,
    ...newYearHandlers,
    ...columnSettingHandlers,
    ...jobHandlers,
    ...certificateHandlers(deps),
    ...invoiceHandlers(recentTotals()),
    ...invoiceImportHandlers(deps),
    ...correctionHandlers(recentTotals(), deps),
    ...cashRegisterHandlers(recentTotals()),
    ...publishingHandlers(deps),
    ...signatureRequestHandlers({ ...deps, documents: requestDocuments(deps) }),
    ...registrationHandlers(deps),
    ...explanationHandlers,
    ...invoiceMistakeHandlers(deps),
    ...summaryTableHandlers(deps),
    ...invoiceCollectorHandlers(deps),
    ...collectorMailboxHandlers(deps),
    ...missingInvoiceHandlers,
    ...invoiceEmailHandlers,
    ...invoiceAttachmentHandlers,
    ...buyerInvoiceHandlers(deps),
    ...invoiceDeliveryHandlers(deps),
    ...invoiceSchedulerHandlers,
    ...statementHandlers(deps),
    ...statementLinkHandlers(deps),
    ...inForceHandlers,
    ...monthEndHandlers,
    ...dashboardHandlers,
    ...noticeHandlers,
    ...changeHandlers(deps),
    ...reportHandlers(deps),
    ...paymentHandlers(deps),
    ...checkoutHandlers(deps),
    ...reconciliationHandlers,
    ...transmissionHandlers(deps),
    ...authorityNoticeHandlers,
    ...taxAuthorityHandlers,
    ...errorCodeHandlers,
    ...tillDeviceHandlers,
    ...lawHandlers,
    ...xmlVerificationHandlers(deps),
    ...quickSearchHandlers,
    ...auditHandlers,
    ...apiTokenHandlers,
    ...webhookHandlers(deps),
    ...proofPackHandlers(deps),
  };
}

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type PlainHandlersOf = UnionToIntersection<
  ReturnType<(typeof plainModules)[keyof typeof plainModules]['handlers']>
>;

function plainHandlersOf(deps: CrudDeps): PlainHandlersOf {
  const all = Object.values(plainModules).map((module) => module.handlers(deps));
  return Object.assign({}, ...all) as PlainHandlersOf;
}
