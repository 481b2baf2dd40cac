import './grid-cell.css';

/** What every cell of a grid of entries is given; `row` and `column` place it for the keys of the grid. */
export type CellProps = {
  id: string;
  name: string;
  problem: string | undefined;
  row: number;
  column: string;
  disabled?: boolean;
};

/** The attributes of the control in a cell. */
export function cellAttributes({ id, name, problem, row, column, disabled }: CellProps) {
  return {
    id,
    disabled,
    'aria-label': name,
    'aria-invalid': problem === undefined ? undefined : (true as const),
    title: problem,
    'data-row': row,
    'data-column': column,
    autoComplete: 'off',
  };
}
