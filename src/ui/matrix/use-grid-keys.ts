import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { movePlace } from './matrix-model.ts';
import type { MatrixLine, Place } from './matrix-model.ts';

const nameOf = ({ line, column }: Place) => `${line}/${column}`;

/** One tab stop for the whole grid: arrows, Home and End move the focus inside of it (ARIA grid pattern). */
export function useGridKeys(lines: readonly MatrixLine[], columns: number) {
  const grid = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState<Place | null>(null);
  const first: Place = { line: lines[0]?.key ?? '', column: 1 };
  const isThere = last !== null && last.column <= columns && lines.some(({ key }) => key === last.line);
  const active = isThere ? last : first;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const next = movePlace(lines, columns, active, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(nameOf(next))}"]`)?.focus();
  };

  /** Attributes of the element that takes the focus in a cell. */
  const stop = (line: string, column: number) => ({
    'data-place': nameOf({ line, column }),
    tabIndex: nameOf(active) === nameOf({ line, column }) ? 0 : -1,
    onFocus: () => setLast({ line, column }),
  });

  return { grid, onKeyDown, stop };
}

export type GridStop = ReturnType<typeof useGridKeys>['stop'];
