import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import type { ComponentType } from 'react';
import { invoiceRowMenu } from './custom/invoice/row/row-menu.tsx';
import { DashboardHome, InvoicesHome, RegisterInvoicesHome, TemplatesHome } from './home.tsx';
import {
  AccountCreate,
  AccountEdit,
  AccountList,
  AccountPage,
  AdjustingPage,
  AdjustingStatement,
  AnyStatement,
  CancellingStatement,
  InvoiceStatements,
  ReplacingStatement,
  ApiTokenCreate,
  AuditLogEntry,
  AuditLogList,
  AuthorityInbox,
  CashRegisterHistory,
  CertificateCreate,
  CertificateList,
  CertificatePage,
  CollectorList,
  CollectorRoute,
  CorrectionPage,
  DecimalsPage,
  DetailReportPage,
  DeclarationHistory,
  ImportStudio,
  MailPage,
  ProviderPage,
  InvoiceCreate,
  AdjustedInvoiceRoute,
  CancelledInvoiceRoute,
  ReplacedInvoiceRoute,
  InvoiceRoute,
  InvoiceHistory,
  MistakeCreate,
  MistakeCreateOther,
  MistakeRoute,
  MonthEndPage,
  ProofPacksPage,
  ReconciliationsPage,
  MistakeHistory,
  OtherAdjustedCreate,
  OtherAdjustingPage,
  OtherReplacedCreate,
  OtherReplacingPage,
  PackageCheckout,
  PackagesPage,
  PriceListPage,
  ProfilePage,
  PublishPage,
  RegisterInvoiceCreate,
  RegisterInvoiceRoute,
  RegisterPublishPage,
  RegistrationCreate,
  RegistrationRoute,
  ResourceCreate,
  ResourceForm,
  ResourceShow,
  RoleCreate,
  RolePage,
  RolesPage,
  TillPage,
  SalesReportPage,
  SummaryTableHistory,
  SummaryTableModify,
  SummaryTableRoute,
  TenantSettings,
  UsageReportPage,
  VerifyPage,
  VersionsPage,
  WebhookCreate,
  WebhookPage,
} from './lazy-pages.ts';
import {
  adjustedInvoicesOverlay,
  cancelledInvoicesOverlay,
  replacedInvoicesOverlay,
} from './resources/invoices/correcting-overlays.ts';
import { apiTokensOverlay } from './resources/api_tokens/api-tokens-overlay.tsx';
import { auditLogOverlay } from './resources/audit_log/audit-log-overlay.tsx';
import { certificatesOverlay } from './resources/certificates/certificates-overlay.tsx';
import { collectorsOverlay } from './resources/invoice_collectors/collectors-overlay.ts';
import { customersOverlay } from './resources/customers/customers-overlay.ts';
import { currenciesOverlay } from './resources/currencies/currencies-overlay.ts';
import { incidentsOverlay } from './resources/incidents/incidents-overlay.tsx';
import { invoicesOverlay, registerInvoicesOverlay } from './resources/invoices/invoices-overlay.ts';
import { invoiceMistakesOverlay } from './resources/invoice_mistakes/invoice-mistakes-overlay.tsx';
import { summaryTablesOverlay } from './resources/invoice_data_summary_tables/summary-tables-overlay.ts';
import { productsOverlay } from './resources/products/products-overlay.ts';
import { registrationsOverlay } from './resources/registrations/registrations-overlay.tsx';
import { recurringInvoicesOverlay } from './resources/recurring_invoices/recurring-invoices-overlay.tsx';
import { rolesOverlay } from './resources/roles/roles-overlay.ts';
import { statementsOverlay } from './resources/statements/statements-overlay.tsx';
import { templatesOverlay } from './resources/templates/templates-overlay.ts';
import { webhookEndpointsOverlay } from './resources/webhook_endpoints/webhook-endpoints-overlay.tsx';
import { tenantOverlay } from './resources/tenant/tenant-overlay.ts';
import type { Slot } from './page-frames.ts';
import { pathsOf } from './routes.ts';
import type { OwnKey } from './routes/own.table.ts';
import { DeniedPage } from './shell/page.tsx';
import { ResourceList } from './views/list/resource-list.tsx';
import { nameRecordsBy } from './views/record-name.ts';
import type { AnyOverlay, Screen } from './views/screen.ts';

type Page = ComponentType<Screen>;

/** Second layer: what differs from the description, typed by its fields. */
const overlays: Partial<Record<ResourceName, AnyOverlay>> = {
  adjusted_invoices: adjustedInvoicesOverlay,
  cancelled_invoices: cancelledInvoicesOverlay,
  replaced_invoices: replacedInvoicesOverlay,
  api_tokens: apiTokensOverlay,
  audit_log: auditLogOverlay,
  certificates: certificatesOverlay,
  customers: customersOverlay,
  currencies: currenciesOverlay,
  incidents: incidentsOverlay,
  invoices: { ...invoicesOverlay, rowActions: invoiceRowMenu },
  invoice_collectors: collectorsOverlay,
  invoice_calculating_machines: { ...registerInvoicesOverlay, rowActions: invoiceRowMenu },
  invoice_mistakes: invoiceMistakesOverlay,
  invoice_data_summary_tables: summaryTablesOverlay,
  products: productsOverlay,
  recurring_invoices: recurringInvoicesOverlay,
  registrations: registrationsOverlay,
  roles: rolesOverlay,
  statements: statementsOverlay,
  templates: templatesOverlay,
  tenant: tenantOverlay,
  webhook_endpoints: webhookEndpointsOverlay,
};

