import { lazy } from 'react';

// Pages that are not the first thing seen come in chunks of their own; the lists are in the first one.
export const InvoiceCreate = lazy(async () => ({
  default: (await import('./custom/invoice/editor/invoice-create.tsx')).InvoiceCreate,
}));
export const InvoiceRoute = lazy(async () => ({
  default: (await import('./custom/invoice/invoice-route.tsx')).InvoiceRoute,
}));
export const RegisterInvoiceCreate = lazy(async () => ({
  default: (await import('./custom/invoice/editor/invoice-create.tsx')).RegisterInvoiceCreate,
}));
export const AdjustedInvoiceRoute = lazy(async () => ({
  default: (await import('./custom/invoice/invoice-route.tsx')).AdjustedInvoiceRoute,
}));
export const CancelledInvoiceRoute = lazy(async () => ({
  default: (await import('./custom/invoice/invoice-route.tsx')).CancelledInvoiceRoute,
}));
export const ReplacedInvoiceRoute = lazy(async () => ({
  default: (await import('./custom/invoice/invoice-route.tsx')).ReplacedInvoiceRoute,
}));
export const RegisterInvoiceRoute = lazy(async () => ({
  default: (await import('./custom/invoice/invoice-route.tsx')).RegisterInvoiceRoute,
}));
export const RegisterPublishPage = lazy(async () => ({
  default: (await import('./custom/cash-register/register-publish-page.tsx')).RegisterPublishPage,
}));
export const TillPage = lazy(async () => ({
  default: (await import('./custom/invoice/till/till-page.tsx')).TillPage,
}));
export const RegisterListTop = lazy(async () => ({
  default: (await import('./custom/cash-register/register-list-top.tsx')).RegisterListTop,
}));
export const CorrectionPage = lazy(async () => ({
  default: (await import('./custom/correction/correction-page.tsx')).CorrectionPage,
}));
export const AdjustingPage = lazy(async () => ({
  default: (await import('./custom/correction/adjusting-page.tsx')).AdjustingPage,
}));
export const NewYearBanner = lazy(async () => ({
  default: (await import('./custom/new-year/new-year-banner.tsx')).NewYearBanner,
}));
export const DashboardPage = lazy(async () => ({
  default: (await import('./custom/dashboard/dashboard-page.tsx')).DashboardPage,
}));
export const SalesReportPage = lazy(async () => ({
  default: (await import('./custom/report/sales-report-page.tsx')).SalesReportPage,
}));
export const DetailReportPage = lazy(async () => ({
  default: (await import('./custom/report/detail-report-page.tsx')).DetailReportPage,
}));
export const UsageReportPage = lazy(async () => ({
  default: (await import('./custom/report/usage-report-page.tsx')).UsageReportPage,
}));
export const MonthEndPage = lazy(async () => ({
  default: (await import('./custom/month-end/month-end-page.tsx')).MonthEndPage,
}));
export const ProofPacksPage = lazy(async () => ({
  default: (await import('./custom/proof-pack/proof-packs-page.tsx')).ProofPacksPage,
}));
export const ReconciliationsPage = lazy(async () => ({
  default: (await import('./custom/reconciliation/reconciliations-page.tsx')).ReconciliationsPage,
}));
export const OtherAdjustedCreate = lazy(async () => ({
  default: (await import('./custom/invoice/other/other-create.tsx')).OtherAdjustedCreate,
}));
export const OtherReplacedCreate = lazy(async () => ({
  default: (await import('./custom/invoice/other/other-create.tsx')).OtherReplacedCreate,
}));
export const OtherAdjustingPage = lazy(async () => ({
  default: (await import('./custom/correction/other-page.tsx')).OtherAdjustingPage,
}));
export const OtherReplacingPage = lazy(async () => ({
  default: (await import('./custom/correction/other-page.tsx')).OtherReplacingPage,
}));
export const RegistrationCreate = lazy(async () => ({
  default: (await import('./custom/registration/registration-create.tsx')).RegistrationCreate,
}));
export const RegistrationRoute = lazy(async () => ({
  default: (await import('./custom/registration/registration-route.tsx')).RegistrationRoute,
}));
export const VersionsPage = lazy(async () => ({
  default: (await import('./custom/registration/versions-page.tsx')).VersionsPage,
}));
export const MistakeCreate = lazy(async () => ({
  default: (await import('./custom/mistake/mistake-create.tsx')).MistakeCreate,
}));
export const MistakeCreateOther = lazy(async () => ({
  default: (await import('./custom/mistake/mistake-create.tsx')).MistakeCreateOther,
}));
export const MistakeRoute = lazy(async () => ({
  default: (await import('./custom/mistake/mistake-route.tsx')).MistakeRoute,
}));
export const CollectorList = lazy(async () => ({
  default: (await import('./custom/collector/collector-list.tsx')).CollectorList,
}));
export const CollectorRoute = lazy(async () => ({
  default: (await import('./custom/collector/collector-route.tsx')).CollectorRoute,
}));
export const SummaryTableModify = lazy(async () => ({
  default: (await import('./custom/summary-table/modify-page.tsx')).SummaryTableModify,
}));
export const SummaryTableRoute = lazy(async () => ({
  default: (await import('./custom/summary-table/summary-table-route.tsx')).SummaryTableRoute,
}));
export const PublishPage = lazy(async () => ({
  default: (await import('./custom/publish/publish-page.tsx')).PublishPage,
}));
export const ApiTokenCreate = lazy(async () => ({
  default: (await import('./resources/api_tokens/api-token-create.tsx')).ApiTokenCreate,
}));
export const WebhookCreate = lazy(async () => ({
  default: (await import('./resources/webhook_endpoints/webhook-create.tsx')).WebhookCreate,
}));
export const WebhookPage = lazy(async () => ({
  default: (await import('./resources/webhook_endpoints/webhook-page.tsx')).WebhookPage,
}));
export const AuditLogEntry = lazy(async () => ({
  default: (await import('./resources/audit_log/audit-log-entry.tsx')).AuditLogEntry,
}));
export const AuditLogList = lazy(async () => ({
  default: (await import('./resources/audit_log/audit-log-list.tsx')).AuditLogList,
}));
export const CertificateCreate = lazy(async () => ({
  default: (await import('./resources/certificates/certificate-create.tsx')).CertificateCreate,
}));
export const CertificateList = lazy(async () => ({
  default: (await import('./resources/certificates/certificate-list.tsx')).CertificateList,
}));
export const CertificatePage = lazy(async () => ({
  default: (await import('./resources/certificates/certificate-page.tsx')).CertificatePage,
}));
export const ImportStudio = lazy(async () => ({
  default: (await import('./views/import/import-studio.tsx')).ImportStudio,
}));
export const ProfilePage = lazy(async () => ({
  default: (await import('./custom/profile/profile-page.tsx')).ProfilePage,
}));
export const ResourceCreate = lazy(async () => ({
  default: (await import('./views/record/resource-form.tsx')).ResourceCreate,
}));
export const ResourceForm = lazy(async () => ({
  default: (await import('./views/record/resource-form.tsx')).ResourceForm,
}));
export const ResourceShow = lazy(async () => ({
  default: (await import('./views/record/resource-show.tsx')).ResourceShow,
}));
export const TenantSettings = lazy(async () => ({
  default: (await import('./resources/tenant/tenant.tsx')).TenantSettings,
}));
export const RolesPage = lazy(async () => ({
  default: (await import('./resources/roles/roles-page.tsx')).RolesPage,
}));
export const RolePage = lazy(async () => ({
  default: (await import('./resources/roles/role-pages.tsx')).RolePage,
}));
export const RoleCreate = lazy(async () => ({
  default: (await import('./resources/roles/role-pages.tsx')).RoleCreate,
}));
export const AccountList = lazy(async () => ({
  default: (await import('./resources/users/account-list.tsx')).AccountList,
}));
export const AccountCreate = lazy(async () => ({
  default: (await import('./resources/users/account-create.tsx')).AccountCreate,
}));
export const AccountPage = lazy(async () => ({
  default: (await import('./resources/users/account-page.tsx')).AccountPage,
}));
export const AccountEdit = lazy(async () => ({
  default: (await import('./resources/users/account-edit.tsx')).AccountEdit,
}));
export const DecimalsPage = lazy(async () => ({
  default: (await import('./custom/settings/decimals-page.tsx')).DecimalsPage,
}));
export const MailPage = lazy(async () => ({
  default: (await import('./custom/settings/mail-page.tsx')).MailPage,
}));
export const ProviderPage = lazy(async () => ({
  default: (await import('./custom/settings/provider/provider-page.tsx')).ProviderPage,
}));
export const VerifyPage = lazy(async () => ({
  default: (await import('./custom/verify/verify-page.tsx')).VerifyPage,
}));
export const DeclarationHistory = lazy(async () => ({
  default: (await import('./custom/transmissions/history-pages.tsx')).DeclarationHistory,
}));
export const InvoiceHistory = lazy(async () => ({
  default: (await import('./custom/transmissions/history-pages.tsx')).InvoiceHistory,
}));
export const CashRegisterHistory = lazy(async () => ({
  default: (await import('./custom/transmissions/history-pages.tsx')).CashRegisterHistory,
}));
export const AdjustingStatement = lazy(async () => ({
  default: (await import('./custom/statement/statement-route.tsx')).AdjustingStatement,
}));
export const AnyStatement = lazy(async () => ({
  default: (await import('./custom/statement/statement-route.tsx')).AnyStatement,
}));
export const CancellingStatement = lazy(async () => ({
  default: (await import('./custom/statement/statement-route.tsx')).CancellingStatement,
}));
export const InvoiceStatements = lazy(async () => ({
  default: (await import('./custom/statement/invoice-statements.tsx')).InvoiceStatements,
}));
export const ReplacingStatement = lazy(async () => ({
  default: (await import('./custom/statement/statement-route.tsx')).ReplacingStatement,
}));
export const MistakeHistory = lazy(async () => ({
  default: (await import('./custom/transmissions/history-pages.tsx')).MistakeHistory,
}));
export const SummaryTableHistory = lazy(async () => ({
  default: (await import('./custom/transmissions/history-pages.tsx')).SummaryTableHistory,
}));
export const AuthorityInbox = lazy(async () => ({
  default: (await import('./custom/authority-notices/inbox-page.tsx')).AuthorityInbox,
}));
export const PackagesPage = lazy(async () => ({
  default: (await import('./custom/packages/packages-page.tsx')).PackagesPage,
}));
export const PriceListPage = lazy(async () => ({
  default: (await import('./custom/packages/price-list-page.tsx')).PriceListPage,
}));
export const PackageCheckout = lazy(async () => ({
  default: (await import('./custom/packages/checkout-page.tsx')).PackageCheckout,
}));
