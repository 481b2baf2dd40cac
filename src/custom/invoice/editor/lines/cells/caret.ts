/** Whether all of a field's text is selected, as it is when it was reached by the keyboard; also of an empty one. */
export function isAllSelected(field: EventTarget | null): boolean {
  if (field instanceof HTMLSelectElement) return true;
  if (!(field instanceof HTMLInputElement)) return false;
  // Of a date there is none: its arrows go between day, month and year.
  const { selectionStart, selectionEnd, value } = field;
  return selectionStart === 0 && selectionEnd === value.length;
}

/**
 * Where an arrow leaves a cell for the one beside it, as in a spreadsheet: from a text that is selected as a whole, and from its
 * first or last place. -1 to the left, 1 to the right; null where the caret moves within the text.
 */
export function stepOutOf(field: EventTarget | null, key: string): -1 | 1 | null {
  const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : null;
  if (by === null || isAllSelected(field)) return by;
  if (!(field instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd, value } = field;
  const edge = by === -1 ? 0 : value.length;
  return selectionStart === edge && selectionEnd === edge ? by : null;
}
