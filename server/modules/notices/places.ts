import { allows } from '#domain/access/permissions.ts';
import { visibleKinds, type MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import { resources, type ResourceName } from '#generated/resources/resources.ts';
import type { Notice } from './found.ts';

/** A page of the product, and the operation without which it does not open. */
export type Place = { path: string; operation: OperationId };

/** Whether an account with these permission codes may open what the operation shows. */
export function mayOpen(permissions: readonly string[], operation: OperationId): boolean {
  return allows(permissions, operations[operation].access);
}

const listOf = (resource: ResourceName): string => `/admin/${resources[resource].page}`;
const oneOf = (resource: ResourceName) => (id: number) => `${listOf(resource)}/${id}`;

/** Where documents of a kind are: one of them, and the list of them all. */
export const DOCUMENT_PLACES = {
  invoice: { operation: 'getInvoice', one: oneOf('invoices'), list: listOf('invoices') },
  declaration: {
    operation: 'listRegistrations',
    one: oneOf('registrations'),
    list: listOf('registrations'),
  },
  // By the declaration that it explains.
  explanation: { operation: 'listRegistrations', one: oneOf('registrations'), list: listOf('registrations') },
  invoice_mistake: {
    operation: 'getInvoiceMistake',
    one: oneOf('invoice_mistakes'),
    list: listOf('invoice_mistakes'),
  },
  statement: { operation: 'getStatement', one: oneOf('statements'), list: listOf('statements') },
  data_summary_table: {
    operation: 'getInvoiceDataSummaryTable',
    one: oneOf('invoice_data_summary_tables'),
    list: listOf('invoice_data_summary_tables'),
  },
  invoice_cash_register: {
    operation: 'publishCashRegisterPackages',
    one: (id: number) => `${listOf('invoice_calculating_machines')}/publish?lo=${id}`,
    list: `${listOf('invoice_calculating_machines')}/publish`,
  },
} as const satisfies Record<
  NonNullable<Notice['document']>,
  { operation: OperationId; one: (id: number) => string; list: string }
>;

/** A list of invoices by one of its filters. */
export function invoiceList(filter: Readonly<Record<string, string>>, ofRegister = false): string {
  return filtered(listOf(ofRegister ? 'invoice_calculating_machines' : 'invoices'), filter);
}

/** Any list by one of its filters. */
export function filtered(list: string, filter: Readonly<Record<string, string>>): string {
  return `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** A report with the file of a job. */
const reportOf = (page: string) => (id: number) => `/admin/report/${page}?tep=${id}`;

/** Where the file of a report is, by the resource of its job. */
export function reportPlace(
  resource: string,
): (typeof PLACES)['reportSummary' | 'reportDetail' | 'reportUsage'] | null {
  if (resource === 'report_invoice_summary') return PLACES.reportSummary;
  if (resource === 'report_invoice_detail') return PLACES.reportDetail;
  return resource === 'report_invoice_usage' ? PLACES.reportUsage : null;
}

/** Pages of what is no document. */
export const PLACES = {
  authorityNotice: {
    operation: 'listAuthorityNotices',
    path: (id: number): string => `/admin/transmission-history/authority-notices?thong-bao=${id}`,
  },
  certificate: { operation: 'getCertificate', path: oneOf('certificates') },
  provider: { operation: 'getProviderConnection', path: (): string => '/admin/settings/provider' },
  summaryTables: {
    operation: 'listInvoiceDataSummaryTables',
    path: (): string => listOf('invoice_data_summary_tables'),
  },
  month: {
    operation: 'getMonthBoard',
    path: (month: string): string => `/admin/report/month-end?thang=${month}`,
  },
  registration: { operation: 'getRegistration', path: oneOf('registrations') },
  packages: { operation: 'getPackageUsage', path: (): string => '/admin/service-packages' },
  batch: {
    operation: 'getInvoicePublishes',
    path: (id: number): string => `/admin/invoices/publish?lo=${id}`,
  },
  proofPacks: {
    operation: 'searchProofPacks',
    path: (): string => '/admin/transmission-history/proof-packs',
  },
  // Open to every account.
  profile: { operation: 'getProfile', path: (): string => '/admin/profile' },
  webhook: { operation: 'getWebhookEndpoint', path: oneOf('webhook_endpoints') },
  reconciliation: {
    operation: 'searchReconciliations',
    path: (day: string): string => `/admin/transmission-history/reconciliations?ngay=${day}`,
  },
  collectorMailbox: {
    operation: 'updateCollectorMailbox',
    path: (): string => listOf('invoice_collectors'),
  },
  reportSummary: { operation: 'getInvoiceSummaryReport', path: reportOf('invoice-summaries') },
  reportDetail: { operation: 'getInvoiceDetailReport', path: reportOf('invoice-details') },
  reportUsage: { operation: 'getInvoiceUsageReport', path: reportOf('invoice-usages') },
  recurring: { operation: 'getRecurringInvoice', path: oneOf('recurring_invoices') },
  schedule: { operation: 'getInvoiceSchedule', path: (): string => '/admin/invoices/publish' },
} as const satisfies Record<string, { operation: OperationId; path: (of: never) => string }>;

const HISTORIES = {
  declaration: 'registrations',
  invoice: 'invoices',
  invoice_cash_register: 'invoice-calculating-machines',
  invoice_mistake: 'invoices-mistakes',
  data_summary_table: 'invoice-data-summary-tables',
} as const satisfies Record<MessageKind, string>;

/**
 * The history that opens what came of a job about messages: that of their kind, or of any where they are of several. Null where the
 * account may not see such messages any more.
 */
export function questionsPath(
  permissions: readonly string[],
  kind: MessageKind | null,
  job_id: number,
): string | null {
  const shown = visibleKinds(permissions).find((one) => kind === null || one === kind);
  return shown === undefined ? null : `/admin/transmission-history/${HISTORIES[shown]}?viec=${job_id}`;
}

/** The page of an import of a resource, for who may import; null where nothing is imported. */
export function importPlace(resource: string, id: number): Place | null {
  const described = describedAs(resource);
  const operation = described?.operations.create_import ?? null;
  if (described === null || described.page === null || operation === null) return null;
  return { path: `/admin/${described.page}/import?id=${id}`, operation: operation as OperationId };
}

/** The list of a resource, for who may see it; null where there is none. */
export function listPlace(resource: string): Place | null {
  const described = describedAs(resource);
  const operation = described?.operations.list ?? null;
  if (described === null || described.page === null || operation === null) return null;
  return { path: `/admin/${described.page}`, operation: operation as OperationId };
}

function describedAs(resource: string): (typeof resources)[ResourceName] | null {
  return Object.hasOwn(resources, resource) ? resources[resource as ResourceName] : null;
}
