import { useEffect, useEffectEvent } from 'react';

const typing = 'input:not([type=file]),textarea,select,[contenteditable=true]';

/** Cells that were copied from a sheet, as a file would have them; null for a text that is none. */
export function sheetOfText(text: string): string | null {
  const cells = text.replace(/[\r\n]+$/, '');
  // Named, since a single column has no mark from which it could be guessed.
  return /[\t\n]/.test(cells) ? `sep=\t\r\n${cells}` : null;
}

type Pasted = {
  /** Cells as text, as soon as they are in the clipboard. */
  onSheet: (content: string) => void;
  onFile: (file: File) => void;
  onOther: () => void;
};

/** Hears what is pasted anywhere on the page, unless it is pasted into a field. */
export function usePastedSheet({ onSheet, onFile, onOther }: Pasted): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (clipboardData === null || (target instanceof Element && target.closest(typing))) return;
    event.preventDefault();
    const text = clipboardData.getData('text/plain');
    const content = sheetOfText(text);
    // A spreadsheet puts a picture of the cells beside their text.
    const [file] = text.trim() === '' ? clipboardData.files : [];
    if (content !== null) onSheet(content);
    else if (file !== undefined) onFile(file);
    else onOther();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
