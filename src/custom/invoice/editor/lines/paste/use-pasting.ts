import { useState, type ClipboardEvent } from 'react';
import { useNotify } from 'react-admin';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import type { DraftStore } from '../../draft/draft-store.ts';
import { isBlank } from '../../draft/draft.ts';
import { undoActionOf } from '../../draft/undo-action.ts';
import { placeOfElement, type CellPlace } from '../line-columns.ts';
import { copiedRows } from './copied-rows.ts';
import type { ProductLine } from './pasted-products.ts';
import type { Pasting } from './paste-dialog.tsx';

/** Rows of a sheet on their way into the lines: from a cell, or from the clipboard by the button. */
export function usePasting(store: DraftStore, focus: (place: CellPlace) => void) {
  const [pasting, setPasting] = useState<Pasting | null>(null);
  const notify = useNotify();
  const { dispatch } = store;
  const linesNow = () => store.get().lines;
  const put = (at: number, pasted: readonly ProductLine[]) => {
    setPasting(null);
    dispatch({ type: 'paste_lines', at, lines: pasted });
    notify(lineWords.pasted(pasted.length), { type: 'success', action: undoActionOf(store) });
    focus({ row: at, column: 'name' });
  };
  const begin = (text: string | null, place: CellPlace) => {
    const region = text === null ? null : copiedRows(text);
    const height = region?.length ?? 0;
    const other = linesNow().findIndex(
      ({ kind }, row) => row >= place.row && row < place.row + height && kind !== 'goods',
    );
    if (other !== -1) notify(lineWords.pasteOverOther(other + 1), { type: 'error' });
    else setPasting({ text: region === null ? null : text, ...place });
  };
  // Before the cell itself takes the text: an input would run the rows of a region together.
  const take = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOfElement(event.target);
    const text = event.clipboardData.getData('text');
    if (place === null || copiedRows(text) === null) return;
    event.preventDefault();
    begin(text, place);
  };
  const fromClipboard = async () => {
    const blank = linesNow().findIndex(isBlank);
    const place: CellPlace = { row: blank === -1 ? linesNow().length : blank, column: 'name' };
    // Without permission to read it, the region is pasted into the dialog.
    const text = await navigator.clipboard.readText().catch(() => null);
    begin(text, place);
  };
  return { pasting, close: () => setPasting(null), put, take, fromClipboard };
}
