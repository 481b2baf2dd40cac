import { buyerVerification } from '#domain/delivery/buyer-verification.ts';
import type { Db, Handlers } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import {
  invoiceLink,
  renewLink,
  withInvoiceOfKey,
  type LinkDeps,
} from '#server/modules/invoice-links/index.ts';
import { sharedFile } from '#server/modules/invoice-attachments/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { invoiceFile, printedInvoice, printView } from '#server/modules/publishing/index.ts';
import { judgeXml, type FileJudge } from '#server/modules/xml-verifications/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { recordDownloaded, recordOpened, recordReceived, recordRequest } from './buyer-answers.ts';
import { buyerPage } from './buyer-page.ts';
import { lookUpInvoice } from './look-up.ts';
import { deliveryOf, settleRequests } from './seller-view.ts';

type Deps = LinkDeps & { db: Db; invoice_printer: InvoicePrinter; file_judge: FileJudge };

/** The buyer's side: open to whoever has the link of an invoice. */
export function buyerInvoiceHandlers(deps: Deps) {
  return {
    readBuyerInvoice: async ({ body }, { clock }) => ({
      buyer_invoice: await withInvoiceOfKey(deps, body.buyer_link.key, async (tx, opened) => {
        await recordOpened(tx, opened.claims, clock.now());
        return buyerPage(tx, deps, opened);
      }),
    }),
    lookUpBuyerInvoice: async ({ body }) => ({ buyer_link: await lookUpInvoice(deps, body.buyer_look_up) }),
    readBuyerInvoicePdf: async ({ body }, { clock }) => {
      const { key } = body.buyer_link;
      const { tenant_id, invoice_id } = await withInvoiceOfKey(deps, key, async (tx, { claims }) => {
        await recordDownloaded(tx, claims, clock.now());
        return claims;
      });
      const { bytes, file_name } = await printedInvoice(
        deps,
        { tenant: (work) => inTenant(deps.db, tenant_id, work), account: { tenant_id } },
        invoice_id,
      );
      return new FileReply(bytes, 'application/pdf', file_name);
    },
    readBuyerInvoiceXml: async ({ body }, { clock }) => {
      const { bytes, file_name } = await withInvoiceOfKey(
        deps,
        body.buyer_link.key,
        async (tx, { claims }) => {
          await recordDownloaded(tx, claims, clock.now());
          return invoiceFile(tx, claims.invoice_id, 'latest');
        },
      );
      return new FileReply(bytes, 'application/xml', file_name);
    },
    readBuyerInvoiceAttachment: async ({ body }, { clock }) => {
      const { key, sha256 } = body.buyer_attachment;
      const { bytes, file_name } = await withInvoiceOfKey(deps, key, async (tx, { claims }) => {
        const file = await sharedFile(tx, claims.invoice_id, sha256);
        await recordDownloaded(tx, claims, clock.now());
        return file;
      });
      return new FileReply(bytes, 'application/octet-stream', file_name);
    },
    verifyBuyerInvoice: async ({ body }) => {
      const { tenant_id, shown, bytes } = await withInvoiceOfKey(
        deps,
        body.buyer_link.key,
        async (tx, { claims: { tenant_id, invoice_id } }) => ({
          tenant_id,
          shown: (await printView(tx, invoice_id)).view,
          bytes: (await invoiceFile(tx, invoice_id, 'latest')).bytes,
        }),
      );
      const { verification } = await judgeXml(deps.file_judge, tenant_id, bytes);
      return { buyer_verification: buyerVerification(verification, shown) };
    },
    confirmBuyerReceipt: async ({ body }, { clock }) => ({
      buyer_invoice: await withInvoiceOfKey(deps, body.buyer_receipt.key, async (tx, opened) => {
        await recordReceived(tx, opened.claims, body.buyer_receipt.name, clock.now());
        return buyerPage(tx, deps, opened);
      }),
    }),
    sendBuyerRequest: async ({ body }, { clock }) => ({
      buyer_invoice: await withInvoiceOfKey(deps, body.buyer_request.key, async (tx, opened) => {
        await recordRequest(tx, opened.claims, body.buyer_request, clock.now());
        return buyerPage(tx, deps, opened);
      }),
    }),
  } satisfies Partial<Handlers>;
}

/** The seller's side: the link to hand over, and what the buyer did and said. */
export function invoiceDeliveryHandlers(deps: LinkDeps) {
  return {
    getInvoiceDelivery: async ({ path }, { tenant }) => ({
      invoice_delivery: await tenant(async (tx) => {
        await findInvoice(tx, path.id);
        return deliveryOf(tx, path.id);
      }),
    }),
    getInvoiceLink: async ({ path }, { tenant, account: { tenant_id } }) => ({
      invoice_link: await tenant((tx) => invoiceLink(tx, deps, { tenant_id, invoice_id: path.id })),
    }),
    renewInvoiceLink: async ({ path, body }, { tenant, account: { tenant_id } }) => ({
      invoice_link: await tenant(async (tx) => {
        const of = { tenant_id, invoice_id: path.id };
        await findInvoice(tx, path.id);
        await renewLink(tx, of, body.invoice_link.generation);
        return invoiceLink(tx, deps, of);
      }),
    }),
    setBuyerRequestsHandled: async ({ path, body }, { tenant, account, clock }) => ({
      invoice_delivery: await tenant(async (tx) => {
        await findInvoice(tx, path.id);
        await settleRequests(tx, path.id, body.handling.seen_until, account, clock.now());
        return deliveryOf(tx, path.id);
      }),
    }),
  } satisfies Partial<Handlers>;
}
