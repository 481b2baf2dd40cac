import type { OperationId } from '#generated/operations.ts';

/** How many arbitrary bodies an operation is sent when each costs dear: a password an argon2 hash, a PKCS#12 file a key derivation, a PDF its fonts. */
export const RUNS: Readonly<Partial<Record<OperationId, number>>> = {
  createToken: 10,
  createUser: 10,
  createCertificate: 15,
  getInvoicePdf: 3,
  createInvoice: 60,
  updateInvoice: 60,
};
export const USUAL_RUNS = 25;

/** Derived operations: what answers them is the same for every resource, so each resource needs few runs. */
export const DERIVED = /\/(export|import_template|imports|bulk_\w+|restore)(\/|$)/;
export const DERIVED_RUNS = 10;

/** States of a record in which work still goes on behind it. */
export const WORKING: readonly unknown[] = ['queued', 'reading', 'checking', 'running'];

/** Records that belong to no company: another one reads them too. By the beginning of their path. */
export const SHARED: readonly string[] = ['/api/tax_authorities'];

/** Its example names an account of the demo; another server is given its own. */
export const SIGNS_IN: OperationId = 'createToken';

/** Fields that only the answer that makes a record holds: read again they are null. */
export const TOLD_ONCE: readonly string[] = ['secret'];
