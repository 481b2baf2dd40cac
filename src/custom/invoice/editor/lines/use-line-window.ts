import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { enterControl, shutCell, type OpenCells } from './cells/open-cells.ts';
import type { CellPlace } from './line-columns.ts';

/** Of a shorter invoice every line is drawn: searching in the page finds them all. */
const MAX_DRAWN_LINES = 60;
/** px; the style sheet has the same. Under fingers a row is as high as what is pressed. */
const ROW_HEIGHT = { mouse: 34, finger: 45 } as const;
const OVERSCAN = 8;
/** px above the table, until it is measured: with less, lines below the screen would be drawn only to be taken away. */
const USUAL_TOP = 700;

// The same functions in each render: with others the places of all lines are computed again.
const ROW_HEIGHTS = { mouse: () => ROW_HEIGHT.mouse, finger: () => ROW_HEIGHT.finger } as const;
const rowKey = (index: number) => index;

const CELL = 'td[tabindex], input, select';

function cellIn(table: HTMLElement, { row, column }: CellPlace): HTMLElement | null {
  const line = table.querySelector(`tr[data-index="${row}"]`);
  const at = (name: string) =>
    line?.querySelector<HTMLElement>(`[data-column="${name}"]:not(:disabled,[aria-disabled])`) ?? null;
  const cell = at(column);
  return cell?.matches(CELL) === true ? cell : at('name');
}

function enter(cell: HTMLElement, cells: OpenCells): void {
  const shut = shutCell(cell);
  if (shut === null) enterControl(cell);
  else cells.enter(shut);
}

type LineWindow = {
  /** How many lines there are. */
  count: number;
  cells: OpenCells;
  /** Whether each line is a card, as high as what stands in it. */
  are_cards: boolean;
};

/**
 * Which lines are drawn, and how a cell gets the focus: of a long invoice only those near the screen are, and the one that is
 * written in, so that five hundred lines are as quick as ten.
 */
export function useLineWindow({ count, cells, are_cards }: LineWindow) {
  const table = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(USUAL_TOP);
  /** The line with the focus. Not a state: moving the focus draws nothing, and where the lines that are drawn change it is asked. */
  const active = useRef<number | null>(null);
  const [wanted, setWanted] = useState<CellPlace | null>(null);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isLong = count > MAX_DRAWN_LINES;

  const extract = useCallback(
    (range: Range) => {
      const rows = new Set(defaultRangeExtractor(range));
      for (const row of [active.current, wanted?.row]) if (row != null && row < range.count) rows.add(row);
      return [...rows].sort((a, b) => a - b);
    },
    [wanted],
  );
  const virtual = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: ROW_HEIGHTS[isTouched ? 'finger' : 'mouse'],
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: extract,
    getItemKey: rowKey,
    // Lines that come into the reserve around the screen are drawn after the frame of the scroll, which a key never waits for.
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const { current } = table;
    if (isLong && current !== null) setTop(Math.round(current.getBoundingClientRect().top + window.scrollY));
  }, [isLong]);

  useLayoutEffect(() => {
    if (wanted === null || table.current === null) return;
    const cell = cellIn(table.current, wanted);
    if (cell === null) return;
    // Its control comes with the next drawing, which has to keep the line.
    active.current = wanted.row;
    setWanted(null);
    enter(cell, cells);
  }, [wanted, count, cells]);

  /** At once where the cell is drawn already: between two lines that stay where they are. */
  const focusNow = useCallback(
    (place: CellPlace) => {
      const cell = table.current === null ? null : cellIn(table.current, place);
      if (cell === null) setWanted(place);
      else enter(cell, cells);
    },
    [cells],
  );

  const items = isLong ? virtual.getVirtualItems() : null;
  const rows = items?.map(({ index }) => index) ?? Array.from({ length: count }, (_, at) => at);
  return {
    table,
    rows,
    /** Gives a cell the focus, once it is drawn; where a line has no such cell, its name. */
    focus: setWanted,
    focusNow,
    noteFocus: (row: number) => {
      active.current = row;
    },
    measure: isLong && are_cards ? virtual.measureElement : undefined,
    /** px that lines which are not drawn would take before `row`; its predecessor among the drawn ones is `before`. */
    gapBefore: (at: number): number => {
      if (items === null) return 0;
      const item = items[at];
      const end = at === 0 ? virtual.options.scrollMargin : (items[at - 1]?.end ?? 0);
      const start = item?.start ?? virtual.getTotalSize() + virtual.options.scrollMargin;
      return Math.max(0, start - end);
    },
  };
}
