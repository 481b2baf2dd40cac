import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#src/views/when-idle.ts';

type Rows = readonly number[];

/**
 * Which of the rows that are wanted are drawn: those that are needed at once, the others one by one between two keys, or all of them
 * where more than a row is missing. A row that is not wanted any more goes together with the next that comes.
 */
export function useDrawnRows(wanted: Rows, isNeeded: (row: number) => boolean): Rows {
  const [before, setDrawn] = useState<Rows>([]);
  const drawn = withNeeded(before, wanted, isNeeded);
  if (drawn !== before) setDrawn(drawn);
  useEffect(() => {
    const next = withOneMore(drawn, wanted);
    if (next === drawn) return;
    let isOver = false;
    whenIdle(() => {
      if (!isOver) startTransition(() => setDrawn(next));
    });
    return () => {
      isOver = true;
    };
  }, [drawn, wanted]);
  return drawn;
}

function withNeeded(drawn: Rows, wanted: Rows, isNeeded: (row: number) => boolean): Rows {
  const has = new Set(drawn);
  const missing = wanted.filter((row) => !has.has(row) && isNeeded(row));
  if (missing.length === 0) return drawn;
  // By wheel or bar, and not by a key that goes on to the next row: what comes after is in view before there is an idle moment.
  if (missing.length > 1 && drawn.length > 0) return wanted;
  return wanted.filter((row) => has.has(row) || isNeeded(row));
}

/** With the one that is nearest to the middle of those that are missing. */
function withOneMore(drawn: Rows, wanted: Rows): Rows {
  const has = new Set(drawn);
  const missing = wanted.filter((row) => !has.has(row));
  const middle = ((wanted[0] ?? 0) + (wanted.at(-1) ?? 0)) / 2;
  const next = missing.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (next === undefined && drawn.length === wanted.length) return drawn;
  return wanted.filter((row) => has.has(row) || row === next);
}
