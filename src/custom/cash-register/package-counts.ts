import type { Package } from './use-sending.ts';

type Counted = Pick<Package, 'invoice_count' | 'accepted_count' | 'refused_count' | 'status'>;

/** How far the invoices of packages are; the parts add up to all of them. */
export function packageCounts(packages: readonly Counted[]) {
  const counts = { ok: 0, failed: 0, unknown: 0, waiting: 0 };
  for (const { invoice_count, accepted_count, refused_count, status } of packages) {
    counts.ok += accepted_count;
    counts.failed += refused_count;
    counts[status === 'unknown' ? 'unknown' : 'waiting'] += invoice_count - accepted_count - refused_count;
  }
  return counts;
}
