import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows go to the same column of the next or previous line; a select keeps its own arrows. */
export function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement) || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { row, column } = target.dataset;
  if (row === undefined || column === undefined || (target.tagName === 'SELECT' && event.key !== 'Enter'))
    return;
  event.preventDefault();
  const cell = event.currentTarget.querySelector<HTMLElement>(
    `[data-row="${Number(row) + step}"][data-column="${column}"]:not(:disabled)`,
  );
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}
