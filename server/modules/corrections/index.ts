import type { Handlers } from '#server/context.ts';
import { findCorrecting, listCorrecting } from '#server/modules/invoices/index.ts';
import type { RecentTotals } from '#server/platform/crud/recent-totals.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { draftCorrection } from './draft-correction.ts';
import { invoiceRemedies } from './remedies.ts';

export { refuseUnlawfulCorrection } from './check-correction.ts';
export { refuseClosedCorrection } from './closed-correction.ts';
export { draftCorrection } from './draft-correction.ts';
export { buyerKind } from './wrong-invoice.ts';

/** Điều chỉnh, thay thế: what may be done about an invoice that is wrong, and the invoices that do it. */
export const correctionHandlers = (totals: RecentTotals) =>
  ({
    getInvoiceRemedies: async ({ path }, { tenant, clock }) => ({
      remedies: await tenant((tx) => invoiceRemedies(tx, path.id, clock)),
    }),
    createAdjustment: async ({ path, body }, { tenant, account, clock }) => ({
      invoice: await tenant((tx) =>
        draftCorrection(tx, { id: path.id, method: 'adjust', stated: body.correction }, account, clock),
      ),
    }),
    createReplacement: async ({ path, body }, { tenant, account, clock }) => ({
      invoice: await tenant((tx) =>
        draftCorrection(tx, { id: path.id, method: 'replace', stated: body.correction }, account, clock),
      ),
    }),
    listAdjustedInvoices: async ({ query }, context) => {
      const listing = { key: 'adjusted_invoices', nature: 'adjust' } as const;
      const { body, total } = await listCorrecting(context, totals, query, listing);
      return listed(body, total);
    },
    getAdjustedInvoice: async ({ path }, { tenant }) => ({
      adjusted_invoice: await tenant((tx) => findCorrecting(tx, path.id, 'adjust')),
    }),
    listReplacedInvoices: async ({ query }, context) => {
      const listing = { key: 'replaced_invoices', nature: 'replace' } as const;
      const { body, total } = await listCorrecting(context, totals, query, listing);
      return listed(body, total);
    },
    getReplacedInvoice: async ({ path }, { tenant }) => ({
      replaced_invoice: await tenant((tx) => findCorrecting(tx, path.id, 'replace')),
    }),
  }) satisfies Partial<Handlers>;
