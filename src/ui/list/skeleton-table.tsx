import { DataTable } from './data-table.tsx';
import type { CardSlot, Column } from './table-model.ts';
import { listWords } from '../words/list.ts';

const slots: readonly CardSlot[] = ['lead', 'amount', 'name', 'state', 'meta'];

/** Placeholder of a page that loads: 5 headings and 10 rows by default (spec point 2). */
export function SkeletonTable({ headings = 5, rows = 10 }: { headings?: number; rows?: number }) {
  const columns: Column<never>[] = Array.from({ length: headings }, (_none, index) => ({
    key: String(index),
    header: '',
    width: 100,
    cell: () => null,
    card: slots[index] ?? 'none',
  }));
  return (
    <div role="status" aria-label={listWords.loading} className="k-skeleton-table">
      <div aria-hidden>
        <DataTable
          caption={listWords.loading}
          columns={columns}
          rows={[]}
          rowId={() => 0}
          loading
          skeletonRows={rows}
        />
      </div>
    </div>
  );
}
