/** Kinds of records whose changes are sent to open pages, by the names of their caches. */
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
  'reconciliation',
  'payment_request',
  'notice',
  'user',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** That records of a kind have changed, never how. `ids`: which; null when they are many, or have no number. */
export type Change = { readonly kind: ChangeKind; readonly ids: readonly number[] | null };

/**
 * What changed in the last while, for pages that were read in it: how far back it is known without a gap, and for each kind that changed
 * within that time how long ago it last did. Durations, since the clocks of a browser and of a server differ.
 */
export type RecentChanges = {
  readonly reach_ms: number;
  readonly changed: readonly { readonly kind: ChangeKind; readonly ago_ms: number }[];
};

/** The largest number of ids that a change lists. */
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
