import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { carryDocument, documentOf, historyOf, type DocumentDeps } from '#server/modules/documents/index.ts';
import { findInvoice, nameOfUser } from '#server/modules/invoices/index.ts';
import { findLogo } from '#server/modules/templates/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { FileReply, listed } from '#server/platform/http/handlers.ts';
import { batchOf, recentBatches } from './bulk/batches.ts';
import { previewBulkPublish } from './bulk/bulk-check.ts';
import { bulkResults } from './bulk/bulk-results.ts';
import { retryCause, setBulkState, startBulkPublish } from './bulk/bulk-publish.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { INVOICE_EVENTS, invoiceKind } from './document-kind.ts';
import { convertedInvoice } from './converted-invoice.ts';
import { forecast } from './forecast.ts';
import { lookUpInvoice } from './look-up.ts';
import { addLogo, previewTemplate } from './preview-template.ts';
import { exportedInvoices } from './invoice-export.ts';
import { invoiceFile, printedInvoice, type PrintDeps } from './printed-invoice.ts';
import { followedPublication, queuePublication, queuePublications } from './publish.ts';
import { sendingDue } from './sending-due.ts';
import { signingReadiness } from './signing-readiness.ts';

export { batchTallies } from './bulk/batches.ts';
export {
  bulkPublishCrontab,
  bulkPublishTasks,
  sweepBulkPublishes,
  takePortion,
} from './bulk/bulk-portion.ts';
export { cancelInvoice } from './cancel-invoice.ts';
export { invoiceKind } from './document-kind.ts';
export { invoiceFile, printedInvoice, printView } from './printed-invoice.ts';
export { queuePublication, queuePublications } from './publish.ts';
export { signingNow } from './signing-readiness.ts';
export { lockNumbering } from './reserve-numbers.ts';
export { lockHolding } from './till-series.ts';

/** Nhật ký of an invoice, newest first: what happened to its document, and before that its draft. */
async function invoiceHistory(tx: Tx, id: number): Promise<components['schemas']['DocumentEvent'][]> {
  const { created_by, created_on } = await findInvoice(tx, id);
  const { title, tone } = INVOICE_EVENTS.created;
  const created = {
    // Of no row of its own: the invoice itself says when it was made.
    id: 0,
    kind: 'created',
    happened_on: created_on,
    title,
    tone,
    detail: null,
    actor_name: await nameOfUser(tx, created_by),
    transmission_id: null,
  };
  return [...(await historyOf(tx, invoiceKind, id)), created];
}

/** Carries one invoice as far as it goes by itself, as its job would; throws 404 for one that was never submitted. */
export async function carryInvoice(
  deps: DocumentDeps,
  { tenant_id, invoice_id }: { tenant_id: number; invoice_id: number },
): ReturnType<typeof carryDocument> {
  const document = await inTenant(deps.db, tenant_id, (tx) => documentOf(tx, invoiceKind.name, invoice_id));
  if (document === null) throw notFound();
  return carryDocument(deps, { tenant_id, document_id: document.id });
}

export function publishingHandlers(deps: PrintDeps) {
  return {
    publishInvoice: async ({ path, body }, { tenant, account, clock }) => ({
      publication: await tenant((tx) =>
        queuePublication(tx, { id: path.id, ...body.invoice }, account, clock),
      ),
    }),
    cancelInvoice: async ({ path, body }, { tenant, account, clock }) => ({
      invoice: await tenant((tx) => cancelInvoice(tx, { id: path.id, ...body.invoice }, account, clock)),
    }),
    publishInvoices: async ({ body }, { tenant, account, clock }) => ({
      bulk_publication: await tenant((tx) => queuePublications(tx, body.invoices, account, clock)),
    }),
    getRecentPublishes: async (_request, { tenant }) => ({
      recent_publishes: await tenant((tx) => recentBatches(tx)),
    }),
    getInvoicePublishes: async ({ path, query }, { tenant, clock }) => ({
      invoice_publishes: await tenant((tx) => batchOf(tx, path.id, clock, query)),
    }),
    previewBulkPublish: async ({ body }, { tenant, account, clock }) => ({
      bulk_check: await tenant((tx) => previewBulkPublish(tx, body.bulk_publish, account, clock)),
    }),
    startBulkPublish: async ({ body }, { tenant, account, clock }) => ({
      invoice_publishes: await tenant((tx) => startBulkPublish(tx, body.bulk_publish, account, clock)),
    }),
    setBulkPublishState: async ({ path, body }, { tenant, account, clock }) => ({
      invoice_publishes: await tenant((tx) =>
        setBulkState(tx, path.id, body.invoice_publishes.state, account, clock),
      ),
    }),
    startBulkRetry: async ({ path, body }, { tenant, account, clock }) => ({
      invoice_publishes: await tenant((tx) => retryCause(tx, path.id, body.bulk_retry, account, clock)),
    }),
    exportBulkPublish: async ({ path, query }, context) =>
      bulkResults(path.id, query.format ?? 'xlsx', context),
    forecastPublications: async ({ query }, { tenant, clock }) => {
      const publication_forecasts = await tenant((tx) => forecast(tx, query.invoice_ids, clock));
      return listed({ publication_forecasts }, publication_forecasts.length);
    },
    getSendingDue: async ({ query }, context) => ({ sending_due: await sendingDue(context, query.of) }),
    getSigningReadiness: async ({ query }, { tenant, clock }) => ({
      signing_readiness: await tenant((tx) => signingReadiness(tx, query, clock)),
    }),
    getInvoicePublication: async ({ path }, { tenant, clock }) => ({
      publication: await tenant(async (tx) => followedPublication(tx, await findInvoice(tx, path.id), clock)),
    }),
    listInvoiceHistory: async ({ path }, { tenant }) => ({
      invoice_events: await tenant((tx) => invoiceHistory(tx, path.id)),
    }),
    getInvoiceXml: async ({ path, query }, { tenant }) => {
      const { bytes, file_name } = await tenant((tx) => invoiceFile(tx, path.id, query.as ?? 'latest'));
      return new FileReply(bytes, 'application/xml', file_name);
    },
    previewTemplate: async ({ body }, context) => ({
      preview: await previewTemplate(deps.invoice_printer, context, body.preview),
    }),
    createTemplateLogo: async ({ body }, context) => ({
      template_logo: await addLogo(deps.invoice_printer, context, body.template_logo.picture_base64),
    }),
    getTemplateLogo: async ({ path }, { tenant }) => ({
      template_logo: await tenant((tx) => findLogo(tx, path.id)),
    }),
    lookUpInvoice: async ({ body, query }, context) => ({
      template: await lookUpInvoice(deps.invoice_printer, context, {
        invoice: body.invoice,
        invoice_id: query.invoice_id,
      }),
    }),
    exportInvoices: ({ query }, context) => exportedInvoices(deps, 'invoices', query, context),
    exportInvoiceCalculatingMachines: ({ query }, context) =>
      exportedInvoices(deps, 'invoice_calculating_machines', query, context),
    getInvoicePdf: async ({ path, query }, context) => {
      const { bytes, file_name } =
        query.copy === 'converted'
          ? await convertedInvoice(deps, context, path.id, query.paper)
          : await printedInvoice(deps, context, path.id, { paper: query.paper });
      return new FileReply(bytes, 'application/pdf', file_name);
    },
  } satisfies Partial<Handlers>;
}
