import { useState } from 'react';
import { KitLink } from '../action/kit-link.tsx';
import { GroupCell, GroupHead, Tick } from './matrix-cells.tsx';
import './matrix.css';
import { matrixLines } from './matrix-model.ts';
import type { MatrixColumn, MatrixGroup, MatrixLine } from './matrix-model.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { GridStop } from './use-grid-keys.ts';

/** Least width of a column, px, beside the 220 of the words. */
const columnWidth = 148;
const wordsWidth = 220;

type Cells = {
  columns: readonly MatrixColumn[];
  /** Whether the box is ticked; of a column that is whole all are. */
  isOn: (column: string, row: string) => boolean;
  isWhole: (column: string) => boolean;
  /** Not given where nothing may be changed. */
  onToggle?: ((column: string, row: string, on: boolean) => void) | undefined;
  onWhole?: ((column: string, on: boolean) => void) | undefined;
  /** Whether a box differs from what is saved. */
  isChanged?: (column: string, row: string) => boolean;
  /** Why one box may not be changed, null where it may; `row` is null for the row for everything. */
  lockedWhy?: (column: string, row: string | null) => string | null;
};

type MatrixProps = Cells & {
  /** Names the grid. */
  caption: string;
  /** The head of the first column. */
  corner: string;
  groups: readonly MatrixGroup[];
  /** The row for everything: its name and what it selects. */
  whole: { label: string; detail: string };
};

/** Who may what: groups as rows with a dot for each right, one group open at a time with a box for each. */
export function Matrix({ caption, corner, groups, whole, ...cells }: MatrixProps) {
  const { columns } = cells;
  const [open, setOpen] = useState<string | null>(null);
  const lines = matrixLines(groups, open);
  const { grid, onKeyDown, stop } = useGridKeys(lines, columns.length);
  const isSingle = columns.length === 1;
  const minWidth = isSingle ? undefined : wordsWidth + columns.length * columnWidth;
  return (
    <div className="k-matrix-frame">
      <table
        ref={grid}
        role="grid"
        aria-label={caption}
        aria-readonly={cells.onToggle === undefined || undefined}
        className={isSingle ? 'k-matrix k-matrix--single' : 'k-matrix'}
        style={{ minWidth }}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-changed={column.changed || undefined}>
                <ColumnHead {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <MatrixLineRow
              key={line.key}
              {...cells}
              {...{ line, stop, whole }}
              onOpen={(key) => setOpen(key === open ? null : key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ label, note, href }: MatrixColumn) {
  return (
    <>
      {href === undefined ? <b>{label}</b> : <KitLink href={href}>{label}</KitLink>}
      {note !== undefined && <small>{note}</small>}
    </>
  );
}

type LineProps = Cells & {
  line: MatrixLine;
  whole: MatrixProps['whole'];
  stop: GridStop;
  onOpen: (group: string) => void;
};

function MatrixLineRow({ line, whole, stop, onOpen, ...cells }: LineProps) {
  const { columns, isOn, isWhole, onToggle, onWhole, isChanged, lockedWhy } = cells;
  if (line.kind === 'group') {
    const { group } = line;
    const open = () => onOpen(group.key);
    return (
      <tr className="k-matrix__group-line" data-open={line.open || undefined}>
        <GroupHead group={group} open={line.open} onOpen={open} stop={stop(line.key, 0)} />
        {columns.map((column, at) => (
          <GroupCell
            key={column.key}
            {...{ column, group }}
            on={group.rows.map((row) => isOn(column.key, row.key))}
            onOpen={open}
            stop={stop(line.key, at + 1)}
          />
        ))}
      </tr>
    );
  }
  const isTop = line.kind === 'whole';
  const label = isTop ? whole.label : line.row.label;
  return (
    <tr className={isTop ? 'k-matrix__whole-line' : 'k-matrix__row-line'}>
      <th scope="row">
        {label}
        {isTop && <small>{whole.detail}</small>}
      </th>
      {columns.map((column, at) => {
        const why = lockedWhy?.(column.key, isTop ? null : line.key) ?? undefined;
        const fixed = isTop ? onWhole === undefined : onToggle === undefined || isWhole(column.key);
        return (
          <td
            key={column.key}
            data-changed={column.changed || undefined}
            data-edited={isChanged?.(column.key, line.key) || undefined}
          >
            <Tick
              name={`${column.label}: ${label}`}
              checked={isTop ? isWhole(column.key) : isOn(column.key, line.key)}
              locked={fixed || why !== undefined}
              why={why}
              onChange={(on) => (isTop ? onWhole?.(column.key, on) : onToggle?.(column.key, line.key, on))}
              stop={stop(line.key, at + 1)}
            />
          </td>
        );
      })}
    </tr>
  );
}
