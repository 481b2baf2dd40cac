import type { ExtraFieldRow } from '#domain/invoice/extras/extra-fields.ts';
import { DateCell } from '#src/ui/field/date/date-cell.tsx';
import type { CellProps } from '#src/ui/field/grid-cell.ts';
import { NumberCell } from '#src/ui/field/number/number-cell.tsx';
import { extraText } from '#src/views/values/extra-text.ts';
import { EXTRA_NUMBER, extraProblem } from '../../number-limits.ts';
import { TextCell } from './line-cells.tsx';
import type { AtRest } from './text-at-rest.ts';

/** How the cell of a field of the company's own looks, by what it holds. */
export const OWN_LOOKS = { string: 'text', numeric: 'number', date: 'center' } as const satisfies Record<
  ExtraFieldRow['type'],
  string
>;

/** Such a cell while it is not being edited. */
export function ownAtRest({ name, type }: ExtraFieldRow, value: string): AtRest {
  return { text: extraText({ type, value }), unread: extraProblem({ name, type, value }) ?? undefined };
}

type OwnCellProps = CellProps & {
  type: ExtraFieldRow['type'];
  value: string;
  onChange: (value: string) => void;
};

/** A field of the company's own: a text, a number or a day. */
export function OwnCell({ type, ...cell }: OwnCellProps) {
  if (type === 'date') return <DateCell {...cell} />;
  return type === 'numeric' ? <NumberCell {...cell} {...EXTRA_NUMBER} /> : <TextCell {...cell} />;
}
