import type { Handlers } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import type { CrudDeps } from '#server/platform/crud/crud-context.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { documentHold, historyOf, storedFile } from '#server/modules/documents/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { declarationKind } from './document-kind.ts';
import { registrationEffects, registrationVersions } from './effects.ts';
import { printedRegistration } from './printed-registration.ts';
import { proposal } from './proposal.ts';
import { setReview, removeReview } from './review.ts';
import { registrations, registrationTable } from './registrations.ts';
import { submitRegistration } from './submit.ts';

export { printedRegistration } from './printed-registration.ts';
export { profileOf } from './proposal.ts';
export { noteExplained } from './review.ts';
export { registrationTable, storeAccepted } from './registrations.ts';
export { declarationKind } from './document-kind.ts';

/** Tờ khai đăng ký, thay đổi thông tin sử dụng hóa đơn điện tử (01/ĐKTĐ-HĐĐT). */
export const registrationHandlers = (deps: CrudDeps & { invoice_printer: InvoicePrinter }) => ({
  ...registrations.handlers(deps),
  ...({
    getRegistrationProposal: async (_input, { tenant, clock }) => ({
      registration_proposal: await tenant((tx) => proposal(tx, clock)),
    }),
    getRegistrationVersions: async (_input, { tenant }) => ({
      registration_versions: await tenant(registrationVersions),
    }),
    getRegistrationEffects: async ({ path }, { tenant, clock }) => ({
      registration_effects: await tenant((tx) => registrationEffects(tx, path.id, clock)),
    }),
    getRegistrationPdf: async ({ path }, context) => {
      const { bytes, file_name } = await printedRegistration(deps.invoice_printer, context, path.id);
      return new FileReply(bytes, 'application/pdf', file_name);
    },
    submitRegistration: async ({ path, body }, { tenant, account, clock }) => ({
      registration: await tenant((tx) =>
        submitRegistration(tx, { id: path.id, ...body.registration }, account, clock),
      ),
    }),
    setRegistrationReview: async ({ path, body }, { tenant, account, clock }) => ({
      registration: await tenant((tx) => setReview(tx, path.id, body.registration_review, account, clock)),
    }),
    removeRegistrationReview: async ({ path }, { tenant, account, clock }) => ({
      registration: await tenant((tx) => removeReview(tx, path.id, account, clock)),
    }),
    listRegistrationHistory: async ({ path }, { tenant }) => ({
      registration_events: await tenant(async (tx) => {
        await registrationTable.get(tx, path.id);
        return historyOf(tx, declarationKind, path.id);
      }),
    }),
    getRegistrationHold: async ({ path }, { tenant, clock }) => ({
      document_hold: await tenant(async (tx) =>
        // No law says by when a declaration has left.
        documentHold(tx, declarationKind, await registrationTable.get(tx, path.id), clock, async () => null),
      ),
    }),
    getRegistrationXml: async ({ path }, { tenant }) =>
      tenant(async (tx) => {
        const { taxpayer_tax_code, declared_on } = await registrationTable.get(tx, path.id);
        const bytes = await storedFile(tx, declarationKind, path.id, 'signed');
        if (bytes === null)
          throw failure(409, 'not_signed', 'Tờ khai chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.');
        return new FileReply(bytes, 'application/xml', `to-khai-${taxpayer_tax_code}-${declared_on}.xml`);
      }),
  } satisfies Pick<
    Handlers,
    | 'getRegistrationProposal'
    | 'getRegistrationEffects'
    | 'getRegistrationPdf'
    | 'submitRegistration'
    | 'getRegistrationVersions'
    | 'setRegistrationReview'
    | 'removeRegistrationReview'
    | 'listRegistrationHistory'
    | 'getRegistrationHold'
    | 'getRegistrationXml'
  >),
});
