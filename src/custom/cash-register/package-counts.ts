import { decimalText, parseDecimal, sum } from '#domain/money/decimal.ts';
import type { Package } from './use-sending.ts';

type Counted = Pick<
  Package,
  'invoice_count' | 'accepted_count' | 'refused_count' | 'latest_count' | 'status'
>;

/** How far the invoices of packages are; the parts add up to all of them, each once: one that was sent again after a refusal is no longer refused. */
export function packageCounts(packages: readonly Counted[]) {
  const counts = { ok: 0, failed: 0, unknown: 0, waiting: 0 };
  for (const { invoice_count, accepted_count, refused_count, latest_count, status } of packages) {
    counts.ok += accepted_count;
    counts.failed += refused_count - (invoice_count - latest_count);
    counts[status === 'unknown' ? 'unknown' : 'waiting'] += invoice_count - accepted_count - refused_count;
  }
  return counts;
}

/** How many invoices packages have and what they come to, in đồng: each once, in its latest package. */
export function packageSums(packages: readonly Pick<Package, 'latest_count' | 'latest_total'>[]) {
  return {
    count: packages.reduce((all, { latest_count }) => all + latest_count, 0),
    total: decimalText(sum(packages.map(({ latest_total }) => parseDecimal(latest_total)))),
  };
}
