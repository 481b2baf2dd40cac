import type { ReactNode } from 'react';
import type { CellProps } from '#src/ui/field/grid-cell.ts';

type LineCellProps = {
  cell: CellProps;
  /** Its text while it is not being edited. */
  text: string;
  look: 'text' | 'center' | 'number' | 'choice';
  className?: string | undefined;
  /** The heading of the column where the line is a card. */
  label?: string;
  /** Why its value is not valid, in one sentence. */
  problem: string | undefined;
  /** Whether it is in the selected range. */
  selected: true | undefined;
  /** Whether it holds its control. */
  isOpen: boolean;
  /** Shown before the text. */
  marks?: ReactNode;
  /** The control. */
  children: ReactNode;
};

/** A cell that can be written in: its text, looking as its control does, until it is entered or pointed at. */
export function LineCell({
  cell,
  text,
  look,
  className = '',
  label,
  problem,
  selected,
  isOpen,
  marks,
  children,
}: LineCellProps) {
  if (isOpen) {
    return (
      <td role="gridcell" className={className} data-label={label} data-selected={selected}>
        {marks}
        {children}
      </td>
    );
  }
  const { id, row, column, disabled = false } = cell;
  return (
    <td
      role="gridcell"
      className={`${className} line__shut line__shut--${look}`}
      data-label={label}
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
