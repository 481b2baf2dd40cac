import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { formatNumber } from '../format/number.ts';
import { acceptsKey, caretAfterGrouping, readEntry, showEntry, valueOfEntry } from './number-entry.ts';
import type { NumberKind } from './number-entry.ts';

type Entry = { value: string; onChange?: (value: string) => void; kind: NumberKind; decimals: number };

/** The value in the display style, null where just that is typed: shown beside, so that 1.500 is never mistaken. */
function echoOf(value: string, shown: string): string | null {
  const display = formatNumber(value);
  return value === '' || display === shown ? null : display;
}

/** Holds what is being typed ("12.", "-") beside the decimal string it stands for, and keeps the caret through grouping. */
export function useNumberEntry({ value, onChange, kind, decimals }: Entry) {
  const [draft, setDraft] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const entry = valueOfEntry(draft) === value ? draft : value;
  const shown = showEntry(kind, entry);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    const next = readEntry(kind, text, decimals);
    if (next === null) return;
    caret.current = caretAfterGrouping(text.slice(0, selectionStart ?? text.length), showEntry(kind, next));
    setDraft(next);
    onChange?.(valueOfEntry(next));
  };

  const guardKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
    if (!isShortcut && !acceptsKey(kind, event.key)) event.preventDefault();
  };

  const settle = () => setDraft(value);
  const put = (next: string) => {
    setDraft(next);
    onChange?.(next);
  };

  return { input, shown, echo: echoOf(value, shown), change, guardKey, settle, put };
}