for (const [name, { recordName }] of Object.entries(overlays))
  if (recordName !== undefined) nameRecordsBy(name, recordName);

/** Third and fourth layer: screens replaced, and pages of their own. */
const replaced: Partial<Record<ResourceName, Partial<Record<Slot, Page>>>> = {
  api_tokens: { create: ApiTokenCreate },
  audit_log: { list: AuditLogList, one: AuditLogEntry },
  certificates: { list: CertificateList, create: CertificateCreate, one: CertificatePage },
  invoices: { list: InvoicesHome, create: InvoiceCreate, one: InvoiceRoute },
  invoice_collectors: { list: CollectorList, one: CollectorRoute },
  invoice_calculating_machines: { list: RegisterInvoicesHome, one: RegisterInvoiceRoute },
  invoice_mistakes: { create: MistakeCreate, one: MistakeRoute },
  invoice_data_summary_tables: { one: SummaryTableRoute },
  statements: { one: AnyStatement },
  adjusted_invoices: { one: AdjustedInvoiceRoute },
  cancelled_invoices: { one: CancelledInvoiceRoute },
  replaced_invoices: { one: ReplacedInvoiceRoute },
  registrations: { create: RegistrationCreate, one: RegistrationRoute },
  roles: { list: RolesPage, create: RoleCreate, one: RolePage },
  templates: { list: TemplatesHome },
  tenant: { list: TenantSettings },
  users: { list: AccountList, create: AccountCreate, one: AccountPage },
  webhook_endpoints: { create: WebhookCreate, one: WebhookPage },
};

/** Pages of no resource, by their row in src/routes/own.table.ts. */
export const ownPages: Readonly<Record<OwnKey, ComponentType>> = {
  dashboard: DashboardHome,
  accessdenied: DeniedPage,
  profile: ProfilePage,
  'users.update': AccountEdit,
  'registrations.versions': VersionsPage,
  'invoice_mistakes.create_other': MistakeCreateOther,
  'invoice_data_summary_tables.modify': SummaryTableModify,
  'invoices.publish': PublishPage,
  'invoice_calculating_machines.create': RegisterInvoiceCreate,
  'invoice_calculating_machines.publish': RegisterPublishPage,
  'invoice_calculating_machines.till': TillPage,
  corrections: CorrectionPage,
  'adjusted_invoices.create': AdjustingPage,
  'adjusted_invoices.create_other': OtherAdjustedCreate,
  'adjusted_invoices.other': OtherAdjustingPage,
  'replaced_invoices.create_other': OtherReplacedCreate,
  'replaced_invoices.other': OtherReplacingPage,
  'cancelled_invoices.statement': CancellingStatement,
  'adjusted_invoices.statement': AdjustingStatement,
  'replaced_invoices.statement': ReplacingStatement,
  invoice_statement: InvoiceStatements,
  'transmissions.declaration': DeclarationHistory,
  'transmissions.invoice': InvoiceHistory,
  'transmissions.invoice_cash_register': CashRegisterHistory,
  'transmissions.invoice_mistake': MistakeHistory,
  'transmissions.data_summary_table': SummaryTableHistory,
  authority_notices: AuthorityInbox,
  reconciliations: ReconciliationsPage,
  proof_packs: ProofPacksPage,
  report_invoice_summaries: SalesReportPage,
  report_invoice_details: DetailReportPage,
  report_invoice_usages: UsageReportPage,
  month_end: MonthEndPage,
  service_packages: PackagesPage,
  'service_packages.register': PriceListPage,
  'service_packages.checkout': PackageCheckout,
  decimal_configurations: DecimalsPage,
  mail_settings: MailPage,
  provider_connection: ProviderPage,
  xml_verification: VerifyPage,
};

/** What the pages of a resource are drawn from. */
export function screenOf(descriptor: ResourceDescriptor): Screen {
  const name = descriptor.name as ResourceName;
  return { descriptor, overlay: overlays[name] ?? {}, paths: pathsOf(name) };
}

/** The page of a slot: the replaced one, else the one that draws any description. */
export function pageOf({ name, operations }: ResourceDescriptor, slot: Slot): Page {
  const own = replaced[name as ResourceName]?.[slot];
  const drawn = {
    list: ResourceList,
    create: ResourceCreate,
    one: operations.update === null ? ResourceShow : ResourceForm,
    import: ImportStudio,
  } satisfies Record<Slot, Page>;
  return own ?? drawn[slot];
}
