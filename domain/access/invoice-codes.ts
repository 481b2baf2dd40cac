/** Tính chất: an invoice of its own, or one that adjusts or replaces others. */
type InvoiceNature = 'original' | 'adjust' | 'replace';

/** What is done with an invoice that has no effect yet. */
export type InvoiceChange = 'update' | 'delete' | 'publish';

const CORRECTING = {
  adjust: ['read_invoices', 'adjustment_invoices'],
  replace: ['read_invoices', 'substitute_invoices'],
} as const;

/**
 * The permission codes, all of them, that a change takes (specification, point 6): who may draft a correcting invoice may also put its
 * draft right and delete it; publishing it takes the code of publishing beside them.
 */
export function codesToChange(nature: InvoiceNature, change: InvoiceChange): readonly string[] {
  const own = `${change}_invoices`;
  if (nature === 'original') return [own];
  return change === 'publish' ? [own, ...CORRECTING[nature]] : CORRECTING[nature];
}
