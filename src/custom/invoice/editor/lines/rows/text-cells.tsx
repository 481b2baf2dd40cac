import { LINE_FIELDS } from '#domain/invoice/lines/line-fields.table.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { LineCell } from '../cells/line-cell.tsx';
import { TextCell } from '../cells/line-cells.tsx';
import { OWN_LOOKS, OwnCell, ownAtRest } from '../cells/own-cell.tsx';
import type { TextColumn } from '../line-columns.ts';
import { statedIn, withExtra, type OwnField } from '../own-columns.ts';
import { inRange, placeIn, placeOf, type Row } from './row.ts';

/** The code, where it has a column: it is chosen with the name. */
export function codeCell(row: Row) {
  const { code } = row.line;
  return (
    <td
      role="gridcell"
      className="line__code"
      data-row={row.at}
      data-column="code"
      data-selected={inRange(row, 'code')}
      tabIndex={-1}
      title={code}
    >
      {code}
    </td>
  );
}

export function textCell(row: Row, field: TextColumn) {
  const { control, frame } = placeOf(row, field, lineWords[field]);
  const isCentred = LINE_FIELDS[field].print.align === 'center';
  return (
    <LineCell key={field} {...frame} look={isCentred ? 'center' : 'text'} label={lineWords[field]}>
      <TextCell
        {...control}
        value={row.line[field]}
        onChange={(value) => row.change({ [field]: value })}
        center={isCentred}
      />
    </LineCell>
  );
}

/** A field of the company's own. */
export function ownCell(row: Row, field: OwnField) {
  const { line, setting, change } = row;
  const value = statedIn(line, field.column)?.value ?? '';
  const { control, frame } = placeIn(row, field.column, field.name, ownAtRest(field, value), false);
  return (
    <LineCell
      key={field.column}
      {...frame}
      look={OWN_LOOKS[field.type]}
      label={field.name}
      className="line__own"
    >
      <OwnCell
        {...control}
        problem={frame.problem}
        type={field.type}
        value={value}
        onChange={(next) =>
          change({ extras: withExtra(line.extras, setting.own, { name: field.name, value: next }) })
        }
      />
    </LineCell>
  );
}
