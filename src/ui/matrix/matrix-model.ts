type MatrixRow = { key: string; label: string };
export type MatrixGroup = { key: string; label: string; rows: readonly MatrixRow[] };

export type MatrixColumn = {
  key: string;
  label: string;
  /** A muted line under the label ("5 người"). */
  note?: string;
  href?: string;
  /** Something in it differs from what is saved. */
  changed?: boolean;
};

/** One line of the table as drawn: the row for everything, a group, or a row of an expanded group. */
export type MatrixLine =
  | { kind: 'whole'; key: string }
  | { kind: 'group'; key: string; group: MatrixGroup; open: boolean }
  | { kind: 'row'; key: string; group: MatrixGroup; row: MatrixRow };

export const wholeKey = '*';

/** The lines from top to bottom; the rows of one group at most are among them. */
export function matrixLines(groups: readonly MatrixGroup[], open: string | null): MatrixLine[] {
  return [
    { kind: 'whole', key: wholeKey },
    ...groups.flatMap((group): MatrixLine[] => [
      { kind: 'group', key: `group ${group.key}`, group, open: group.key === open },
      ...(group.key === open
        ? group.rows.map((row): MatrixLine => ({ kind: 'row', key: row.key, group, row }))
        : []),
    ]),
  ];
}

export type Place = { line: string; column: number };

/** Column 0 holds words; only a group's can be pressed, and so only there the focus can stand. */
const isStop = (line: MatrixLine, column: number) => column > 0 || line.kind === 'group';

type Step = { dx: number; dy: number };
const steps: Record<string, Step> = {
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
};

/** Where a key leads from a place (ARIA grid pattern); null when the key is none of the grid's or leads nowhere. */
export function movePlace(
  lines: readonly MatrixLine[],
  columns: number,
  from: Place,
  key: string,
  ctrl: boolean,
): Place | null {
  const at = lines.findIndex((line) => line.key === from.line);
  const find = (x: number, y: number, { dx, dy }: Step): Place | null => {
    for (let [column, row] = [x, y]; column >= 0 && column <= columns; column += dx, row += dy) {
      const line = lines[row];
      if (line === undefined) return null;
      if (isStop(line, column)) return { line: line.key, column };
    }
    return null;
  };
  const step = steps[key];
  if (step !== undefined) return find(from.column + step.dx, at + step.dy, step);
  if (key === 'Home') return find(0, ctrl ? 0 : at, { dx: 1, dy: 0 });
  if (key === 'End') return find(columns, ctrl ? lines.length - 1 : at, { dx: -1, dy: 0 });
  return null;
}
