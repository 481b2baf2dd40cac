import { operations } from '#generated/operations.ts';

export const stepKeys = ['profile', 'certificate', 'declaration', 'series', 'invoice'] as const;

export type StepKey = (typeof stepKeys)[number];

type StepRow = {
  /** Who may do the step: alternatives any-of, within one all-of. */
  access: readonly (readonly string[])[];
  /** Pages it is done on, the best one first; those that are not built are passed over. */
  pages: readonly string[];
  /** Steps without which it leads nowhere. */
  after: readonly StepKey[];
};

/** The way of a new company to its first invoice. */
export const stepRows = {
  profile: { access: operations.updateTenant.access, pages: ['tenant'], after: [] },
  certificate: {
    access: operations.createCertificate.access,
    pages: ['certificates.create', 'certificates'],
    after: [],
  },
  declaration: {
    access: [['create_registrations']],
    pages: ['registrations.create', 'registrations'],
    after: ['profile', 'certificate'],
  },
  series: { access: operations.createTemplate.access, pages: ['templates.create', 'templates'], after: [] },
  invoice: {
    access: operations.publishInvoice.access,
    pages: ['invoices.create'],
    after: ['certificate', 'declaration', 'series'],
  },
} as const satisfies Record<StepKey, StepRow>;
