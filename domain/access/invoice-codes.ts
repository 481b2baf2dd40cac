/** Tính chất: an invoice of its own, or one that adjusts or replaces others. */
export type InvoiceNature = 'original' | 'adjust' | 'replace';

/** What is done with an invoice that has no effect yet. */
export type InvoiceChange = 'update' | 'delete' | 'publish';

const CORRECTING = {
  adjust: ['read_invoices', 'adjustment_invoices'],
  replace: ['read_invoices', 'substitute_invoices'],
} as const;

/**
 * The permission codes, all of them, that a change takes (specification, point 6): that of the change, and those of the kind of a
 * correcting invoice beside it.
 */
export function codesToChange(nature: InvoiceNature, change: InvoiceChange): readonly string[] {
  const own = `${change}_invoices`;
  if (nature === 'original') return [own];
  return [own, ...CORRECTING[nature]];
}
