import type { OperationId } from '#generated/operations.ts';

/** How many arbitrary bodies an operation is sent when each costs dear: a sign-in an argon2 hash, a PKCS#12 file a key derivation. */
export const RUNS: Readonly<Partial<Record<string, number>>> = {
  createToken: 20,
  createCertificate: 25,
  createInvoice: 100,
  updateInvoice: 100,
};
export const USUAL_RUNS = 40;

/** Records that belong to no company: another one reads them too. By the beginning of their path. */
export const SHARED: readonly string[] = ['/api/tax_authorities'];

/** Its example names an account of the demo; another server is given its own. */
export const SIGNS_IN: OperationId = 'createToken';

/** Fields that only the answer that makes a record holds: read again they are null. */
export const TOLD_ONCE: readonly string[] = ['secret'];
