import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import type { LineFocus } from './use-line-focus.ts';
import { useDrawnRows } from './use-drawn-rows.ts';

/** Of a shorter invoice every line is drawn: searching in the page finds them all. */
const MAX_DRAWN_LINES = 60;
/** px; the style sheet has the same. Under fingers a row is as high as what is pressed. */
const ROW_HEIGHT = { mouse: 34, finger: 45 } as const;
const OVERSCAN = 8;
/** So many lines beyond the screen are drawn with it; the rest of the reserve follows when the browser has time. */
const NEAR = 2;
/** px above the table, until it is measured: with less, lines below the screen would be drawn only to be taken away. */
const USUAL_TOP = 700;
/** ms; the virtualizer draws all again when scrolling has ended: not between two keys that each scroll by a line. */
const SCROLL_END_MS = 2_000;

// The same functions in each render: with others the places of all lines are computed again.
const ROW_HEIGHTS = { mouse: () => ROW_HEIGHT.mouse, finger: () => ROW_HEIGHT.finger } as const;
const rowKey = (index: number) => index;

const NO_ROWS: readonly number[] = [];

type LineWindow = {
  /** How many lines there are. */
  count: number;
  focus: LineFocus;
  /** Whether each line is a card, as high as what is in it. */
  are_cards: boolean;
};

/**
 * Which lines are drawn: of a long invoice only those near the screen, and the one that is written in, so that five hundred lines
 * are as quick as ten.
 */
export function useLineWindow({ count, focus, are_cards }: LineWindow) {
  const { table, active, wanted, enterWanted } = focus;
  const [top, setTop] = useState(USUAL_TOP);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isLong = count > MAX_DRAWN_LINES;

  const extract = useCallback(
    (range: Range) => {
      const rows = new Set(defaultRangeExtractor(range));
      for (const row of [active.current, wanted?.row]) if (row != null && row < range.count) rows.add(row);
      return [...rows].sort((a, b) => a - b);
    },
    [active, wanted],
  );
  const virtual = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: ROW_HEIGHTS[isTouched ? 'finger' : 'mouse'],
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: extract,
    getItemKey: rowKey,
    isScrollingResetDelay: SCROLL_END_MS,
    // Lines that come into the reserve around the screen are drawn after the frame of the scroll, which a key never waits for.
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const { current } = table;
    if (isLong && current !== null) setTop(Math.round(current.getBoundingClientRect().top + window.scrollY));
  }, [isLong, table]);

  useLayoutEffect(() => enterWanted(), [enterWanted, count]);

  const drawn = useDrawnRows(isLong ? virtual.getVirtualIndexes() : NO_ROWS, (row) => {
    const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
    const isNear = row >= startIndex - NEAR && row <= endIndex + NEAR;
    return isNear || row === active.current || row === wanted?.row;
  });
  const rows = isLong ? drawn : Array.from({ length: count }, (_, at) => at);
  const placeOf = (row: number | undefined) =>
    row === undefined ? undefined : virtual.measurementsCache[row];
  return {
    rows,
    measure: isLong && are_cards ? virtual.measureElement : undefined,
    /** px that lines which are not drawn would take before `row`; its predecessor among the drawn ones is `before`. */
    gapBefore: (at: number): number => {
      if (!isLong) return 0;
      const end = placeOf(rows[at - 1])?.end ?? virtual.options.scrollMargin;
      const start = placeOf(rows[at])?.start ?? virtual.getTotalSize() + virtual.options.scrollMargin;
      return Math.max(0, start - end);
    },
  };
}
