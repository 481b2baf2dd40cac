import type { Handlers } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import type { CrudDeps } from '#server/platform/crud/crud-deps.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { registrationEffects } from './effects.ts';
import { printedRegistration } from './printed-registration.ts';
import { proposal } from './proposal.ts';
import { registrations } from './registrations.ts';

export { profileOf } from './proposal.ts';
export { keepAccepted } from './accepted.ts';

/** Tờ khai đăng ký, thay đổi thông tin sử dụng hóa đơn điện tử (01/ĐKTĐ-HĐĐT). */
export const registrationHandlers = (deps: CrudDeps & { invoice_printer: InvoicePrinter }) => ({
  ...registrations.handlers(deps),
  ...({
    getRegistrationProposal: async (_input, { tenant, clock }) => ({
      registration_proposal: await tenant((tx) => proposal(tx, clock)),
    }),
    getRegistrationEffects: async ({ path }, { tenant, clock }) => ({
      registration_effects: await tenant((tx) => registrationEffects(tx, path.id, clock)),
    }),
    getRegistrationPdf: async ({ path }, context) => {
      const { bytes, file_name } = await printedRegistration(deps.invoice_printer, context, path.id);
      return new FileReply(bytes, 'application/pdf', file_name);
    },
  } satisfies Pick<Handlers, 'getRegistrationProposal' | 'getRegistrationEffects' | 'getRegistrationPdf'>),
});
