/** What every cell of the table is given; `row` and `column` place it for the Enter and arrow keys. */
export type CellProps = {
  id: string;
  name: string;
  problem: string | undefined;
  row: number;
  column: string;
  disabled?: boolean;
};

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

type TextCellProps = CellProps & { value: string; onChange: (value: string) => void; center?: boolean };

export function TextCell({ value, onChange, center = false, ...cell }: TextCellProps) {
  return (
    <input
      {...cellAttributes(cell)}
      className={`cell${center ? ' cell--center' : ''}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
