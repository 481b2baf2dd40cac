import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { clampColumnWidth } from '../table-model.ts';
import { listWords } from '../../words/list.ts';

type ColumnWidthEntryProps = {
  label: string;
  /** px; null is automatic. */
  width: number | null;
  onChange: (width: number | null) => void;
};

/** A width in px, taken on leaving or Enter; empty is 'tự động'. Text that is no number puts the old width back. */
export function ColumnWidthEntry({ label, width, onChange }: ColumnWidthEntryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft === null) return;
    setDraft(null);
    const text = draft.trim();
    const next = text === '' ? null : /^\d+$/.test(text) ? clampColumnWidth(Number(text)) : width;
    if (next !== width) onChange(next);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <span className="k-control k-columns__width">
      <input
        data-control="width"
        inputMode="numeric"
        aria-label={listWords.columns.width(label)}
        placeholder={listWords.columns.automatic}
        value={draft ?? (width === null ? '' : String(width))}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={pressKey}
      />
    </span>
  );
}
