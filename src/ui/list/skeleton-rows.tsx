import { cellClass } from './head-cell.tsx';
import type { Column } from './table-model.ts';

type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: number;
  hasSelection?: boolean;
  hasActions?: boolean;
};

const widths = ['78%', '64%', '88%', '56%', '72%'];

/** Grey bars at the height of real rows. */
export function SkeletonRows<Row>({
  columns,
  rows,
  hasSelection = false,
  hasActions = false,
}: SkeletonRowsProps<Row>) {
  return Array.from({ length: rows }, (_none, row) => (
    <tr key={`skeleton ${row}`} className="k-row k-row--skeleton" aria-hidden>
      {hasSelection && <td className="k-cell--check" />}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)}>
          <span className="k-skeleton" style={{ width: widths[(row + index * 2) % widths.length] }} />
        </td>
      ))}
      {hasActions && <td />}
    </tr>
  ));
}
