/** The way of a new company to its first invoice, in order. */
export const stepKeys = ['profile', 'certificate', 'declaration', 'series', 'invoice'] as const;

export type StepKey = (typeof stepKeys)[number];
