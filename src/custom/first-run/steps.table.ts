import { operations } from '#generated/operations.ts';
import type { RouteKey } from '#src/routes.ts';
import type { StepKey } from './step-keys.ts';

type StepRow = {
  /** Who may do the step: alternatives any-of, within one all-of. */
  access: readonly (readonly string[])[];
  /** Where it is done, and where what was done is seen. */
  page: RouteKey;
  seen_on: RouteKey;
  /** Steps without which it cannot be finished. */
  after: readonly StepKey[];
  /** Those of them without which it cannot even be begun. */
  begun_after: readonly StepKey[];
};

/** The way of a new company to its first invoice. */
export const stepRows = {
  profile: {
    access: operations.updateTenant.access,
    page: 'tenant',
    seen_on: 'tenant',
    after: [],
    begun_after: [],
  },
  certificate: {
    access: operations.createCertificate.access,
    page: 'certificates.create',
    seen_on: 'certificates',
    after: [],
    begun_after: [],
  },
  declaration: {
    access: [...operations.createRegistration.access, ...operations.updateRegistration.access],
    page: 'registrations.create',
    seen_on: 'registrations',
    after: ['profile', 'certificate'],
    begun_after: ['profile', 'certificate'],
  },
  series: {
    access: operations.createTemplate.access,
    page: 'templates.create',
    seen_on: 'templates',
    after: [],
    begun_after: [],
  },
  invoice: {
    access: operations.publishInvoice.access,
    page: 'invoices.create',
    seen_on: 'invoices',
    after: ['certificate', 'declaration', 'series'],
    begun_after: ['series'],
  },
} as const satisfies Record<StepKey, StepRow>;
