/** Kinds of records of which a change is told to the pages that are open, by the names that their caches go by. */
export const CHANGE_KINDS = [
  'invoice',
  'registration',
  'invoice_mistake',
  'invoice_statement',
  'invoice_data_summary_tables',
  'signature_request',
  'authority_notice',
  'email',
  'job',
  'import',
  'proof_pack',
  'payment_request',
  'notice',
  'user',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** That records of a kind have changed, never how. `ids`: which; null when they are many, or have no number. */
export type Change = { readonly kind: ChangeKind; readonly ids: readonly number[] | null };

/** As many ids as are told of one by one. */
export const MAX_IDS = 20;

/** Two changes of a kind as one. */
export function joinIds(
  one: readonly number[] | null,
  other: readonly number[] | null,
): readonly number[] | null {
  if (one === null || other === null) return null;
  const ids = [...new Set([...one, ...other])];
  return ids.length > MAX_IDS ? null : ids;
}
