import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { MESSAGE_KINDS } from '#domain/transmission/message-kinds.table.ts';
import { operations } from '#generated/operations.ts';
import { entryWords } from '#src/wording/menu.ts';
import type { PageRoute } from './route.ts';

/** A page of the transmission history: open to who holds the code that the messages of its kind need. */
const history = <Path extends string>(kind: MessageKind, path: Path, order: number) => ({
  path: `/admin/transmission-history/${path}` as const,
  access: [[MESSAGE_KINDS[kind].gateway]],
  menu: { group: 'history', order, label: entryWords[`transmissions.${kind}`] },
});

/** Pages of no resource that are built; src/screens.tsx names the component of each. */
export const ownRoutes = {
  dashboard: {
    path: '/admin/dashboard',
    access: operations.getDashboard.access,
    menu: { group: 'overview', order: 1, label: entryWords.dashboard },
  },
  accessdenied: { path: '/admin/accessdenied', access: [[]] },
  profile: { path: '/admin/profile', access: [[]] },
  'users.update': { path: '/admin/settings/accounts/update/{id}', access: [['user_permissions']] },
  'registrations.versions': { path: '/admin/registrations/versions', access: [['read_registrations']] },
  'invoice_mistakes.create_other': {
    path: '/admin/invoice-mistakes/create-other',
    access: operations.createInvoiceMistake.access,
  },
  'invoice_data_summary_tables.modify': {
    path: '/admin/report/invoice-data-summary-tables/modify',
    access: [['create_invoice_data_summary'], ['update_invoice_data_summary']],
  },
  'invoices.publish': {
    path: '/admin/invoices/publish',
    access: operations.getInvoicePublishes.access,
    checks: ['service_running'],
  },
  // The same pages as those of invoices, for the series of cash registers.
  'invoice_calculating_machines.create': {
    path: '/admin/invoice-calculating-machines/create',
    access: operations.createInvoice.access,
  },
  'invoice_calculating_machines.publish': {
    path: '/admin/invoice-calculating-machines/publish',
    access: operations.publishCashRegisterPackages.access,
    checks: ['service_running'],
  },
  // What a sale does: it reads the series, finds products, makes the invoice, publishes it and reads its number, code and print.
  'invoice_calculating_machines.till': {
    path: '/admin/invoice-calculating-machines/till',
    access: [['create_invoices', 'publish_invoices', 'read_invoices', 'read_products', 'read_templates']],
    checks: ['service_running'],
  },
  corrections: { path: '/admin/invoices/correct/{id}', access: operations.getInvoiceRemedies.access },
  'adjusted_invoices.create': {
    path: '/admin/adjusted-invoices/create/{id}',
    access: operations.createAdjustment.access,
  },
  'adjusted_invoices.create_other': {
    path: '/admin/adjusted-invoices/other/create',
    access: operations.createOtherAdjustment.access,
  },
  'adjusted_invoices.other': {
    path: '/admin/adjusted-invoices/other/{id}',
    access: operations.createOtherAdjustment.access,
  },
  'replaced_invoices.create_other': {
    path: '/admin/replaced-invoices/other/create',
    access: operations.createOtherReplacement.access,
  },
  'replaced_invoices.other': {
    path: '/admin/replaced-invoices/other/{id}',
    access: operations.createOtherReplacement.access,
  },
  // A statement changes what is agreed about an invoice: who may change invoices. That of a cancellation asks for cancelling too.
  'cancelled_invoices.statement': {
    path: '/admin/cancelled-invoices/statement/{id}',
    access: [['update_invoices', 'cancel_invoices']],
  },
  'adjusted_invoices.statement': {
    path: '/admin/adjusted-invoices/statement/{id}',
    access: operations.getStatement.access,
  },
  'replaced_invoices.statement': {
    path: '/admin/replaced-invoices/statement/{id}',
    access: operations.getStatement.access,
  },
  invoice_statement: {
    path: '/admin/invoice-statement/invoices/{id}',
    access: operations.listStatements.access,
  },
  'transmissions.declaration': history('declaration', 'registrations', 1),
  'transmissions.invoice': history('invoice', 'invoices', 2),
  'transmissions.invoice_cash_register': history('invoice_cash_register', 'invoice-calculating-machines', 3),
  'transmissions.invoice_mistake': history('invoice_mistake', 'invoices-mistakes', 4),
  'transmissions.data_summary_table': history('data_summary_table', 'invoice-data-summary-tables', 5),
  authority_notices: {
    path: '/admin/transmission-history/authority-notices',
    access: operations.listAuthorityNotices.access,
    menu: { group: 'history', order: 6, label: entryWords.authority_notices },
  },
  reconciliations: {
    path: '/admin/transmission-history/reconciliations',
    access: operations.searchReconciliations.access,
    menu: { group: 'history', order: 7, label: entryWords.reconciliations },
  },
  proof_packs: {
    path: '/admin/transmission-history/proof-packs',
    access: operations.searchProofPacks.access,
    menu: { group: 'history', order: 8, label: entryWords.proof_packs },
  },
  report_invoice_summaries: {
    path: '/admin/report/invoice-summaries',
    access: operations.getInvoiceSummaryReport.access,
    menu: { group: 'reports', order: 1, label: entryWords.report_invoice_summaries },
  },
  report_invoice_details: {
    path: '/admin/report/invoice-details',
    access: operations.getInvoiceDetailReport.access,
    menu: { group: 'reports', order: 2, label: entryWords.report_invoice_details },
  },
  report_invoice_usages: {
    path: '/admin/report/invoice-usages',
    access: operations.getInvoiceUsageReport.access,
    menu: { group: 'reports', order: 3, label: entryWords.report_invoice_usages },
  },
  month_end: {
    path: '/admin/report/month-end',
    access: operations.getMonthBoard.access,
    menu: { group: 'reports', order: 5, label: entryWords.month_end },
  },
  service_packages: { path: '/admin/service-packages', access: operations.getPackageUsage.access },
  'service_packages.register': {
    path: '/admin/service-packages/register',
    access: operations.getPackageUsage.access,
  },
  'service_packages.checkout': {
    path: '/admin/service-packages/checkout',
    access: operations.createPaymentRequest.access,
  },
  decimal_configurations: {
    path: '/admin/settings/decimal_configurations',
    access: [['decimal_settings']],
    menu: { group: 'settings', order: 5, label: entryWords.decimal_configurations },
  },
  xml_verification: {
    path: '/admin/settings/xml_verification',
    access: [['read_invoices']],
    menu: { group: 'settings', order: 11, label: entryWords.xml_verification },
  },
  mail_settings: {
    path: '/admin/settings/mail',
    access: operations.getMailSettings.access,
    menu: { group: 'settings', order: 12, label: entryWords.mail_settings },
  },
  provider_connection: {
    path: '/admin/settings/provider',
    access: operations.getProviderConnection.access,
    menu: { group: 'settings', order: 13, label: entryWords.provider_connection },
  },
} as const satisfies Record<string, PageRoute>;

export type OwnKey = keyof typeof ownRoutes;
