import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { clampColumnWidth } from './table-model.ts';

/** The right edge of a head, dragged to set the column's width. For the pointer alone: keys use the column settings. */
export function ColumnEdge({ onResize }: { onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const grab = (event: PointerEvent<HTMLSpanElement>) => {
    const head = event.currentTarget.closest('th');
    if (!head) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: head.getBoundingClientRect().width };
  };
  const drag = (event: PointerEvent) => {
    if (start.current) onResize(clampColumnWidth(start.current.width + event.clientX - start.current.x));
  };
  const release = () => {
    start.current = null;
  };
  return (
    <span
      className="k-column-edge"
      aria-hidden
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
