import type { KeyboardEvent } from 'react';

/** Enter and the arrows, as in a spreadsheet: down and up within a column of a grid of entries. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented, nativeEvent } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || nativeEvent.isComposing) return;
  const isUp = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
  if (!isUp && key !== 'ArrowDown' && key !== 'Enter') return;
  const { column } = event.target instanceof HTMLElement ? event.target.dataset : {};
  if (column === undefined) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)];
  cells[cells.findIndex((cell) => cell === event.target) + (isUp ? -1 : 1)]?.focus();
}
