import type { ReactNode } from 'react';
import type { CellProps } from '#src/ui/field/grid-cell.ts';
import { useOpenCell, type OpenCells } from './open-cells.ts';

type LineCellProps = {
  cell: CellProps;
  /** The key of its line. */
  line_key: number;
  cells: OpenCells;
  /** Holds its control always. */
  always_open: boolean;
  /** Its text while it is not being edited. */
  text: string;
  look: 'text' | 'center' | 'number' | 'choice';
  className?: string | undefined;
  /** The heading of the column where the line is a card. */
  label?: string;
  /** Why its value is not valid, in one sentence; a card shows it below. */
  problem: string | undefined;
  /** Whether it is in the selected range. */
  selected: true | undefined;
  /** Shown before the text. */
  marks?: ReactNode;
  /** The control. */
  children: ReactNode;
};

/** A cell that can be written in: its text, looking as its control does, until it is entered or pointed at. */
export function LineCell({
  cell,
  line_key,
  cells,
  always_open,
  text,
  look,
  className = '',
  label,
  problem,
  selected,
  marks,
  children,
}: LineCellProps) {
  const { id, row, column, disabled = false } = cell;
  const isOpen = useOpenCell(cells, line_key, column);
  if (always_open || (isOpen && !disabled)) {
    return (
      <td
        role="gridcell"
        className={className}
        data-label={label}
        data-problem={problem}
        data-selected={selected}
      >
        {marks}
        {children}
      </td>
    );
  }
  return (
    <td
      role="gridcell"
      className={`${className} line__shut line__shut--${look}`}
      data-label={label}
      data-problem={problem}
      data-selected={selected}
      id={id}
      data-row={row}
      data-column={column}
      // A stop for Tab, as its control is, which takes the focus over.
      tabIndex={disabled ? undefined : 0}
      aria-disabled={disabled || undefined}
      aria-invalid={problem === undefined ? undefined : true}
      title={problem}
    >
      {marks}
      {text}
    </td>
  );
}
