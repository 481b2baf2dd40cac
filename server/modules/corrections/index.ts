import type { Handlers } from '#server/context.ts';
import {
  findCancelled,
  findCorrecting,
  listCancelled,
  listCorrecting,
} from '#server/modules/invoices/index.ts';
import type { FileJudge } from '#server/modules/xml-verifications/index.ts';
import type { RecentTotals } from '#server/platform/crud/recent-totals.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { draftCorrection } from './draft-correction.ts';
import { otherInvoice, storeOtherInvoice, wireOther } from './other-invoices.ts';
import { readOtherInvoice } from './read-other-invoice.ts';
import { invoiceRemedies } from './remedies.ts';
import type { TargetRef } from './target.ts';

export { refuseUnlawfulCorrection } from './check-correction.ts';
export { refuseClosedCorrection } from './closed-correction.ts';
export { draftCorrection } from './draft-correction.ts';
export { valueOnceInEffect } from './family.ts';
export { refuseUnlistable } from './several.ts';
export { buyerKind } from './wrong-invoice.ts';

const ours = (target_id: number): TargetRef => ({ target_id, other_id: null });
const other = (other_id: number): TargetRef => ({ target_id: null, other_id });

/** Điều chỉnh, thay thế: what may be done about an invoice that is wrong, and the invoices that do it. */
export const correctionHandlers = (totals: RecentTotals, { file_judge }: { file_judge: FileJudge }) =>
  ({
    ...ownCorrections,
    ...otherCorrections(file_judge),
    ...correctingLists(totals),
  }) satisfies Partial<Handlers>;

const ownCorrections = {
  getInvoiceRemedies: async ({ path, query }, { tenant, account, clock }) => ({
    remedies: await tenant((tx) =>
      invoiceRemedies(tx, ours(path.id), query.sale ?? 'ordinary', { ...account, clock }),
    ),
  }),
  createAdjustment: async ({ path, body }, { tenant, account, clock }) => ({
    invoice: await tenant((tx) =>
      draftCorrection(tx, { ref: ours(path.id), method: 'adjust', stated: body.correction }, account, clock),
    ),
  }),
  createReplacement: async ({ path, body }, { tenant, account, clock }) => ({
    invoice: await tenant((tx) =>
      draftCorrection(tx, { ref: ours(path.id), method: 'replace', stated: body.correction }, account, clock),
    ),
  }),
} satisfies Partial<Handlers>;

/** Of invoices of another system. */
const otherCorrections = (file_judge: FileJudge) =>
  ({
    createOtherInvoice: async ({ body }, { tenant, account, clock }) => ({
      other_invoice: await tenant((tx) => storeOtherInvoice(tx, body.other_invoice, account, clock)),
    }),
    readOtherInvoice: async ({ body }, { account }) => ({
      other_invoice_reading: await readOtherInvoice(file_judge, account.tenant_id, body),
    }),
    getOtherInvoice: async ({ path }, { tenant }) => ({
      other_invoice: await tenant(async (tx) => wireOther(await otherInvoice(tx, path.id))),
    }),
    getOtherInvoiceRemedies: async ({ path, query }, { tenant, account, clock }) => ({
      remedies: await tenant((tx) =>
        invoiceRemedies(tx, other(path.id), query.sale ?? 'ordinary', { ...account, clock }),
      ),
    }),
    createOtherAdjustment: async ({ path, body }, { tenant, account, clock }) => ({
      invoice: await tenant((tx) =>
        draftCorrection(
          tx,
          { ref: other(path.id), method: 'adjust', stated: body.correction },
          account,
          clock,
        ),
      ),
    }),
    createOtherReplacement: async ({ path, body }, { tenant, account, clock }) => ({
      invoice: await tenant((tx) =>
        draftCorrection(
          tx,
          { ref: other(path.id), method: 'replace', stated: body.correction },
          account,
          clock,
        ),
      ),
    }),
  }) satisfies Partial<Handlers>;

const correctingLists = (totals: RecentTotals) =>
  ({
    listAdjustedInvoices: async ({ query }, context) => {
      const listing = { key: 'adjusted_invoices', nature: 'adjust' } as const;
      const { body, total } = await listCorrecting(context, totals, query, listing);
      return listed(body, total);
    },
    getAdjustedInvoice: async ({ path }, { tenant }) => ({
      adjusted_invoice: await tenant((tx) => findCorrecting(tx, path.id, 'adjust')),
    }),
    listCancelledInvoices: async ({ query }, context) => {
      const { body, total } = await listCancelled(context, totals, query);
      return listed(body, total);
    },
    getCancelledInvoice: async ({ path }, { tenant }) => ({
      cancelled_invoice: await tenant((tx) => findCancelled(tx, path.id)),
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
